import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Whatever words, order, shape and signs a table is kept in, its days are those of the marks in it.
struct TablePropertyTests {
    enum Shape: CaseIterable {
        case long, wide, across
    }

    /// What a habit has on a day.
    private struct Entry: Hashable, Comparable {
        let habit: String
        let day: Day
        let isSkip: Bool

        static func < (left: Entry, right: Entry) -> Bool {
            (left.habit, left.day, left.isSkip ? 1 : 0) < (right.habit, right.day, right.isSkip ? 1 : 0)
        }
    }

    /// Rows of cells, the first of which are headings, and what they say.
    private struct Table {
        var rows: [[String]]
        var said: Set<Entry>
        /// The row and the column of a cell that holds a mark.
        var marks: [(row: Int, column: Int)] = []
        /// The habits and the days of rows, which a fault in one may change.
        var scope: [Int: (habits: Set<String>, days: Set<Day>)] = [:]
    }

    private static let habits = ["Run", "Read a book", "Бег", "Swim", "Call Mum"]
    private static let days = (3...20).map { Day(year: 2026, month: 11, day: $0)! }

    /// A mark or nothing, and a word for it.
    private static func word(
        _ random: inout SeededRandom, allowsNumbers: Bool
    ) -> (meaning: MarkWord.Meaning, text: String) {
        let row = MarkWord.all.filter { $0.meaning != .rest && $0.meaning != .calculated }.randomElement(
            using: &random)!
        if allowsNumbers, row.meaning == .done, Bool.random(using: &random) { return (.done, "1") }
        if allowsNumbers, row.meaning == .notDone, Bool.random(using: &random) { return (.notDone, "0") }
        let word = row.all.randomElement(using: &random)!
        let texts = [word, word.uppercased(), word.lowercased(), " \(word) "]
        return (row.meaning, texts.randomElement(using: &random)!)
    }

    private static func date(_ day: Day, _ form: Int) -> String {
        let parts = day.iso.split(separator: "-").compactMap { Int($0) }
        let (year, month, number) = (parts[0], parts[1], parts[2])
        switch form {
        case 0: return day.iso
        case 1: return "\(number) Nov \(year)"
        case 2: return "\(number).\(month).\(year)"
        case 3: return "\(month)/\(number)/\(year) 21:30"
        default: return "Saturday, November \(number), \(year)"
        }
    }

