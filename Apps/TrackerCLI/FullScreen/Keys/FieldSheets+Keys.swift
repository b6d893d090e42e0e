import TrackerDomain
import TrackerPresentation

// Keys in sheets with a field to type into.

extension KeyHint {
    /// Empties a field; none for an empty one.
    fileprivate static func clear(_ text: String) -> [KeyHint] {
        text.isEmpty ? [] : [KeyHint(.edit(.deleteToStart), .offerClear)]
    }
}

extension TextPromptViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let state = state
        if isInSeries {
            return [
                KeyHint(.confirm, Phrase(button: state.saveTitle)),
                KeyHint(.move(.next), nameBelow.map { Phrase(same: $0) } ?? Phrase("next row", "ниже")),
                KeyHint(.cancel, Phrase("stop", "хватит")),
            ]
        }
        if state.isChoosing { return [.back, .choose] + KeyHint.digits(numberedRows) + [.rows] }
        return [.back]
            + (state.canSave && state.entry.error == nil
                ? [KeyHint(.confirm, Phrase(button: state.saveTitle))] : [])
            + (choiceCount > 0 ? [.lastValues] : []) + KeyHint.clear(text)
    }

    var field: FieldAccess? {
        guard focusedChoice == nil else { return nil }
        return FieldAccess(
            limit: state.entry.limit, text: { self.text }, enter: { self.enter($0, wasCut: $1) })
    }

    /// A digit chooses once a choice has the focus; before that it is a part of a number.
    var numberedRows: Int { focusedChoice == nil ? 0 : choiceCount }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        guard isInSeries, case .move(let move) = intent else { return nil }
        if move == .next || move == .down { return save(thenTo: .rowBelow) }
        return move == .previous || move == .up ? save(thenTo: .rowAbove) : []
    }

    /// Down leads from the line to the choices below it, up from the first one back.
    func move(_ move: Move, _ input: inout SheetInput) {
        guard choiceCount > 0 else { return }
        // The line is row 0.
        let row = ListFocus.moved((focusedChoice ?? -1) + 1, move, count: choiceCount + 1)
        row == 0 ? focusLine() : focus(onRow: row - 1)
    }
}

extension ActionListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyHint] {
        let confirm: [KeyHint] =
            switch confirmation {
            case .run: [KeyHint(.confirm, Phrase("run", "выполнить"))]
            case .choose: [.choose]
            case nil: []
            }
        return [.back] + confirm + (state.rows.count > 1 ? [.rows] : []) + KeyHint.clear(text)
    }

    var field: FieldAccess? {
        FieldAccess(text: { self.text }, enter: { text, _ in self.enter(text) })
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        focus(onRow: max(0, ListFocus.moved(focus, move, count: state.rows.count)))
    }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        guard intent == .confirm else { return nil }
        let (before, effects) = (text, confirm())
        if text != before { input.forgetField() }
        return effects
    }
}
