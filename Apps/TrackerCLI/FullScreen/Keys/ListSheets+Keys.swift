import TrackerDomain
package import TrackerPresentation

// Keys in sheets with rows or buttons to choose from.

extension PickListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [.back, .choose, KeyOffer(digits: numberedRows), .rows].compactMap(\.self)
    }

    var numberedRows: Int { state.numberedRows }

    func move(_ move: Move, _ input: inout SheetInput) {
        focus(onRow: ListFocus.moved(focus, move, count: state.rows.count))
    }
}

extension PickListState {
    /// The rows of a menu have the keys of their actions instead.
    package var numberedRows: Int { rows.contains { $0.action != nil } ? 0 : min(rows.count, 9) }
}

extension CategoryListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        let changes: [KeyOffer] =
            focused == nil ? [] : [KeyOffer(.action(.editTracker)), KeyOffer(.action(.deleteTracker))]
        let rows = state.rows.isEmpty ? [] : [KeyOffer(digits: numberedRows), .rows].compactMap(\.self)
        return [.back, .choose, KeyOffer(.action(.newTracker), Phrase("new", "новая"))] + changes + rows
            + [.undo, .redo]
    }

    var numberedRows: Int { state.numberedRows }

    /// Below the last category stands the button that adds one.
    func move(_ move: Move, _ input: inout SheetInput) {
        let ids: [Identifier?] = state.rows.map(\.id) + [nil]
        let here = ids.firstIndex(of: focused) ?? 0
        focus(on: ids[ListFocus.moved(here, move, count: ids.count)])
    }
}

extension CategoryListState {
    package var numberedRows: Int { min(rows.count, 9) }
}

extension QuestionViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [.back, KeyOffer(.answer(true), Phrase("yes", "да")), KeyOffer(.answer(false), Phrase("no", "нет"))]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: focus(onYes: !state.isYesFocused)
        case .toStart, .toEnd, .pageUp, .pageDown: break
        }
    }
}

extension SettingsViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [
            KeyOffer(.confirm, Phrase("save", "сохранить")),
            KeyOffer(.cancel, Phrase("as before", "как было")),
            KeyOffer(.pages, Phrase("change", "изменить")), .rows,
        ]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: change(by: -1)
        case .right: change(by: 1)
        default: focus(onRow: ListFocus.moved(focus, move, count: state.rows.count))
        }
    }
}

extension OnboardingViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [
            KeyOffer(.cancel, Phrase("not now", "не сейчас")), KeyOffer(.pages, Phrase("pages", "страницы")),
            KeyOffer(.confirm, .letMeTry), KeyOffer(.action(.quit)),
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
