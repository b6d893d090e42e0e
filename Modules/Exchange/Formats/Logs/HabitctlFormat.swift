internal import TrackerDomain

/// habitctl's two files: a list of habits with the number of days that each may take, and a log with tabs.
enum HabitctlFormat: LogFormat {
    static let format = ImportFormat.habitctl

    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.contains { isLog(FileText(unchecked: $0)) }
    }

    static func isLog(_ text: FileText) -> Bool {
        text.beginning.entries.prefix(10).contains { entry in
            let fields = fields(of: entry.text)
            return fields.count == 3 && Day(iso: fields[0]) != nil && DraftDay.Mark(letter: fields[2]) != nil
        }
    }

    static func isList(_ text: FileText) -> Bool {
        let lines = text.beginning.entries.prefix(20).map(\.text)
        return !lines.isEmpty && lines.allSatisfy { habit($0) != nil }
    }

    static func read(
        list: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        for (number, text) in list.entries {
            guard let line = habit(text) else {
                try draft.reject(.frequency(text), file: list.file, line: number)
                continue
            }
            var habit = DraftHabit(name: line.name, file: list.file, line: number)
            guard let rule = draft.schedule(times: line.days == 0 ? 0 : 1, inDays: max(1, line.days)) else {
                try draft.reject(.frequency(String(line.days)), file: list.file, line: number)
                continue
            }
            habit.schedule = rule
            try habits.list(habit, in: &draft)
        }
    }

    static func read(
        log: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        for (number, text) in log.entries {
            let fields = fields(of: text)
            guard fields.count == 3 else {
                try draft.reject(.fields(fields.count, needed: 3...3), file: log.file, line: number)
                continue
            }
            guard let day = Day(iso: fields[0]) else {
                try draft.reject(.day(String(fields[0])), file: log.file, line: number)
                continue
            }
            guard let mark = DraftDay.Mark(letter: fields[2]) else {
                try draft.reject(.value(String(fields[2])), file: log.file, line: number)
                continue
            }
            let index = try habits.index(of: String(fields[1]), file: log.file, line: number, in: &draft)
            try draft.join(DraftDay(mark: mark), on: day, at: index, file: log.file, line: number)
        }
    }

    private static func fields(of text: String) -> [Substring] {
        text.split(separator: "\t", omittingEmptySubsequences: false)
    }

    /// Reads `7 Called mother`.
    private static func habit(_ text: String) -> (days: Int, name: String)? {
        let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, parts[0].utf8.count <= 4,
            parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let days = Int(parts[0])
        else { return nil }
        return (days, String(parts[1]))
    }
}
