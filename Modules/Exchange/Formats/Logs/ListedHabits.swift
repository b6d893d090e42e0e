internal import TrackerDomain

/// The habits of a list, and those that occur only in a log.
struct ListedHabits {
    /// The heading above the next habits of the list.
    var group: String?
    private var indices: [String: Int] = [:]
    /// Without a list it is unknown which habits are still active.
    private let hasList: Bool

    init(hasList: Bool) {
        self.hasList = hasList
    }

    /// Takes a habit of the list; the first of several with one name counts.
    mutating func list(_ habit: DraftHabit, in draft: inout ImportDraft) {
        let name = DraftText.cleaned(habit.name)
        if indices[name] == nil { indices[name] = draft.add(habit) }
    }

    /// Adds the data of a line of the log to the habit that it names; a habit that the list lacks is archived.
    mutating func join(
        _ content: DraftDay, on day: Day, of name: String, at line: LogLine, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let name = Name.collapsingSpace(name)
        let key = indices[name] == nil ? DraftText.cleaned(name) : name
        if let known = indices[key] {
            if key != name { draft.countRemoved(from: name) }
            indices[name] = known
        } else {
            var habit = DraftHabit(name: name, file: line.file, line: line.number)
            if hasList {
                habit.end = .archived(since: nil)
                draft.remarks.add(.unlistedHabit)
            }
            indices[key] = draft.add(habit)
            indices[name] = indices[key]
        }
        if let index = indices[name] { try draft.habits[index].days.join(content, on: day) }
    }
}

/// A line that is neither blank nor a comment, trimmed, as some editors remove blanks at line ends.
struct LogLine {
    let file: String
    /// Counted from 1.
    let number: Int
    let text: String
}

extension FileText {
    var entries: some Sequence<LogLine> {
        lines.lazy.map { LogLine(file: file, number: $0.number, text: Self.trimmed($0)) }
            .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    }

    /// Cuts text that is too long for any name or note; a line may be the whole file.
    private static func trimmed(_ line: TextLine) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var bytes = line.bytes.prefix(TableReader.maxFieldBytes).drop(while: isSpace)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension DraftDay.Mark {
    /// Reads `y`, `n` or `s`.
    init?(letter: some StringProtocol) {
        switch letter {
        case "y": self = .done
        case "n": self = .notDone
        case "s": self = .skipped
        default: return nil
        }
    }
}
