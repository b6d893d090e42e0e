import TrackerDomain
import TrackerPresentation

// Keys in sheets with days or months.

extension CalendarViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [.back, .days, .choose, KeyOffer(.months, .offerMonth)]
            + (selected == state.today ? [] : [KeyOffer(.action(.goToToday))]) + [.undo, .redo]
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
    func offers(_ input: SheetInput) -> [KeyOffer] {
        [.back] + (input.scroll.isNeeded ? [.scroll] : [])
            + (state?.calendar == nil ? [] : [KeyOffer(.pages, .offerMonth)]) + [.undo]
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: self.move(byMonths: -1)
        case .right: self.move(byMonths: 1)
        default: input.scroll.apply(move)
        }
    }

    /// Enter and Space read on, as in a pager: the page has nothing to choose.
    func confirm(_ input: inout SheetInput) -> [Effect] {
        input.scroll.apply(.pageDown)
        return []
    }

    func press(_ input: inout SheetInput) -> [Effect] { confirm(&input) }
}
