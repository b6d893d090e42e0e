import TrackerPresentation

/// A key of the footer with what it does, in a word.
struct KeyHint: Equatable, Sendable {
    let keys: Phrase
    let text: Phrase
    /// What a click on it does; nothing where `nil`.
    let target: Target?

    init(_ keys: Phrase, _ text: Phrase, _ target: Target? = nil) {
        self.keys = keys
        self.text = text
        self.target = target
    }

    init(_ keys: String, _ text: Phrase, _ target: Target? = nil) {
        self.init(Phrase(same: keys), text, target)
    }

    /// The key of an action with its hint.
    init?(_ action: AppAction) {
        guard let binding = KeyBinding.all.first(where: { $0.action == action }) else { return nil }
        // The first of several caps is enough where there is little room.
        func first(_ caps: String) -> String { String(caps.prefix { $0 != " " }) }
        let keys = Phrase(first(binding.label.english), first(binding.label.russian))
        self.init(keys, binding.hint, .action(action))
    }

    /// The keys that matter now, the most important first; "?" is the last to go.
    @MainActor
    static func hints(for model: AppViewModel) -> [KeyHint] {
        let hints: [KeyHint?] =
            switch (model.sheets.last, model.tab) {
            case (nil, .trackers) where model.isSearching:
                [
                    KeyHint("Enter", Phrase("to the cards", "к карточкам")),
                    KeyHint("Esc", Phrase("clear", "очистить")),
                ]
            case (nil, .trackers):
                [
                    AppAction.toggleDone, .newTracker, .editTracker, .openMenu, .startSearch, .openCalendar,
                    .undo,
                ]
                .filter {
                    model.list.state.cards.isEmpty ? [.newTracker, .openCalendar, .undo].contains($0) : true
                }
                .map(KeyHint.init)
            case (nil, _) where model.isBarFocused:
                [
                    KeyHint("Tab", Phrase("switch", "переключить"), .move(.next)),
                    KeyHint("↓", Phrase("to the screen", "к экрану"), .move(.down)), KeyHint(.newTracker),
                ]
            case (nil, .statistics) where model.focusedRow != nil:
                [
                    KeyHint("↑↓", Phrase("tracker", "трекер")),
                    KeyHint("Enter", Phrase("details", "подробно"), .confirm),
                    KeyHint("Tab", Phrase("year", "год"), .move(.next)),
                    KeyHint(.sortStatistics), KeyHint(.showTrackers),
                ]
            case (nil, .statistics):
                [
                    KeyHint("←↑↓→", Phrase("day", "день")),
                    KeyHint("Enter", Phrase("open day", "открыть день")),
                    KeyHint("Tab", Phrase("table", "таблица"), .move(.next)),
                    KeyHint(.sortStatistics), KeyHint(.showTrackers),
                ]
            case (.onboarding, _): [KeyHint("←→", Phrase("pages", "страницы")), KeyHint("Enter", .letMeTry)]
            case (.form, _):
                [
                    KeyHint("Tab", Phrase("next", "дальше")), KeyHint("Enter", Phrase("choose", "выбрать")),
                    KeyHint("Ctrl-S", Phrase("save", "сохранить")), KeyHint("Esc", .cancel),
                ]
            case (.categories, _):
                [
                    KeyHint("Enter", Phrase("choose", "выбрать")), KeyHint(.newTracker),
                    KeyHint(.editTracker),
                    KeyHint(.deleteTracker), KeyHint("Esc", Phrase("back", "назад")),
                ]
            case (.question, _):
                [KeyHint("y", Phrase("yes", "да")), KeyHint("n", Phrase("no", "нет"))]
            default: [KeyHint("Enter", Phrase("choose", "выбрать")), KeyHint("Esc", Phrase("back", "назад"))]
            }
        // In a field "?" is a letter.
        let help = model.takesText ? "F1" : "?"
        return hints.compactMap(\.self) + [
            KeyHint(help, Phrase("all keys", "все клавиши"), .action(.showHelp))
        ]
    }
}