    private static func table(_ shape: Shape, _ random: inout SeededRandom) -> Table {
        let habits = Array(Self.habits.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
        let days = Self.days.shuffled(using: &random)
        let form = Int.random(in: 0...4, using: &random)
        let allowsNumbers = Bool.random(using: &random)
        var table = Table(rows: [], said: [])
        func said(_ meaning: MarkWord.Meaning, _ habit: String, _ day: Day) -> Set<Entry> {
            switch meaning {
            case .done: [Entry(habit: habit, day: day, isSkip: false)]
            case .skipped: [Entry(habit: habit, day: day, isSkip: true)]
            default: []
            }
        }
        func add(_ meaning: MarkWord.Meaning, _ habit: String, _ day: Day, row: Int, column: Int) {
            table.said.formUnion(said(meaning, habit, day))
            table.scope[row, default: ([], [])].habits.insert(habit)
            table.scope[row]?.days.insert(day)
            table.marks.append((row, column))
        }
        switch shape {
        case .long:
            let heading = [
                ["Date", "DAY", "дата", "entry_date"].randomElement(using: &random)!,
                ["Habit", "name", "Привычка", "Title"].randomElement(using: &random)!,
                ["Value", "status", "Отметка", "result"].randomElement(using: &random)!,
            ]
            table.rows.append(heading)
            for day in days {
                for habit in habits where Int.random(in: 0..<4, using: &random) > 0 {
                    let (meaning, text) = word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: table.rows.count, column: 2)
                    table.rows.append([date(day, form), habit, text])
                }
            }
        case .wide:
            table.rows.append([["Date", "Timestamp", "День"].randomElement(using: &random)!] + habits)
            for day in days {
                var row = [date(day, form)]
                for habit in habits {
                    let (meaning, text) = word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: table.rows.count, column: row.count)
                    row.append(text)
                }
                table.rows.append(row)
            }
        case .across:
            table.rows.append(["Habit"] + days.map { date($0, form) })
            for habit in habits {
                var row = [habit]
                for day in days {
                    let (meaning, text) = word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: table.rows.count, column: row.count)
                    row.append(text)
                }
                table.rows.append(row)
            }
        }
        return table
    }

    /// The bytes of a table, with columns in any order, empty ones and helpers among them.
    private static func text(_ table: Table, _ random: inout SeededRandom) -> String {
        var rows = table.rows
        let width = rows[0].count
        if Bool.random(using: &random) {
            let helper = ["Weekday", "Total", "№"].randomElement(using: &random)!
            for index in rows.indices { rows[index].insert(index == 0 ? helper : "7", at: width) }
        }
        if Bool.random(using: &random) {
            for index in rows.indices { rows[index].insert("", at: width) }
        }
        // The names stand before the days.
        let order =
            table.rows[0][0] == "Habit" && table.rows.count < 6
            ? Array(rows[0].indices) : rows[0].indices.shuffled(using: &random)
        rows = rows.map { row in row.count == order.count ? order.map { row[$0] } : row }
        let separator = [",", ";", "\t"].randomElement(using: &random)!
        let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random)!
        var lines = rows.map { row in
            row.map { cell in
                cell.contains(separator) || Int.random(in: 0..<5, using: &random) == 0 ? "\"\(cell)\"" : cell
            }.joined(separator: separator)
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let blank =
                Bool.random(using: &random) ? "" : String(repeating: separator, count: order.count - 1)
            lines.insert(blank, at: Int.random(in: 1...lines.count, using: &random))
        }
        let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
        return mark + lines.joined(separator: lineEnd) + (Bool.random(using: &random) ? lineEnd : "")
    }

    private static func entries(_ brought: Brought) -> Set<Entry> {
        var entries: Set<Entry> = []
        for tracker in brought.library.trackers {
            for day in tracker.marks { entries.insert(Entry(habit: tracker.name, day: day, isSkip: false)) }
            for day in tracker.skips { entries.insert(Entry(habit: tracker.name, day: day, isSkip: true)) }
        }
        return entries
    }

    @Test(
        "TAB-1, TAB-2, TAB-9: the days are those of the words, in any shape, order, case and language",
        arguments: Shape.allCases)
    func days(shape: Shape) throws {
        for seed in 0..<UInt64(Torture.tries(brief: 150, full: 1000)) {
            var random = SeededRandom(seed: seed)
            let table = Self.table(shape, &random)
            guard !table.said.isEmpty else { continue }
            let text = Self.text(table, &random)
            let brought = try #require(try? Brought(text), "\(shape) \(seed)\n\(text)")
            #expect(Self.entries(brought) == table.said, "\(shape) \(seed)\n\(text)")
        }
    }

    @Test("TAB-9, TAB-16: with rows and columns exchanged, a table says the same")
    func exchanged() throws {
        for seed in 0..<UInt64(Torture.tries(brief: 150, full: 1000)) {
            var random = SeededRandom(seed: seed)
            let wide = Self.table(.wide, &random)
            guard !wide.said.isEmpty else { continue }
            var across = wide
            across.rows = wide.rows[0].indices.map { column in wide.rows.map { $0[column] } }
            across.rows[0][0] = "Habit"
            let text = Self.text(across, &random)
            let brought = try #require(try? Brought(text), "\(seed)\n\(text)")
            #expect(Self.entries(brought) == wide.said, "\(seed)\n\(text)")
        }
    }

    @Test(
        "TAB-1, TAB-21: a text that is in no list, and a cell too many or too few, change nothing but their line",
        arguments: Shape.allCases)
    func faults(shape: Shape) throws {
        for seed in 0..<UInt64(Torture.tries(brief: 150, full: 1000)) {
            var random = SeededRandom(seed: seed)
            var table = Self.table(shape, &random)
            guard let place = table.marks.randomElement(using: &random) else { continue }
            let kind = Int.random(in: 0...2, using: &random)
            switch kind {
            case 0: table.rows[place.row][place.column] = "qwertz"
            case 1: table.rows[place.row].remove(at: place.column)
            default: table.rows[place.row].insert("yes", at: place.column)
            }
            let text = table.rows.map { $0.joined(separator: ";") }.joined(separator: "\n") + "\n"
            let scope = table.scope[place.row] ?? ([], [])
            func isOfLine(_ entry: Entry) -> Bool {
                scope.habits.contains(entry.habit) && scope.days.contains(entry.day)
            }
            for keepGoing in [false, true] {
                guard let brought = try? Brought(text, keepGoing: keepGoing) else { continue }
                let found = Self.entries(brought)
                // A habit of which nothing is understood is left out, and told.
                let lost = Set(table.said.subtracting(found).filter { !isOfLine($0) }.map(\.habit))
                #expect(
                    lost.allSatisfy { habit in brought.unknownColumns.contains { $0.hasPrefix(habit) } },
                    "\(shape) \(seed) \(kind)\n\(text)")
                #expect(
                    found.subtracting(table.said).allSatisfy(isOfLine), "\(shape) \(seed) \(kind)\n\(text)")
                if kind == 0, !keepGoing {
                    #expect(!brought.unknownColumns.isEmpty || shape == .across, "\(seed)\n\(text)")
                }
            }
        }
    }
}
