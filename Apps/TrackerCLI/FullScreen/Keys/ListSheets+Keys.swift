import TrackerDomain
package import TrackerPresentation

// Keys in sheets with rows or buttons to choose from.

extension PickListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [.back, .choose] + KeyHint.digits(numberedRows) + [.rows]
    }

    var numberedRows: Int { state.numberedRows }

    func move(_ move: Move, _ input: inout SheetInput) {
        focus(onRow: ListFocus.moved(focus, move, count: state.rows.count))
    }
}

extension PickListState {
    /// The rows of a menu have the keys of their actions as well.
    package var numberedRows: Int { min(rows.count, 9) }
}

extension CategoryListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let rows = categories.rows.isEmpty ? [] : KeyHint.digits(numberedRows) + [.rows]
        return [.back, .choose, KeyHint(.action(.newTracker), Phrase("new", "новая"))]
            + (focused == nil ? [] : KeyHint.category) + rows + [.undo, .redo]
    }

    var numberedRows: Int { categories.numberedRows }

    /// Below the last category stands the button that adds one.
    func move(_ move: Move, _ input: inout SheetInput) {
        let ids: [Identifier?] = categories.rows.map(\.id) + [nil]
        let here = ids.firstIndex(of: focused) ?? 0
        focus(on: ids[ListFocus.moved(here, move, count: ids.count)])
    }
}

extension CategoryListState {
    package var numberedRows: Int { min(rows.count, 9) }
}

extension QuestionViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [.back, KeyHint(.answer(true), Phrase("yes", "да")), KeyHint(.answer(false), Phrase("no", "нет"))]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: focus(onYes: !state.isYesFocused)
        default: break
        }
    }
}

extension SettingsViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let change: KeyHint =
            isReminderFocused
            ? KeyHint(.confirm, Phrase("times", "время")) : .pages(Phrase("change", "изменить"))
        return [KeyHint(.cancel, Phrase("close", "закрыть")), change, .rows]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        focus(onRow: ListFocus.moved(focus, move, count: state.rows.count))
    }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        switch intent {
        case .move(.left): change(by: -1)
        case .move(.right): change(by: 1)
        default: nil
        }
    }
}

extension HistorySheetViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let confirm: [KeyHint] =
            switch replay {
            case .undo: [KeyHint(.confirm, Phrase("undo to here", "отменить досюда")), .rows]
            case .redo: [KeyHint(.confirm, Phrase("redo to here", "повторить досюда")), .rows]
            case nil: []
            }
        return [.back] + confirm + [.undo, .redo]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        focus(onRow: ListFocus.moved(focus, move, count: state.rows.count))
    }
}

extension OnboardingViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [
            KeyHint(.cancel, Phrase("not now", "не сейчас")), .pages(Phrase("pages", "страницы")),
            KeyHint(.confirm, .onboardingButton), KeyHint(.action(.quit)),
        ]
    }

    /// Turns pages, round the ends.
    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: turn(to: 1 - page)
        case .toStart, .pageUp: turn(to: 0)
        case .toEnd, .pageDown: turn(to: 1)
        }
    }
}
