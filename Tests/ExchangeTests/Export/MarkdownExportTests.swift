import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Tables by month. Today is Tuesday, 10 February 2026.
struct MarkdownExportTests {
    private static func library() throws -> Library {
        try .holding(
            .habit(
                1, "Run", planned: .on(.monday, .wednesday, .friday), created: "2026-02-02",
                goal: "at least 5 km", done: ["2026-02-02"], skipped: ["2026-02-06"],
                amounts: [("2026-02-02", "6"), ("2026-02-04", "2.5")]),
            .event(2, "a|b*", in: .work, done: ["2026-02-03"]),
            .habit(
                3, "Old", in: .work, created: "2025-12-31", status: .archived(since: "2026-01-01"),
                done: ["2025-12-31"], notes: [("2026-02-28", "Come_back")]))
    }

    /// A line of a table, its cells by the numbers of the days.
    private func row(_ title: String, _ signs: [Int: String], of days: Int, _ total: String) -> String {
        "| \(title) |" + (1...days).map { " \(signs[$0] ?? "") |" }.joined() + " \(total) |"
    }

    @Test("EXP-4: a table for each month with anything in it, the newest first, then its notes")
    func page() throws {
        let february = "Sun Mon Tue Wed Thu Fri Sat".split(separator: " ")
        let december = "Mon Tue Wed Thu Fri Sat Sun".split(separator: " ")
        func heads(_ week: [Substring], _ days: Int) -> [Int: String] {
            Dictionary(uniqueKeysWithValues: (1...days).map { ($0, "\($0) \(week[($0 - 1) % 7])") })
        }
        func rule(_ days: Int) -> String {
            "| :-- |" + String(repeating: " :-: |", count: days) + " --: |"
        }
        #expect(
            try Self.library().exported(as: .markdown, today: "2026-02-10").split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init) == [
                "# Trackers", "", "✓ done, ◐ begun, ✗ missed, – off", "", "## February 2026", "",
                row("Tracker", heads(february, 28), of: 28, "Total"), rule(28),
                row("🙂 Run", [2: "✓", 4: "◐", 6: "–", 9: "✗"], of: 28, "1; 8.5 km"),
                row("🙂 a\\|b\\*", [3: "✓"], of: 28, "1"), "", "- 28 Feb, 🙂 Old: Come\\_back", "",
                "## December 2025", "", row("Tracker", heads(december, 31), of: 31, "Total"), rule(31),
                row("🙂 Old", [31: "✓"], of: 31, "1"), "",
            ])
    }

    @Test("EXP-4: today is no missed day while it lasts")
    func today() throws {
        let library = try Library.holding(.habit(1, "Run", created: "2026-02-08", done: ["2026-02-09"]))
        let table = try library.exported(as: .markdown, today: "2026-02-10")
        #expect(table.contains("\n" + row("🙂 Run", [8: "✗", 9: "✓"], of: 28, "1") + "\n"))
    }

    @Test("EXP-4: in Russian every word is Russian")
    func russian() throws {
        let page = try Self.library().exported(as: .markdown, today: "2026-02-10", .russian)
        #expect(
            page.hasPrefix(
                "# Трекеры\n\n✓ сделано, ◐ начато, ✗ не сделано, – не нужно\n\n## Февраль 2026\n\n| Трекер | 1 Вс |"
            ))
        #expect(page.contains(" | Всего |\n") && page.contains("| 1; 8,5 km |"))
        #expect(page.contains("\n- 28 фев, 🙂 Old: ") && page.contains("\n## Декабрь 2025\n"))
    }

    @Test("EXP-4: without a day the page says so")
    func empty() throws {
        #expect(try Library(id: 1).exported(as: .markdown) == "# Trackers\n\nThere are no days yet.\n")
        #expect(
            try Library(id: 1).exported(as: .markdown, .russian) == "# Трекеры\n\nДней пока нет.\n")
    }

    @Test("EXP-4: whatever a name or a note holds, every line of the table has as many cells")
    func hostile() throws {
        var names = HostileNames(seed: 4)
        for _ in 0..<200 {
            let (name, note) = (names.next(), names.next())
            let library = try Library.holding(
                .habit(
                    1, name, created: "2026-03-08", done: ["2026-03-08"], notes: [(Day("2026-03-08"), note)]))
            let lines = try library.exported(as: .markdown).split(separator: "\n").map(String.init)
            let tables = lines.filter { $0.hasPrefix("|") }
            try #require(tables.count == 3 && lines.count == 7, "\(name), \(note)")
            #expect(tables.allSatisfy { Self.cells($0) == 33 }, "\(name)")
            let unescaped = lines[6].drop { $0 != ":" }
            #expect(Self.plainSigns(in: tables[2]).isDisjoint(with: Self.special), "\(name)")
            #expect(Self.plainSigns(in: String(unescaped)).isDisjoint(with: Self.special), "\(note)")
        }
    }

    private static let special = Set("`*_[]<>~#&$=^".utf8)

    /// The cells of a line as GitHub counts them: a stroke behind a backslash ends none.
    private static func cells(_ line: String) -> Int {
        plainBytes(of: line).count { $0 == UInt8(ascii: "|") } - 1
    }

    private static func plainSigns(in line: String) -> Set<UInt8> { Set(plainBytes(of: line)) }

    /// The bytes but for those that a backslash makes plain text.
    private static func plainBytes(of line: String) -> [UInt8] {
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in line.utf8 {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            if !isEscaped { plain.append(byte) }
            isEscaped = false
        }
        return plain
    }
}
