internal import TrackerDomain
internal import TrackerPresentation

/// Org's headings with the style of a habit, and the changes of their states.
enum OrgFormat: FolderFormat {
    static func recognizes(_ source: ImportSource) -> Bool { !own(in: source).isEmpty }

    static func own(in folder: ImportSource) -> [ImportSource.File] {
        folder.files.filter { sections(of: FileText(unchecked: $0)).dropFirst().contains(where: isHabit) }
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            let sections = sections(of: try FileText(file))
            draft.rows += sections.joined().count
            var (states, above) = (["TODO": false, "DONE": true], [(level: 0, name: "")])
            for line in sections.joined() where line.text.hasPrefix("#+") {
                let (key, rest) = (line.words[0].lowercased(), line.words.dropFirst())
                if key == "#+title:" { above[0].name = rest.joined(separator: " ") }
                guard ["#+todo:", "#+seq_todo:", "#+typ_todo:"].contains(key) else { continue }
                let names = rest.map { String($0.prefix { $0 != "(" }) }
                let bar = names.firstIndex(of: "|") ?? names.count - 1
                for (index, name) in names.enumerated() { states[name] = index >= bar || name == "DONE" }
            }
            for section in sections.dropFirst() {
                let (level, words) = (section[0].level, section[0].words.dropFirst())
                let isDone = words.first.flatMap { states[String($0)] }
                let title = words.dropFirst(isDone == nil ? 0 : 1).drop { $0.hasPrefix("[#") }
                let hasTags = title.last.map { $0.hasPrefix(":") && $0.hasSuffix(":") && $0 != "::" } ?? false
                let name = title.dropLast(hasTags ? 1 : 0).joined(separator: " ")
                above.removeAll { $0.level >= level }
                if isHabit(section) {
                    var habit = DraftHabit(name: name, file: file.path, line: section[0].number)
                    habit.group = above.last?.name
                    if isDone ?? false { habit.end = .archived(since: nil) }
                    read(section, states, of: &habit, &draft)
                    _ = draft.add(habit)
                }
                above.append((level, name))
                try draft.checkLimits()
            }
        }
        if draft.habits.isEmpty { throw .invalid(.org, file: source.files[0].path) }
    }

    /// Reads the rule and the days of a habit.
    private static func read(
        _ section: [LogLine], _ states: [String: Bool], of habit: inout DraftHabit, _ draft: inout ImportDraft
    ) {
        let plan = section.first { $0.words.contains("SCHEDULED:") }
        if plan == nil { draft.remarks.add(.rules) }
        draft.remarks.add(.clocks, section.count { $0.words[0] == "CLOCK:" })
        for (offset, line) in section.enumerated() where line.isState || line.number == plan?.number {
            draft.take(line: line.number, of: line.file) { (draft) throws(BrokenLine.Problem) in
                let rest = line.text.parts(between: line.isState ? "[" : "SCHEDULED: <").last ?? ""
                let stamp = rest.prefix { !"]>".contains($0) }
                guard let day = Day(iso: stamp.prefix { $0 != " " }) else { throw .day(String(stamp)) }
                guard line.isState else {
                    habit.schedule = rule(stamp, from: day, in: &draft)
                    return
                }
                let state = line.text.parts(between: "\"")[1]
                let isDone = states[state] ?? false
                guard isDone || MarkWord.meaning(state) == .skipped else {
                    return draft.remarks.add(.unknownMarks)
                }
                guard day <= draft.today else { return draft.remarks.add(.daysToCome) }
                let below = section[(offset + 1)...].prefix { $0.indent > line.indent && !$0.isState }
                let note = below.map(\.text).joined(separator: " ")
                try habit.days.join(DraftDay(mark: isDone ? .done : .skipped, note: note), on: day)
            }
        }
    }

    /// The rule of a stamp with a repeater, such as `2026-11-20 Fri .+2d/4d`.
    private static func rule(_ stamp: Substring, from day: Day, in draft: inout ImportDraft) -> Schedule {
        let repeater = stamp.split(separator: " ").first { $0.drop { $0 == "." }.first == "+" } ?? "+1d"
        let spans = repeater.drop { ".+".contains($0) }.split(separator: "/")
        let isLoose = repeater.hasPrefix(".")
        let span = spans.count == 1 || isLoose && repeater.hasSuffix("d") ? spans.last ?? "" : ""
        let unit = ["d": 1, "w": 7][span.suffix(1)] ?? (span == "1m" ? 30 : 0)
        let days = unit * (Int(digits: span.dropLast(), 1...3) ?? 0)
        let rule: Schedule? =
            switch span {
            case _ where isLoose || days == 1: draft.schedule(times: 1, inDays: days)
            case "1w": .weekdays(WeekdaySet([day.weekday]))
            case "1m": .monthDays(MonthDaySet([day.day]))
            default: DayGrid(every: days, from: day).map { .interval($0) }
            }
        if rule == nil { draft.remarks.add(.rules) }
        return rule ?? .weekdays(.everyDay)
    }

    /// What stands above the first heading, and each heading with the lines below it.
    private static func sections(of text: FileText) -> [[LogLine]] {
        guard text.beginning.lines.contains(where: { $0.bytes.first == UInt8(ascii: "*") }) else { return [] }
        let lines = text.lines.lazy.map { line in
            let bytes = line.bytes.prefix(TableReader.maxFieldBytes)
            return LogLine(file: text.file, number: line.number, text: String(decoding: bytes, as: UTF8.self))
        }
        var sections: [[LogLine]] = [[]]
        for line in lines.filter({ !$0.words.isEmpty }).prefix(ImportDraft.maxRows + 1) {
            if line.level > 0 { sections.append([]) }
            sections[sections.count - 1].append(line)
        }
        return sections
    }

    private static func isHabit(_ section: [LogLine]) -> Bool {
        let keys = section.lazy.map { $0.words.joined(separator: " ").lowercased() }
        let properties = keys.drop { $0 != ":properties:" }.prefix { $0 != ":end:" }
        return properties.contains(":style: habit")
    }
}

extension LogLine {
    fileprivate var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }
    /// The number of stars of a heading; 0 for any other line.
    fileprivate var level: Int { text.first == "*" && words[0].allSatisfy { $0 == "*" } ? words[0].count : 0 }
    fileprivate var isState: Bool { words.joined(separator: " ").hasPrefix("- State \"") }
    /// The columns before the text.
    fileprivate var indent: Int { text.prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 8 : 1) } }
}
