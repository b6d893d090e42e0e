internal import TrackerDomain

/// What one device did on a day: how often it marked it, or how often it added to its amount.
struct DaySource: Hashable, Comparable {
    let device: DeviceID
    let count: Int

    static func < (left: DaySource, right: DaySource) -> Bool {
        (left.device, left.count) < (right.device, right.count)
    }
}

/// The days of one set or of one kind of values, by what did them: `k7q2 2026: p3xx k7q2 11:3,5 k7q2/2 11:9`.
///
/// The first source, or the first after a year, did all days that are shown and listed for none.
struct SourceLine {
    /// How a source is written.
    struct Syntax {
        /// Between the device and the count.
        let sign: Unicode.Scalar
        /// The count that is left out.
        let usual: Int

        /// A day is odd if it is marked, even if the mark was taken away.
        static let marks = Syntax(sign: "/", usual: 1)
        /// A count of 0 stands for a value that was set once, on that day.
        static let values = Syntax(sign: "=", usual: 0)

        fileprivate func word(_ source: DaySource) -> String {
            source.device.text + (source.count == usual ? "" : "\(sign)\(source.count)")
        }

        fileprivate func source(_ word: ArraySlice<UInt8>, _ numbers: inout FactNumbers) -> DaySource? {
            guard let device = numbers.device(word.prefix(4)) else { return nil }
            let rest = word.dropFirst(4)
            guard let first = rest.first else { return DaySource(device: device, count: usual) }
            guard first == UInt8(ascii: sign), let count = FactNumbers.count(rest.dropFirst()), count > 0,
                count != usual
            else { return nil }
            return DaySource(device: device, count: count)
        }
    }

    private(set) var usual: DaySource?
    private(set) var ofYears: [Int: DaySource] = [:]
    private(set) var listed: [DaySource: DaySet] = [:]

    // MARK: Writing

    /// - Parameters:
    ///   - alone: The days that would be of a source if they were not listed.
    ///   - others: The days to list in any case.
    init(alone: [DaySource: DaySet], others: [DaySource: DaySet]) {
        listed = others
        let first = alone.values.compactMap(\.first).min()
        guard let first, let last = alone.values.compactMap(\.last).max() else { return }
        let sources = alone.keys.sorted()
        for year in first.year...last.year {
            var most = 0
            for source in sources {
                let count = alone[source]!.count(in: year.days)
                if count > most { (most, ofYears[year]) = (count, source) }
            }
        }
        var years: [DaySource: Int] = [:]
        for source in ofYears.values { years[source, default: 0] += 1 }
        usual = sources.max { (years[$0, default: 0], $1) < (years[$1, default: 0], $0) }
        for (source, days) in alone {
            var rest = days
            for (year, first) in ofYears where first == source { rest.subtract(days.intersection(year.days)) }
            if !rest.isEmpty { listed[source, default: DaySet()].formUnion(rest) }
        }
        ofYears = ofYears.filter { $0.value != usual }
    }

    func words(_ syntax: Syntax) -> String {
        var years = ofYears.mapValues { " " + syntax.word($0) }
        for (source, days) in listed.sorted(by: { $0.key < $1.key }) {
            for (key, text) in YearText.write(days) {
                guard let year = Int(key.text) else { continue }
                years[year, default: ""] += " " + syntax.word(source) + " " + text.text
            }
        }
        let texts = years.sorted { $0.key < $1.key }.map { " \($0.key):\($0.value)" }
        return (usual.map { " " + syntax.word($0) } ?? "") + texts.joined()
    }

    // MARK: Reading

    /// Reads the words up to a separator; nil if they are invalid.
    init?(_ line: inout StepLine, _ syntax: Syntax, _ numbers: inout FactNumbers) {
        var (year, source): (Int?, DaySource?) = (nil, nil)
        /// The days of the source in this year.
        var days = DaySet()
        var hasDays = false
        /// Ends the words of a source; false if one without days does not come first.
        func end() -> Bool {
            guard let ended = source else { return true }
            source = nil
            if !days.isEmpty {
                listed[ended, default: DaySet()].formUnion(days)
                (days, hasDays) = (DaySet(), true)
                return true
            }
            if let year {
                guard !hasDays, ofYears.updateValue(ended, forKey: year) == nil else { return false }
            } else {
                guard usual == nil else { return false }
                usual = ended
            }
            return true
        }
        while let word = line.nextSlice() {
            if word.count == 5, word.last == UInt8(ascii: ":") {
                guard end(), let next = YearText.year(word.dropLast()), next > year ?? 0 else { return nil }
                (year, hasDays) = (next, false)
            } else if word.dropFirst(2).first == UInt8(ascii: ":") {
                guard let year, source != nil, YearText.read(word, year: year, into: &days) else {
                    return nil
                }
            } else {
                guard end(), let next = syntax.source(word, &numbers) else { return nil }
                source = next
            }
        }
        guard end() else { return nil }
    }
}

extension Int {
    /// The days of this year.
    var days: ClosedRange<Day> { Month(year: self, month: 1).first...Month(year: self, month: 12).last }
}
