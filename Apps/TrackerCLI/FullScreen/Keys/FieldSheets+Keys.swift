import TrackerDomain
import TrackerPresentation

// Keys in sheets with a field to type into.

extension KeyOffer {
    /// Empties a field, where it holds something.
    fileprivate static func clear(_ text: String) -> [KeyOffer] {
        text.isEmpty ? [] : [KeyOffer(.edit(.deleteToStart), .offerClear)]
    }
}

/// A sheet with one line to type.
protocol LineKeys: SheetKeys {
    var state: TextPromptState { get }
    var text: String { get }
    func enter(_ text: String, wasCut: Bool)
}

extension LineKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        let state = state
        return [.back] + (state.canSave ? [KeyOffer(.confirm, Phrase(button: state.saveTitle))] : [])
            + KeyOffer.clear(text)
    }

    var field: FieldAccess? {
        FieldAccess(limit: state.entry.limit, text: { self.text }, enter: { self.enter($0, wasCut: $1) })
    }
}

extension TextPromptViewModel: LineKeys {
    func move(_ move: Move, _ input: inout SheetInput) {
        switch move {
        case .left: edit(.moveLeft, &input)
        case .right: edit(.moveRight, &input)
        case .toStart: edit(.moveToStart, &input)
        case .toEnd: edit(.moveToEnd, &input)
        case .up, .down, .pageUp, .pageDown, .next, .previous: break
        }
    }
}

extension CategoryFormViewModel: LineKeys {
    func move(_ move: Move, _ input: inout SheetInput) {
        if move == .left || move == .right { edit(move == .left ? .moveLeft : .moveRight, &input) }
    }
}

extension ActionListViewModel: SheetKeys {
    func offers(_ input: SheetInput) -> [KeyOffer] {
        let confirm: KeyOffer? =
            switch confirmation {
            case .run: KeyOffer(.confirm, Phrase("run", "выполнить"))
            case .choose: .choose
            case nil: nil
            }
        return [.back] + (confirm.map { [$0] } ?? []) + (state.rows.count > 1 ? [.rows] : [])
            + KeyOffer.clear(text)
    }

    var field: FieldAccess? {
        FieldAccess(limit: nil, text: { self.text }, enter: { text, _ in self.enter(text) })
    }

    /// Moves the focus in the list, or with ← and → the cursor in the search.
    func move(_ move: Move, _ input: inout SheetInput) {
        guard let field else { return }
        switch move {
        case .left: input.moveCursor(.moveLeft, in: field)
        case .right: input.moveCursor(.moveRight, in: field)
        default: focus(onRow: max(0, ListFocus.moved(focus, move, count: state.rows.count)))
        }
    }

    func confirm(_ input: inout SheetInput) -> [Effect] {
        let (before, effects) = (text, confirm())
        if text != before { input.forgetField() }
        return effects
    }

    func press(_ input: inout SheetInput) -> [Effect] { confirm(&input) }
}
