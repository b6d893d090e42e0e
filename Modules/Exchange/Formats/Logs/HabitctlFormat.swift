internal import TrackerDomain
internal import TrackerPresentation

/// habitctl's two files: a list of habits with the number of days that each may take, and a log with tabs.
enum HabitctlFormat: LogFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.contains { isLog(FileText(unchecked: $0)) }
    }

    static func isLog(_ text: FileText) -> Bool {
        text.beginning.entries.prefix(10).contains { line in
            let fields = fields(of: line)
            return fields.count == 3 && Day(iso: fields[0]) != nil && DraftDay.Mark(letter: fields[2]) != nil
        }
    }

    static func isList(_ text: FileText) -> Bool {
        let lines = text.beginning.entries.prefix(20).map(\.text)
        return !lines.isEmpty && lines.allSatisfy { habit($0) != nil }
    }

    static func readHabit(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        guard let (days, name) = habit(line.text) else { throw .frequency(line.text) }
        guard let rule = draft.schedule(times: days == 0 ? 0 : 1, inDays: max(1, days)) else {
            throw .frequency(String(days))
        }
        habits.list(DraftHabit(name: name, file: line.file, line: line.number, schedule: rule), in: &draft)
    }

    static func readEntry(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let fields = fields(of: line)
        guard fields.count == 3 else { throw .fields(fields.count, needed: 3...3) }
        guard let day = Day(iso: fields[0]) else { throw .day(String(fields[0])) }
        guard let mark = DraftDay.Mark(letter: fields[2]) else { throw .value(String(fields[2])) }
        try habits.join(DraftDay(mark: mark), on: day, of: String(fields[1]), at: line, in: &draft)
    }

    private static func fields(of line: LogLine) -> [Substring] {
        line.text.split(separator: "\t", omittingEmptySubsequences: false)
    }

    /// Reads `7 Called mother`.
    private static func habit(_ text: String) -> (days: Int, name: String)? {
        let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, let days = Int(digits: parts[0], 1...4) else { return nil }
        return (days, String(parts[1]))
    }
}
