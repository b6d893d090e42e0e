import TrackerPresentation

extension KeyHint {
    /// The keys that matter now, the most important first; help is the last one.
    @MainActor
    static func hints(for model: AppViewModel) -> [KeyHint] {
        let hints = model.sheets.last.map(hints(for:)) ?? screenHints(model)
        // In a field "?" is a letter.
        let help = model.takesText ? "F1" : "?"
        return hints + [KeyHint(help, Phrase("all keys", "все клавиши"), .action(.showHelp))]
    }

    @MainActor
    private static func screenHints(_ model: AppViewModel) -> [KeyHint] {
        if model.isBarFocused {
            return [
                KeyHint("Tab", .hintSwitch, .move(.next)),
                KeyHint("↓", ascii: "j", Phrase("to the screen", "к экрану"), .move(.down)),
            ] + [.newTracker, .undo].compactMap(KeyHint.init)
        }
        switch model.tab {
        case .trackers where model.isSearching:
            return [
                KeyHint("Enter", Phrase("to the cards", "к карточкам"), .confirm),
                KeyHint("Esc", Phrase("clear", "очистить"), .cancel),
                KeyHint("Tab", .hintNext, .move(.next)),
            ]
        case .trackers:
            let actions: [AppAction] =
                model.list.state.shown == 0
                ? [.newTracker, .openCalendar, .undo]
                : [.toggleDone, .newTracker, .editTracker, .openMenu, .startSearch, .openCalendar, .undo]
            return actions.compactMap(KeyHint.init)
        case .statistics where model.focusedRow != nil:
            return [
                KeyHint("↑↓", ascii: "j k", Phrase("tracker", "трекер")),
                KeyHint("Enter", Phrase("details", "подробно"), .confirm),
                KeyHint("Tab", Phrase("year", "год"), .move(.next)),
            ] + [.sortStatistics, .showTrackers].compactMap(KeyHint.init)
        case .statistics:
            return [
                KeyHint("←↑↓→", ascii: "h j k l", .hintDay),
                KeyHint("Enter", Phrase("open day", "открыть день"), .confirm),
                KeyHint("Tab", Phrase("table", "таблица"), .move(.next)),
            ] + [.sortStatistics, .showTrackers].compactMap(KeyHint.init)
        }
    }

    @MainActor
    private static func hints(for sheet: Sheet) -> [KeyHint] {
        let upDown = KeyHint("↑↓", ascii: "Up Down", Phrase("move", "строка"))
        let (choose, back) = (
            KeyHint("Enter", .hintChoose, .confirm), KeyHint("Esc", .hintBack, .cancel)
        )
        switch sheet {
        case .onboarding:
            return [
                KeyHint("←→", ascii: "h l", Phrase("pages", "страницы")),
                KeyHint("Enter", .letMeTry, .confirm),
            ] + [.quit].compactMap(KeyHint.init)
        case .form(let model):
            return [
                KeyHint("Tab", .hintNext, .move(.next)), choose,
                KeyHint("Ctrl-S", word(model.form.state.saveTitle)),
                KeyHint("Esc", .hintCancel, .cancel),
            ]
        case .categories(let model):
            return [choose, KeyHint("n", .hintAdd, .action(.newTracker))]
                + (model.focused == nil ? [] : [.editTracker, .deleteTracker].compactMap(KeyHint.init))
                + [back, upDown]
        case .categoryForm(let model):
            return [
                KeyHint("Enter", word(model.state.saveTitle), .confirm), back,
                KeyHint("Ctrl-U", Phrase("clear", "очистить")),
            ]
        case .schedule(let model):
            return [
                KeyHint(.spaceKey, .hintSwitch), KeyHint("Ctrl-S", word(model.state.doneTitle)), back, upDown,
            ]
        case .question:
            return [
                KeyHint("y", Phrase("yes", "да"), .answer(true)),
                KeyHint("n", Phrase("no", "нет"), .answer(false)), back,
            ]
        case .calendar:
            return [
                KeyHint("←↑↓→", ascii: "h j k l", .hintDay), choose, KeyHint("PgUp/PgDn", .hintMonth), back,
            ] + [.goToToday].compactMap(KeyHint.init)
        case .details:
            return [back, KeyHint("←→", ascii: "h l", .hintMonth)] + [.undo].compactMap(KeyHint.init)
        case .actions: return [KeyHint("Enter", .hintRun, .confirm), back, upDown]
        case .filters, .chooser, .menu: return [choose, back, upDown]
        }
    }

    /// What a button says, as a word of the footer.
    private static func word(_ title: String) -> Phrase { Phrase(same: title.lowercased()) }
}
