import Samples
import TestKit
import TrackerDomain
import TrackerExchange

/// A made-up table of habits: rows of cells, the first of which are headings, and what they say.
struct RandomTable {
    enum Shape: CaseIterable {
        case long, wide, across
    }

    /// What a habit has on a day.
    struct Entry: Hashable, Comparable {
        let habit: String
        let day: Day
        let isSkip: Bool

        static func < (left: Entry, right: Entry) -> Bool {
            (left.habit, left.day, left.isSkip ? 1 : 0) < (right.habit, right.day, right.isSkip ? 1 : 0)
        }
    }

    var rows: [[String]] = []
    private(set) var said: Set<Entry> = []
    /// The row and the column of a cell that holds a mark.
    private(set) var marks: [(row: Int, column: Int)] = []
    /// The habits and the days of rows, which a fault in one may change.
    private(set) var scope: [Int: (habits: Set<String>, days: Set<Day>)] = [:]

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

    init(_ shape: Shape, _ random: inout SeededRandom) {
        let habits = Array(Self.habits.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
        let days = Self.days.shuffled(using: &random)
        let form = Int.random(in: 0...4, using: &random)
        let allowsNumbers = Bool.random(using: &random)
        func entries(_ meaning: MarkWord.Meaning, _ habit: String, _ day: Day) -> Set<Entry> {
            switch meaning {
            case .done: [Entry(habit: habit, day: day, isSkip: false)]
            case .skipped: [Entry(habit: habit, day: day, isSkip: true)]
            default: []
            }
        }
        func add(_ meaning: MarkWord.Meaning, _ habit: String, _ day: Day, row: Int, column: Int) {
            said.formUnion(entries(meaning, habit, day))
            scope[row, default: ([], [])].habits.insert(habit)
            scope[row]?.days.insert(day)
            marks.append((row, column))
        }
        switch shape {
        case .long:
            let heading = [
                ["Date", "DAY", "дата", "entry_date"].randomElement(using: &random)!,
                ["Habit", "name", "Привычка", "Title"].randomElement(using: &random)!,
                ["Value", "status", "Отметка", "result"].randomElement(using: &random)!,
            ]
            rows.append(heading)
            for day in days {
                for habit in habits where Int.random(in: 0..<4, using: &random) > 0 {
                    let (meaning, text) = Self.word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: rows.count, column: 2)
                    rows.append([Self.date(day, form), habit, text])
                }
            }
        case .wide:
            rows.append([["Date", "Timestamp", "День"].randomElement(using: &random)!] + habits)
            for day in days {
                var row = [Self.date(day, form)]
                for habit in habits {
                    let (meaning, text) = Self.word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: rows.count, column: row.count)
                    row.append(text)
                }
                rows.append(row)
            }
        case .across:
            rows.append(["Habit"] + days.map { Self.date($0, form) })
            for habit in habits {
                var row = [habit]
                for day in days {
                    let (meaning, text) = Self.word(&random, allowsNumbers: allowsNumbers)
                    add(meaning, habit, day, row: rows.count, column: row.count)
                    row.append(text)
                }
                rows.append(row)
            }
        }
    }

    /// The bytes of a table, with columns in any order, empty ones and helpers among them.
    func text(_ random: inout SeededRandom) -> String {
        var rows = rows
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
            rows[0][0] == "Habit" && self.rows.count < 6
            ? Array(rows[0].indices) : rows[0].indices.shuffled(using: &random)
        rows = rows.map { row in row.count == order.count ? order.map { row[$0] } : row }
        let separator = [",", ";", "\t"].randomElement(using: &random)!
        let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random)!
        var lines = rows.map { row in
            row.map { cell in
                cell.contains(separator) || Int.random(in: 0..<5, using: &random) == 0 ? "\"\(cell)\"" : cell
            }.joined(separator: separator)
        }
        // Without its marks a long table would be a list of days done.
        if Bool.random(using: &random),
            let lost = rows[0].indices.filter({ $0 != 2 }).randomElement(using: &random)
        {
            for row in rows.indices { rows[row].remove(at: lost) }
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let blank =
                Bool.random(using: &random) ? "" : String(repeating: separator, count: order.count - 1)
            lines.insert(blank, at: Int.random(in: 1...lines.count, using: &random))
        }
        let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
        return mark + lines.joined(separator: lineEnd) + (Bool.random(using: &random) ? lineEnd : "")
    }

    static func entries(_ brought: Brought) -> Set<Entry> {
        var entries: Set<Entry> = []
        for tracker in brought.library.trackers {
            for day in tracker.marks { entries.insert(Entry(habit: tracker.name, day: day, isSkip: false)) }
            for day in tracker.skips { entries.insert(Entry(habit: tracker.name, day: day, isSkip: true)) }
        }
        return entries
    }

    /// The bytes of the table with words that are in no list, columns and rows taken out or doubled, rows with another
    /// separator, and in another encoding.
    func damagedBytes(_ random: inout SeededRandom) -> [UInt8] {
        var rows = rows
        for place in marks.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)) {
            rows[place.row][place.column] = "qwertz"
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let row = Int.random(in: rows.indices, using: &random)
            let column = Int.random(in: rows[0].indices, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: rows = rows.map { $0.indices.contains(column) ? $0 + [$0[column]] : $0 }
            case 1: rows.insert(rows[row], at: row)
            default: rows.remove(at: row)
            }
            if rows.isEmpty || rows[0].isEmpty { return [] }
        }
        var lines = rows.map { $0.joined(separator: ";") }
        if Bool.random(using: &random) {
            let line = Int.random(in: lines.indices, using: &random)
            lines[line] = lines[line].replacing(
                ";", with: ["\t", "|", " ", ";;"].randomElement(using: &random)!)
        }
        let text = lines.joined(separator: "\n") + "\n"
        switch Int.random(in: 0...3, using: &random) {
        case 0: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case 1: return Array(text.utf8).filter { $0 != 0xD0 }
        case 2:
            var bytes = Array(text.utf8)
            bytes.insert(0xE9, at: Int.random(in: 0...bytes.count, using: &random))
            return bytes
        default: return Array(text.utf8)
        }
    }
}
