import TrackerDomain
import TrackerPresentation

// Keys in sheets with days or months.

extension CalendarViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [.back, .days, .choose, .months]
            + (selected == state.today ? [] : [KeyHint(.action(.goToToday))]) + [.undo, .redo]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left, .previous: self.move(byDays: -1)
        case .right, .next: self.move(byDays: 1)
        case .up: self.move(byDays: -7)
        case .down: self.move(byDays: 7)
        case .pageUp: self.move(byMonths: -1)
        case .pageDown: self.move(byMonths: 1)
        case .toStart: select(state.month.first)
        case .toEnd: select(state.month.last)
        }
    }
}

extension TrackerDetailsViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [.back] + (input.scroll.isNeeded ? [.scroll] : [])
            + (state?.calendar == nil ? [] : [.pages(.offerMonth)]) + [.undo]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: self.move(byMonths: -1)
        case .right: self.move(byMonths: 1)
        default: input.scroll.apply(move)
        }
    }

    /// Enter and Space read on, as in a pager: the page has nothing to choose.
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        guard intent == .confirm || intent == .press else { return nil }
        input.scroll.apply(.pageDown)
        return []
    }
}
