import TrackerDomain
import TrackerPresentation

/// The last operands of a line that may be an amount: `0.5 l` of `tracker done Water 0.5 l`.
struct AmountTail {
    enum Reading {
        case amount(AmountEdit)
        /// A number that can be read in two ways, or has a `k` behind it.
        case doubt(WordError)
        /// No amount, though it begins like one: `1000001`, `1e3`.
        case refused(WordError)
    }

    /// The operands before it.
    let trackers: [String]
    let words: [String]
    let reading: Reading

    /// Returns nil if no operand but the first begins like a number.
    init?(_ operands: [String], _ language: Language) {
        guard let start = operands.dropFirst().firstIndex(where: \.beginsLikeNumber) else { return nil }
        (trackers, words) = (Array(operands[..<start]), Array(operands[start...]))
        let text = words.joined(separator: " ")
        do throws(WordError) {
            reading = .amount(try AmountWord.edit(text, language))
        } catch {
            switch error {
            case .doubtfulAmount, .shortThousands: reading = .doubt(error)
            case .amount: reading = .refused(Self.faultOfDate(text) ?? error)
            case .day, .days, .noSuchDay, .noSuchMonth, .dayOutOfRange, .month, .monthOutOfRange, .year,
                .yearOutOfRange, .schedule, .anyDayOrOne, .rule, .period, .daysDescend, .tooManyDays,
                .unit, .noUnit, .goal, .color, .time:
                reading = .refused(error)
            }
        }
    }

    /// The fault of a date that no calendar has; nil for other words.
    private static func faultOfDate(_ text: String) -> WordError? {
        do throws(WordError) { _ = try DayWord.day(text, today: Day(0)) } catch {
            if case .day = error { return nil }
            return error
        }
        return nil
    }

    /// The amount before words that are whole names; nil if there are none.
    ///
    /// - Parameter named: The tracker that each word could be.
    func beforeTrackers(_ named: [Tracker?], _ language: Language) -> AmountTail? {
        let others = zip(words, named).reversed().prefix { word, tracker in tracker?.isExactly(word) == true }
        guard !others.isEmpty, let tail = AmountTail(trackers + words.dropLast(others.count), language),
            case .amount = tail.reading
        else { return nil }
        return tail
    }

    var text: String { words.joined(separator: " ") }

    /// The number of days if it is one of days ago, as `-3` is; nil for any other.
    var daysAgo: Int? {
        guard words.count == 1, let number = Int(words[0]), (-31 ... -1).contains(number),
            words[0] == "\(number)"
        else { return nil }
        return -number
    }

    /// Whether it is a date as well, as `18.11` is.
    var isDate: Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int(digits: $0, 2...2) != nil } && Twin.readsAsDay(text)
    }

    /// True if the amount can be told in the unit of a goal; a doubtful one might be.
    func isMeasured(in unit: String) -> Bool {
        switch reading {
        case .amount(let edit): edit.isMeasured(in: unit)
        case .doubt: true
        case .refused: false
        }
    }
}

extension String {
    /// Whether it begins with a digit, or with signs of a number before one: `5km`, `-250`, `.5`.
    var beginsLikeNumber: Bool {
        var bytes = utf8[...]
        if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") { bytes = bytes.dropFirst() }
        if bytes.first == UInt8(ascii: ".") || bytes.first == UInt8(ascii: ",") { bytes = bytes.dropFirst() }
        return bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
}
