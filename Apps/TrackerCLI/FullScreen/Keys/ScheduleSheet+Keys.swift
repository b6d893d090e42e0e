import TrackerDomain
package import TrackerPresentation

/// Keys in the sheet for the rule of a habit.
extension ScheduleViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let state = state
        let done = KeyHint(.confirm, Phrase(button: state.doneTitle))
        let change = KeyHint.pages(Phrase("change", "изменить"))
        let turn = KeyHint(.press, .offerSwitch)
        let rules = state.shortcuts.map { shortcut in
            let clears = shortcut.id == .everyDay && shortcut.isChosen
            return KeyHint.rule(shortcut.id, clears ? .offerClear : nil)
        }
        let keys: [KeyHint] =
            switch (state.isWeek, isKind: state.repeats.isFocused) {
            case (_, true) where state.isGrid: [done, change, .rows]
            case (_, false) where state.isGrid: [done, turn] + KeyHint.digits(9, .offerDay) + [.days]
            case (true, true): [done, change] + KeyHint.digits(numberedRows, .offerDay) + [.rows]
            case (true, false):
                Array(rules.prefix(1)) + [done] + KeyHint.digits(numberedRows, .offerDay) + [turn, .rows]
            case (false, _): [done, change] + KeyHint.digits(9, Phrase("number", "число")) + [.rows]
            }
        return [.back] + keys + rules.filter { !keys.contains($0) }
    }

    var numberedRows: Int { state.numberedRows }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left where isValueFocused: change(by: -1)
        case .right where isValueFocused: change(by: 1)
        case .toStart: focus = 1
        default:
            focus = state.isGrid ? movedInMonth(move) : ListFocus.moved(focus, move, count: doneFocus + 1)
        }
    }

    /// The days stand seven in a line; Tab takes them for one.
    private func movedInMonth(_ move: Move) -> Int {
        let isInside = focus > 0 && focus < doneFocus
        return switch move {
        case .up where focus == doneFocus: 29
        case .up where isInside: max(focus - 7, 0)
        case .down where isInside: focus + 7 < doneFocus ? focus + 7 : doneFocus
        case .next where isInside: doneFocus
        case .previous where isInside: 0
        case .previous where focus == doneFocus: 1
        default: ListFocus.moved(focus, move, count: doneFocus + 1)
        }
    }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        switch intent {
        case .digit(let digit): return type(digit, &input)
        case .confirm, .save: return save(&input)
        case .rule(let shortcut):
            choose(shortcut)
            return []
        default: return nil
        }
    }

    /// Turns a switch by its number, or makes a number of one or more digits; among the days of a month it leads to one.
    private func type(_ digit: Int, _ input: inout SheetInput) -> [Effect] {
        if numberedRows > 0 {
            guard (1...numberedRows).contains(digit) else { return [] }
            focus(onRow: digit - 1)
            return press()
        }
        if !state.isGrid, !isNumberFocused { focus = 1 }
        let range = numberRange
        let joined = (input.number?.value ?? 0) * 10 + digit
        let number = joined <= range.upperBound ? joined : digit
        guard number <= range.upperBound else {
            input.number = nil
            return [refusal(of: range)]
        }
        let before = input.number?.before ?? draft
        input.number = (number, before)
        guard range.contains(number) else { return [] }
        if state.isGrid {
            focus = number
        } else {
            draft = before
            set(number)
        }
        return []
    }

    /// Saves, with the number or the day of a month that was typed last; one out of range is refused.
    private func save(_ input: inout SheetInput) -> [Effect] {
        if let number = input.number?.value {
            let range = numberRange
            guard range.contains(number) else { return [refusal(of: range)] }
            if state.isGrid { draft.monthDays.formUnion(MonthDaySet([number])) }
        }
        return save()
    }
}

extension ScheduleState {
    /// The days of a week have digits.
    package var numberedRows: Int { isWeek ? rows.count : 0 }
}
