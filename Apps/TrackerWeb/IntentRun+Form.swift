import TrackerDomain
import TrackerPresentation
import Web

/// The form of a tracker.
extension IntentRun {
    /// Saves the fields that differ from those the form showed, over whatever others changed in the rest.
    func save() -> IntentOutcome {
        guard form["name"] != nil, isKnown("kind", { ["habit", "event"].contains($0) }),
            isKnown("measure", { ["least", "most"].contains($0) }),
            isKnown("color", { Int($0).flatMap(PaletteColor.init) != nil }),
            isKnown("category", { $0.isEmpty || Identifier($0) != nil })
        else { return .outOfDate }
        guard let model = model() else {
            return .refused(.new, Refusals(text: app.notice?.text, error: app.error))
        }
        let faults = enter(into: model)
        if faults.isEmpty { model.save() } else { model.check() }
        guard model.saved == nil else {
            app.carryOut([.showSaved(model)])
            return .done
        }
        let byField = model.refusals.merging(faults) { $1 }
        let refusals = Refusals(
            text: byField.isEmpty ? model.notice : nil, byField: byField, error: model.error)
        // Nothing has changed.
        if refusals.text == nil, refusals.byField.isEmpty { return .done }
        return .refused(form["id"] == nil ? .new : .edit, refusals)
    }

    /// The value of a field that is chosen means something, or the field is not there.
    private func isKnown(_ name: String, _ isValue: (String) -> Bool) -> Bool {
        form[name].map(isValue) ?? true
    }

    /// Nil for a tracker that is gone, which is told.
    private func model() -> TrackerFormViewModel? {
        guard let id = form["id"] else {
            return TrackerFormViewModel(
                creating: form["kind"] == "event", workspace: workspace, library: app.list.library)
        }
        guard app.open(.form, of: Identifier(id) ?? .nobody, on: workspace.today()) else {
            return nil
        }
        return (app.sheets.last as? FormSheetViewModel)?.form
    }

    /// Enters what differs, and returns what cannot be taken as it is, by its field.
    private func enter(into model: TrackerFormViewModel) -> [TrackerField: String] {
        var faults: [TrackerField: String] = [:]
        func type(_ text: String, in field: TrackerField) {
            model.enter(text, in: field)
            // Too long a text is cut, and the next change forgets it.
            faults[field] = model.state.texts[field]?.error
        }
        if let name = changed("name") { type(name, in: .name) }
        if let category = changed("category").flatMap({ Identifier($0) }) {
            model.choose(category: .existing(category))
        }
        if let category = changed("new-category"), !category.isEmpty {
            type(category, in: .category)
            model.dropCompletion()
        }
        if let schedule = changed("schedule") { type(schedule, in: .schedule) }
        if changed("goal") != nil || changed("measure") != nil {
            let goal = form["goal"] ?? ""
            let isLimit = form["measure"] == "most" && !Name.collapsingSpace(goal).isEmpty
            type(isLimit && GoalLine.limit(goal) == nil ? "≤" + goal : goal, in: .goal)
        }
        if let color = changed("color").flatMap({ Int($0) }).flatMap({ PaletteColor(number: $0) }) {
            model.choose(color: color)
        }
        let emojis = [form["own-emoji"], changed("emoji")].compactMap(\.self)
        if let emoji = emojis.first(where: { !$0.isEmpty }) {
            model.choose(emoji: emoji)
            faults[.emoji] = model.notice
        }
        return faults
    }

    /// The value of a field that differs from what the form showed; nil for any other.
    private func changed(_ name: String) -> String? {
        form[name] == form["was-" + name] ? nil : form[name]
    }
}
