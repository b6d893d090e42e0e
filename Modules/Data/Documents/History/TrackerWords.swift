internal import TrackerDomain

/// A tracker and its fields as words of a step's line.
enum TrackerWords {
    static func write(_ fields: TrackerFields) -> [String] {
        [
            "category=\(fields.categoryID)", "color=\(fields.color.number)",
            StepWord.quoted("emoji", fields.emoji),
            StepWord.quoted("name", fields.name),
        ] + schedule(of: fields.kind)
    }

    /// The words of what differs from other fields.
    static func write(_ fields: TrackerFields, differingFrom old: TrackerFields) -> [String] {
        let known = Set(write(old))
        let kind = fields.kind == old.kind ? [] : schedule(of: fields.kind)
        return write(fields).dropLast(schedule(of: fields.kind).count).filter { !known.contains($0) } + kind
    }

    static func readFields(_ words: inout StepWords) -> TrackerFields? {
        guard let category = words.one("category", as: { Identifier($0) }),
            let color = words.one("color", as: readColor), let emoji = words.one("emoji"),
            let name = words.one("name"), let kind = readKind(&words)
        else { return nil }
        return TrackerFields(name: name, emoji: emoji, color: color, categoryID: category, kind: kind)
    }

    /// The fields that words change in others.
    static func readFields(_ words: inout StepWords, changing old: TrackerFields) -> TrackerFields? {
        var fields = old
        if let category = words.one("category", as: { Identifier($0) }) { fields.categoryID = category }
        if let color = words.one("color", as: readColor) { fields.color = color }
        if let emoji = words.one("emoji") { fields.emoji = emoji }
        if let name = words.one("name") { fields.name = name }
        guard let kind = readKind(&words) else { return nil }
        if kind != .event { fields.kind = kind }
        return words.isExhausted ? fields : nil
    }

    static func write(_ tracker: Tracker) -> [String] {
        let pin = tracker.isPinned ? ["pinned=yes"] : []
        return ["created=\(tracker.createdOn.iso)"] + write(tracker.fields) + pin
            + StepWords.days(tracker.completions)
    }

    static func readTracker(_ words: inout StepWords, id: Identifier) -> Tracker? {
        guard let created = words.one("created", as: { Day(iso: $0) }), let fields = readFields(&words),
            let days = words.days()
        else { return nil }
        return Tracker(
            id: id, name: fields.name, emoji: fields.emoji, color: fields.color,
            categoryID: fields.categoryID,
            kind: fields.kind, createdOn: created, isPinned: words.one("pinned") == "yes", completions: days)
    }

    // MARK: Parts

    /// One word an entry; none for an event.
    private static func schedule(of kind: Tracker.Kind) -> [String] {
        guard case .habit(let history) = kind else { return [] }
        return history.entries.map { "schedule=\($0.from.iso):\(ScheduleText($0.schedule).documentText)" }
    }

    private static func readKind(_ words: inout StepWords) -> Tracker.Kind? {
        var entries: [ScheduleHistory.Entry] = []
        for text in words.all("schedule") {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, let day = Day(iso: parts[0]),
                let schedule = ScheduleText(documentText: String(parts[1]))
            else { return nil }
            entries.append(.init(from: day, schedule: schedule.schedule))
        }
        return entries.isEmpty ? .event : ScheduleHistory(entries: entries).map { .habit($0) }
    }

    private static func readColor(_ text: String) -> PaletteColor? {
        Int(text).flatMap { PaletteColor(number: $0) }
    }
}
