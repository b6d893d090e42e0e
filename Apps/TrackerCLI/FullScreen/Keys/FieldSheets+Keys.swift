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
        return [.back] + (state.canSave ? [KeyHint(.confirm, Phrase(button: state.saveTitle))] : [])
            + KeyHint.clear(text)
    }

    var field: FieldAccess? {
        FieldAccess(limit: state.entry.limit, text: { self.text }, enter: { self.enter($0, wasCut: $1) })
    }

    func move(_ move: Move, _ input: inout SheetInput) {}
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
