internal import TrackerDomain

/// The list of all that can be done, with its keys.
extension AppViewModel {
    private typealias Entry = ActionListViewModel.Entry

    /// Opens the list: what works here, all actions, fields, settings, keys, and commands that only a shell has.
    func openCommands() {
        let here = entriesHere()
        let isHere = Set(here.compactMap(\.action))
        let others = entries.filter { $0.action.map { !isHere.contains($0) } ?? true }
        sheets.append(
            ActionListViewModel(
                title: AppAction.openCommands.title.capitalized,
                entries: (here + others.filter { $0.action != nil }).map(runnable) + fieldEntries
                    + settingEntries + others.filter { $0.action == nil } + entriesOfShell(),
                language: language, preferences: preferences))
    }

    /// An action that has nothing to act on is only listed.
    private func runnable(_ entry: Entry) -> Entry {
        guard let action = entry.action, !canPerform(action) || isRefused(action) else { return entry }
        var entry = entry
        entry.effect = nil
        return entry
    }

    /// What can be chosen for the tracker with the focus, on its row of the form.
    private var fieldEntries: [Entry] {
        guard sheets.isEmpty, let card = focused else { return [] }
        return TrackerField.inForm.compactMap { field in
            guard let alsoCalled = field.alsoCalled, !card.isEvent || field != .schedule && field != .goal
            else { return nil }
            return Entry(
                field.of(card.name), alsoCalled: alsoCalled, keys: .empty,
                group: Phrase("The tracker", "Трекер")
            ) { [weak self, date] in self?.edit(card.id, on: date, at: field) }
        }
    }

    /// The settings with their values, and the reminder.
    private var settingEntries: [Entry] {
        guard canPerform(.openSettings) else { return [] }
        let reminder =
            workspace.reminders == nil
            ? []
            : [
                (
                    Phrase.reminder, Phrase("notification notify", "напомнить уведомление уведомить"),
                    Phrase.empty
                )
            ]
        let settings = SettingKey.allCases.map { key in
            let value = preferences.value(key)
            let choices = key.choices(besides: value).map { key.text(of: $0) }
            return (key.title, choices.joined(separator: " "), key.text(of: value))
        }
        return (settings + reminder).enumerated().map { row, setting in
            let (title, alsoCalled, value) = setting
            return Entry(
                Phrase { title($0).lowercased() }, alsoCalled: alsoCalled, keys: value, group: .settings
            ) { [weak self] in self?.openSettings(at: row) }
        }
    }
}

extension TrackerField {
    fileprivate func of(_ name: String) -> Phrase {
        Phrase { language in
            switch language {
            case .english: "\(caption(language)) of \(name)"
            case .russian: "\(caption(language)): \(name)"
            }
        }
    }

    /// More words for a search; `nil` for a field that is not chosen in the form.
    fileprivate var alsoCalled: Phrase? {
        switch entry {
        case .category: Phrase("group", "группа")
        case .schedule: Phrase("days rule repeat", "дни правило повтор")
        case .goal: Phrase("limit target", "предел лимит норма")
        case .emoji: Phrase("icon", "значок")
        case .color: Phrase("colour", "оттенок")
        case .typed, .flag, .status: nil
        }
    }
}
