public import TrackerDomain

/// The fields that are typed into: names, the category with its completion, the goal.
extension TrackerFormViewModel {
    static func entries(_ draft: TrackerDraft, _ language: Language) -> [TrackerField: TextEntry] {
        var entries: [TrackerField: TextEntry] = [
            .category: TextEntry("", rule: Name.rule, words: CategoryField.name.words),
            .goal: TextEntry(
                draft.measure?.line(language) ?? "", rule: GoalLine.rule, words: TrackerField.goal.words),
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
            case .goal: if case .success(let measure) = typedGoal { draft.measure = measure }
            default:
                draft.texts[field] = entry.text
                if field == .name, isNew { suggestLook(for: &draft) }
            }
        }
    }

    /// Puts a text that was not typed into a field.
    func write(_ text: String, in field: TrackerField) { texts[field]?.enter(text) }

    func writeGoal() {
        write(draft.measure?.line(workspace.conventions.language) ?? "", in: .goal)
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

    /// The goal as typed is one, or none.
    var isGoalRead: Bool {
        guard !draft.isEvent, case .failure = typedGoal else { return true }
        return false
    }

    /// Reads the goal as typed; if it is none, says so and returns false.
    public func readGoal() -> Bool {
        guard !draft.isEvent, case .failure(let error) = typedGoal else { return true }
        notice = workspace.text(error.message)
        return false
    }
}
