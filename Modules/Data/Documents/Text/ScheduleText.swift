internal import TrackerDomain

/// A schedule as text: the codes of its weekdays, Monday first, joined by commas.
struct ScheduleText {
    let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    init?(documentText text: String) {
        self.init(documentText: Array(text.utf8)[...])
    }

    init?(documentText text: ArraySlice<UInt8>) {
        var bits: UInt8 = 0
        var start = text.startIndex
        // A code has three letters, with a comma before the next one.
        while text.endIndex - start >= 3 {
            guard let weekday = Self.codes.firstIndex(of: Self.number(text[start..<start + 3])) else {
                return nil
            }
            bits |= 1 << UInt8(weekday)
            start += 3
            if start == text.endIndex {
                schedule = .weekdays(WeekdaySet(rawValue: bits))
                return
            }
            guard text[start] == UInt8(ascii: ",") else { return nil }
            start += 1
        }
        return nil
    }

    /// Of the weekdays, Monday first.
    private static let codes = Weekday.allCases.map { number($0.code.utf8) }

    /// Some letters as one number.
    private static func number(_ code: some Sequence<UInt8>) -> Int {
        var number = 0
        for letter in code { number = number << 8 | Int(letter) }
        return number
    }

    var documentText: String {
        schedule.weekdays.members.map(\.code).joined(separator: ",")
    }
}
