internal import TrackerDomain

/// harsh's two files: a list of habits under headings with their frequency, and a log of days.
enum HarshFormat: LogFormat {
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

    static func readHabit(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        if line.text.hasPrefix("!") {
            let heading = Name.collapsingSpace(String(line.text.dropFirst()))
            habits.group = heading.isEmpty ? nil : heading
            return
        }
        guard let listed = HarshHabitLine(line.text) else {
            throw .fields(HarshHabitLine.fields(of: line.text).count, needed: HarshHabitLine.fields)
        }
        var habit = DraftHabit(
            name: listed.name, file: line.file, line: line.number, group: habits.group)
        guard let times = listed.times, let rule = draft.schedule(times: times.count, inDays: times.days)
        else { throw .frequency(listed.frequency) }
        habit.schedule = rule
        if let end = listed.end {
            guard let day = Day(iso: end) else { throw .day(end) }
            habit.end = .last(day)
        }
        habits.list(habit, in: &draft)
    }

    static func readEntry(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let entry = HarshLogLine(line.text)
        if let problem = entry.problem { throw problem }
        guard let day = entry.day else { return }
        let content = DraftDay(mark: entry.mark, amount: entry.amount, note: entry.note)
        try habits.join(content, on: day, of: entry.name, at: line, in: &draft)
    }
}
