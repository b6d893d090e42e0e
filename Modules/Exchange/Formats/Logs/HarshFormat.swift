internal import TrackerDomain

/// harsh's two files: a list of habits under headings with their frequency, and a log of days.
enum HarshFormat: LogFormat {
    static let format = ImportFormat.harsh

    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.contains { isLog(FileText(unchecked: $0)) }
            || source.files.count == 1 && isList(FileText(unchecked: source.files[0]))
    }

    static func isLog(_ text: FileText) -> Bool {
        text.beginning.entries.prefix(10).contains { entry in
            let line = HarshLogLine(entry.text)
            return line.day != nil && line.mark != nil
        }
    }

    /// True if every line of the beginning fits, and one is a habit.
    static func isList(_ text: FileText) -> Bool {
        let lines = text.beginning.entries.prefix(20).map(\.text).filter { !$0.hasPrefix("!") }
        return !lines.isEmpty && lines.allSatisfy { HarshHabitLine($0)?.times != nil }
    }

    static func read(
        list: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        var group: String?
        for (number, text) in list.entries {
            if text.hasPrefix("!") {
                let heading = Name.collapsingSpace(String(text.dropFirst()))
                group = heading.isEmpty ? nil : heading
                continue
            }
            guard let line = HarshHabitLine(text) else {
                try draft.reject(
                    .fields(HarshHabitLine.fields(of: text).count, needed: HarshHabitLine.fields),
                    file: list.file, line: number)
                continue
            }
            var habit = DraftHabit(name: line.name, file: list.file, line: number, group: group)
            guard let times = line.times, let rule = draft.schedule(times: times.count, inDays: times.days)
            else {
                try draft.reject(.frequency(line.frequency), file: list.file, line: number)
                continue
            }
            habit.schedule = rule
            if let end = line.end {
                guard let day = Day(iso: end) else {
                    try draft.reject(.day(end), file: list.file, line: number)
                    continue
                }
                habit.end = .last(day)
            }
            try habits.list(habit, in: &draft)
        }
    }

    static func read(
        log: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        for (number, text) in log.entries {
            let line = HarshLogLine(text)
            if let problem = line.problem {
                try draft.reject(problem, file: log.file, line: number)
            } else if let day = line.day {
                let index = try habits.index(of: line.name, file: log.file, line: number, in: &draft)
                try draft.join(
                    DraftDay(mark: line.mark, amount: line.amount, note: line.note), on: day, at: index,
                    file: log.file, line: number)
            }
        }
    }
}
