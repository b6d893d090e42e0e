import TrackerPresentation

/// A key of the footer with what it does, in a word.
struct KeyHint: Equatable, Sendable {
    let keys: String
    /// Where arrows cannot be shown.
    let asciiKeys: String
    let text: Phrase
    /// What a click on it does; nothing where `nil`.
    let target: Target?

    init(_ keys: String, ascii: String? = nil, _ text: Phrase, _ target: Target? = nil) {
        self.keys = keys
        asciiKeys = ascii ?? keys
        self.text = text
        self.target = target
    }

    /// The key of an action with its hint.
    init?(_ action: AppAction) {
        guard let binding = KeyBinding.all.first(where: { $0.action == action }) else { return nil }
        // The first of several caps is enough where there is little room.
        self.init(String(binding.label.prefix { $0 != " " }), binding.hint, .action(action))
    }

    /// The keys that matter now, the most important first; "?" is the last to go.
    @MainActor
    static func hints(for model: AppViewModel) -> [KeyHint] {
        let hints = model.sheets.last.map(hints(for:)) ?? screenHints(model)
        // In a field "?" is a letter.
        let help = model.takesText ? "F1" : "?"
        return hints + [KeyHint(help, Phrase("all keys", "все клавиши"), .action(.showHelp))]
    }

    @MainActor
    private static func screenHints(_ model: AppViewModel) -> [KeyHint] {
        switch model.tab {
        case .trackers where model.isSearching:
            return [
                KeyHint("Enter", Phrase("to the cards", "к карточкам")),
                KeyHint("Esc", Phrase("clear", "очистить")),
                KeyHint("Tab", .hintNext),
            ]
        case .trackers:
            let actions: [AppAction] =
                model.list.state.cards.isEmpty
                ? [.newTracker, .openCalendar, .undo]
                : [.toggleDone, .newTracker, .editTracker, .openMenu, .startSearch, .openCalendar, .undo]
            return actions.compactMap(KeyHint.init)
        case .statistics:
            return [
                KeyHint("←↑↓→", ascii: "h j k l", .hintDay),
                KeyHint("Enter", Phrase("open day", "открыть день")),
            ]
                + [.sortStatistics, .showTrackers].compactMap(KeyHint.init)
        }
    }

    private static func hints(for sheet: Sheet) -> [KeyHint] {
        let (choose, back) = (KeyHint("Enter", .hintChoose), KeyHint("Esc", .hintBack))
        switch sheet {
        case .onboarding:
            return [KeyHint("←→", ascii: "h l", Phrase("pages", "страницы")), KeyHint("Enter", .letMeTry)]
                + [.quit].compactMap(KeyHint.init)
        case .form:
            return [
                KeyHint("Tab", .hintNext), choose, KeyHint("Ctrl-S", Phrase("save", "сохранить")),
                KeyHint("Esc", .cancel),
            ]
        case .categories:
            return [choose] + [.newTracker, .editTracker, .deleteTracker].compactMap(KeyHint.init) + [back]
        case .categoryForm:
            return [
                KeyHint("Enter", Phrase("save", "сохранить")), back,
                KeyHint("Ctrl-U", Phrase("clear", "очистить")),
            ]
        case .question:
            return [KeyHint("y", Phrase("yes", "да")), KeyHint("n", Phrase("no", "нет")), back]
        case .calendar:
            return [
                choose, back, KeyHint("←↑↓→", ascii: "h j k l", .hintDay), KeyHint("PgUp/PgDn", .hintMonth),
            ]
                + [.goToToday].compactMap(KeyHint.init)
        case .details:
            return [back, KeyHint("←→", ascii: "h l", .hintMonth)] + [.undo].compactMap(KeyHint.init)
        case .filters, .chooser, .menu, .schedule, .actions:
            return [choose, back, KeyHint("↑↓", ascii: "Up Down", Phrase("up, down", "вверх, вниз"))]
        }
    }
}
