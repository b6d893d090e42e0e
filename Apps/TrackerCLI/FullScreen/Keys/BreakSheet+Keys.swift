import TrackerPresentation

/// Keys in the sheet for a break.
extension BreakViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let isDay = focus == .first || focus == .last
        let change = KeyHint.pages(isDay ? Phrase("a day", "день") : .offerSwitch)
        return [.back, KeyHint(.confirm, Phrase(button: state.doneTitle))]
            + (focus == .done ? [] : [change]) + (isDay ? [.months] : []) + [.rows]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: change(byDays: -1)
        case .right: change(byDays: 1)
        case .pageUp: change(byMonths: -1)
        case .pageDown: change(byMonths: 1)
        case .up, .down, .next, .previous, .toStart, .toEnd:
            focus(onRow: ListFocus.moved(focus.rawValue, move, count: Focus.allCases.count))
        }
    }
}
