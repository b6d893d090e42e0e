public import TrackerDomain

/// The fields that are typed into: names, the category with its completion, the rule, the goal.
extension TrackerFormViewModel {
    static func entries(_ draft: TrackerDraft, _ conventions: Conventions) -> [TrackerField: TextEntry] {
        var entries: [TrackerField: TextEntry] = [
            .category: TextEntry("", rule: Name.rule, words: CategoryField.name.words),
            .schedule: TextEntry(
                draft.ruleLine(conventions), rule: ScheduleWord.rule, words: TrackerField.schedule.words),
            .goal: TextEntry(
                draft.measure?.line(conventions.language) ?? "", rule: GoalLine.rule,
                words: TrackerField.goal.words),
        ]
        for (field, text) in draft.texts {
            entries[field] = field.textRule.map { TextEntry(text, rule: $0, words: field.words) }
        }
        return entries
    }

    /// The text of a field as typed.
    public func text(of field: TrackerField) -> String { texts[field]?.text ?? "" }

    /// Takes the whole text of a field, typed or pasted, cut at the limit.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public func enter(_ text: String, in field: TrackerField, wasCut: Bool = false) {
        change(field) { $0.enter(text, wasCut: wasCut) }
    }
    public func clear(_ field: TrackerField) { change(field) { $0.clear() } }

    /// Does nothing to a field whose value is not typed.
    private func change(_ field: TrackerField, _ body: (inout TextEntry) -> Void) {
        dismissErrors()
        guard var entry = texts[field] else { return }
        body(&entry)
        if texts[field] != entry { texts[field] = entry }
        edit { draft in
            switch field {
            case .category:
                completes = true
                draft.category = typedCategory
            case .schedule:
                guard !draft.isEvent, case .success(let schedule) = typedSchedule else { return }
                draft.schedule = schedule
            case .goal: if case .success(let measure) = typedGoal { draft.measure = measure }
            default:
                draft.texts[field] = entry.text
                if field == .name, isNew { suggestLook(for: &draft) }
            }
        }
    }

    /// Puts a text that was not typed into a field.
    func write(_ text: String, in field: TrackerField) { texts[field]?.enter(text) }

    /// Shows the rule and the goal of the draft in their fields.
    func writeRules() {
        write(draft.ruleLine(workspace.conventions), in: .schedule)
        write(draft.measure?.line(workspace.conventions.language) ?? "", in: .goal)
    }

    private var typedSchedule: Result<Schedule, WordError> {
        let (today, text) = (workspace.today(), text(of: .schedule))
        if Name.collapsingSpace(text).isEmpty { return .success(.weekdays([])) }
        if let rule = draft.rule, text == draft.ruleLine(workspace.conventions) { return .success(rule) }
        return Result { () throws(WordError) in try ScheduleWord.schedule(text, today: today) }
    }

    /// The category that is typed, or else the first one whose name begins so.
    var completion: TrackerDomain.Category? {
        let text = text(of: .category)
        let typed = FoldedName(text)
        guard !typed.isEmpty else { return nil }
        let found = library.sortedCategories.filter { FoldedName($0.name).hasPrefix(typed) }
        // A blank at the end begins another word.
        let completed = found.first { text.last != " " || $0.name.dropFirst(text.count - 1).first == " " }
        return found.first { FoldedName($0.name) == typed } ?? (completes ? completed : nil)
    }

    var typedCategory: CategoryChoice? {
        guard let entry = texts[.category], !Name.collapsingSpace(entry.text).isEmpty else {
            return chosenCategory
        }
        if let completion { return .existing(completion.id) }
        return entry.isFilled ? .named(Name.collapsingSpace(entry.text), newID: newCategory) : nil
    }

    /// Takes the category that completes what is typed, or nothing.
    public func takeCompletion() { if let completion { write(completion.name, in: .category) } }

    /// Takes the completion away, so that what is typed is the whole name.
    public func dropCompletion() {
        completes = false
        change { $0.category = typedCategory }
    }

    private var typedGoal: Result<Measure?, WordError> {
        let (language, text) = (workspace.conventions.language, text(of: .goal))
        // Some goals are shown in words that are refused as doubtful when typed.
        if text == draft.measure?.line(language) { return .success(draft.measure) }
        return Result { () throws(WordError) in
            try GoalLine.typed(text, today: workspace.today(), language)
        }
    }

    /// What is typed and cannot be read, by its field; an event has neither rule nor goal.
    var unread: [TrackerField: WordError] {
        var unread: [TrackerField: WordError] = [:]
        guard !draft.isEvent else { return unread }
        if case .failure(let error) = typedSchedule { unread[.schedule] = error }
        if case .failure(let error) = typedGoal { unread[.goal] = error }
        return unread
    }

    /// Reads the rule and the goal as typed; what is none is refused by its field, and the first one in the notice.
    ///
    /// - Returns: False if one was refused.
    public func read() -> Bool {
        let refused = unread.mapValues { workspace.text($0.message) }
        refusals = refused
        notice = refused.min { $0.key < $1.key }?.value ?? notice
        return refused.isEmpty
    }
}
