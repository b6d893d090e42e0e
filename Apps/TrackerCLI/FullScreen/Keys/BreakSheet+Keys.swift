import TrackerPresentation

/// Keys in the sheet for a break.
extension BreakViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let title = (focus == .end ? endTitle : nil) ?? .done
        let confirm = KeyHint(.confirm, Phrase { title($0).lowercased() })
        if word != nil { return [KeyHint(.cancel, .offerClear), confirm, .next] }
        let change = KeyHint.arrows(takesWord ? Phrase("a day", "день") : .offerSwitch)
        return [.back, confirm] + (takesWord || focus == .whom ? [change] : [])
            + (takesWord ? [.months] : []) + [.rows]
    }

    /// A day is typed over the one that is there.
    var field: FieldAccess? {
        takesWord ? FieldAccess(text: { self.word ?? "" }, enter: { text, _ in self.enter(text) }) : nil
    }

    /// The arrows change the day until one is begun, and then move the cursor.
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        guard takesWord, word == nil else { return nil }
        switch intent {
        case .edit(.moveLeft): change(byDays: -1)
        case .edit(.moveRight): change(byDays: 1)
        case .edit(.insert(" ")): break
        default: return nil
        }
        return []
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: change(byDays: -1)
        case .right: change(byDays: 1)
        case .pageUp: change(byMonths: -1)
        case .pageDown: change(byMonths: 1)
        case .up, .down, .next, .previous, .toStart, .toEnd:
            let rows = Focus.allCases.filter { $0 != .end || endTitle != nil }
            let row = ListFocus.moved(rows.firstIndex(of: focus) ?? 0, move, count: rows.count)
            focus(onRow: rows[row].rawValue)
            input.forgetField()
        }
    }
}
