import TrackerDomain
import TrackerPresentation

// Keys in sheets with days or months, or with a page to scroll.

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
    /// The most important first: what marks the chosen day, and what leads on.
    func offers(_ input: SheetInput) -> [KeyHint] {
        // Space may ask for the amount, as = does.
        let press = card?.mark.action ?? .toggleDone
        let acts = actions.filter { $0.ofCard != nil && $0 != .toggleDone && $0 != press }
        let mark = card?.canToggle == true ? [KeyHint(.press, press.hint)] : []
        let next = showNext(1).isEmpty ? [] : [KeyHint(.move(.next), Phrase("next tracker", "другой трекер"))]
        return [.back] + mark + (input.scroll.isNeeded ? [.scrollPages] : []) + [.days] + next
            + acts.map { KeyHint(.action($0)) } + [
                KeyHint(.action(.previousDay), Phrase("month before", "месяц назад")),
                KeyHint(.action(.nextDay), Phrase("month after", "месяц вперёд")),
                KeyHint(.confirm, Phrase("open day", "открыть день")), KeyHint(.action(.goToToday)), .undo,
                .redo, KeyHint(.action(.openMenu)),
            ]
    }

    /// The arrows choose a day, which is brought into sight; the page keys scroll.
    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: self.move(byDays: -1)
        case .right: self.move(byDays: 1)
        case .up: self.move(byDays: -7)
        case .down: self.move(byDays: 7)
        case .pageUp, .pageDown, .toStart, .toEnd, .next, .previous: return input.scroll.apply(move)
        }
        input.scroll.seekFocus()
    }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        switch intent {
        case .move(.next): return showNext(1)
        case .move(.previous): return showNext(-1)
        case .press, .action(.previousDay), .action(.nextDay), .action(.goToToday): input.scroll.seekFocus()
        default: break
        }
        return nil
    }
}

extension SyncViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        [.back, KeyHint(.confirm, Phrase("exchange", "обменяться"))]
            + (input.scroll.isNeeded ? [.scroll] : []) + [.undo, .redo]
    }

    func move(_ move: Move, _ input: inout SheetInput) { input.scroll.apply(move) }
}
