internal import TrackerDomain

/// The files of a program that keeps a list of habits and a log; other files may be among them.
struct LogFiles {
    private(set) var lists: [FileText] = []
    private(set) var logs: [FileText] = []

    init(
        _ source: ImportSource, isLog: (FileText) -> Bool, isList: (FileText) -> Bool
    ) throws(ImportFault) {
        for file in source.files {
            let text = FileText(unchecked: file)
            let isMeant = source.files.count == 1 || file.name == "habits"
            if isLog(text) {
                logs.append(try FileText(file))
            } else if isMeant || isList(text) {
                lists.append(try FileText(file))
            }
        }
    }
}

/// The habits of a list, and those that occur only in a log.
struct ListedHabits {
    private var indices: [String: Int] = [:]
    /// Without a list it is unknown which habits are still active.
    private let hasList: Bool

    init(hasList: Bool) {
        self.hasList = hasList
    }

    /// Takes a habit of the list; the first of several with one name counts.
    mutating func list(_ habit: DraftHabit, in draft: inout ImportDraft) throws(ImportFault) {
        let name = Name.collapsingSpace(habit.name)
        if indices[name] == nil { indices[name] = try draft.add(habit) }
    }

    /// The index in the draft of the habit that a line of the log names.
    ///
    /// A habit that the list lacks is archived.
    mutating func index(
        of name: String, file: String, line: Int, in draft: inout ImportDraft
    ) throws(ImportFault) -> Int {
        let name = Name.collapsingSpace(name)
        if let index = indices[name] { return index }
        var habit = DraftHabit(name: name, file: file, line: line)
        if hasList {
            habit.end = .archived(since: nil)
            draft.remarks.add(.unlistedHabit)
        }
        let index = try draft.add(habit)
        indices[name] = index
        return index
    }
}

extension FileText {
    /// The lines that are neither blank nor comments, trimmed, as some editors remove blanks at their ends.
    var entries: some Sequence<(number: Int, text: String)> {
        lines.lazy.map { (number: $0.number, text: Self.trimmed($0)) }
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
