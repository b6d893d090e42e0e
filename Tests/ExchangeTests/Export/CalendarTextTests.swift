import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// What RFC 5545 asks of lines, and what calendars make of the days of months.
struct CalendarTextTests {
    @Test(
        "EXP-5: no line is longer than 75 bytes or tears a character; unfolded and unescaped, texts are what they were"
    )
    func folding() throws {
        var names = HostileNames(seed: 5)
        var folded = 0
        for _ in 0..<200 {
            let name = names.next()
            let note = (0..<12).map { _ in names.next() }.joined(separator: " ")
            let library = try Library.holding(
                .habit(1, name, done: ["2026-03-02"], notes: [(Day("2026-03-02"), note)]))
            let calendar = PlainCalendar(try library.exported(as: .ics))
            for line in calendar.physicalLines {
                #expect(line.count <= 75 && String(validating: line, as: UTF8.self) != nil)
                #expect(!line.contains(0x0A) && !line.contains(0x0D))
            }
            folded += calendar.physicalLines.count - calendar.lines.count
            try #require(calendar.components.count == 2)
            #expect(Self.plain(calendar.components[0]["SUMMARY"]) == Array("🙂 \(name)".utf8), "\(name)")
            #expect(Self.plain(calendar.components[1]["DESCRIPTION"]) == Array(note.utf8), "\(note)")
        }
        #expect(folded > 200)
    }

    @Test("EXP-5: a line of 75 bytes is whole, one of 76 is two", arguments: [(57, 0), (58, 1)])
    func limit(letters: Int, folds: Int) throws {
        // DESCRIPTION: has 12 bytes; 6 km and the end of its line, written as two, have 6.
        let note = String(repeating: "n", count: letters)
        let library = try Library.holding(
            .habit(
                1, goal: "at least 5 km", amounts: [("2026-03-02", "6")], notes: [(Day("2026-03-02"), note)]))
        let calendar = PlainCalendar(try library.exported(as: .ics))
        #expect(calendar.physicalLines.count - calendar.lines.count == folds)
        #expect(calendar.physicalLines.map(\.count).max() == 75)
    }

    /// All sets of the days that some months lack, with and without others: 28 alone falls in every month.
    @Test("EXP-5: days that a month lacks fall on its last day in calendars, too", arguments: 1..<64)
    func monthEnds(bits: Int) throws {
        let numbers = [1, 15, 28, 29, 30, 31].enumerated().filter { bits & 1 << $0.offset != 0 }.map(
            \.element)
        let library = try Library.holding(
            .habit(1, planned: .monthDays(MonthDaySet(numbers)), created: "2027-01-01"))
        let rule = try #require(PlainCalendar(library.exported(as: .ics)).components.first?["RRULE"])
        // Three years, with a leap year in the middle.
        for month in 0..<36 {
            let month = Month(year: 2027, month: 1).adding(month)
            let expected = Set(numbers.map { min($0, month.length) })
            #expect(Self.days(of: rule, in: month) == expected, "\(rule), \(month.iso)")
        }
    }

    /// The days of BYMONTHDAY in a month, of which BYSETPOS chooses some (RFC 5545, 3.3.10).
    private static func days(of rule: String, in month: Month) -> Set<Int> {
        func numbers(_ part: String) -> [Int]? {
            rule.split(separator: ";").first { $0.hasPrefix(part + "=") }?.dropFirst(part.count + 1)
                .split(separator: ",").compactMap { Int($0) }
        }
        let days = Set((numbers("BYMONTHDAY") ?? []).map { $0 < 0 ? month.length + 1 + $0 : $0 })
            .filter { $0 <= month.length }.sorted()
        guard let places = numbers("BYSETPOS") else { return Set(days) }
        let indices = places.map { $0 < 0 ? days.count + $0 : $0 - 1 }
        return Set(indices.filter(days.indices.contains).map { days[$0] })
    }

    private static func plain(_ value: String?) -> [UInt8] {
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in (value ?? "").utf8 {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            plain.append(isEscaped && byte == UInt8(ascii: "n") ? 0x0A : byte)
            isEscaped = false
        }
        return plain
    }
}
