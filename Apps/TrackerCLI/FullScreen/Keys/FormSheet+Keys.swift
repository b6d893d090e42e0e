import TrackerDomain
import TrackerPresentation

/// Keys in the form of a tracker: fields, two grids of eighteen, and buttons.
extension FormSheetViewModel: SheetKeys {
    /// Grids have three rows of six.
    private static let gridWidth = 6

    func offers(_ input: SheetInput) -> [KeyHint] {
        let title = Phrase(button: form.state.saveTitle)
        let save = KeyHint(.save, title)
        let open = KeyHint(.confirm, Phrase("open", "открыть"))
        let goal = actions.map { KeyHint(.action($0), Phrase("goal", "цель")) }
        // What is wrong has been said: nothing leads on before it is mended.
        if focus == .goal, form.notice != nil { return [KeyHint(.cancel, .offerCancel)] }
        let keys: [KeyHint] =
            switch focus {
            case .kind: [KeyHint(.press, .offerSwitch), open, save]
            case .category where form.text(of: .category).isEmpty:
                [KeyHint(.confirm, Phrase("list", "список")), save]
            case .text: [save]
            case .schedule: [open] + RuleShortcut.allCases.map { .rule($0) } + [save] + goal
            case .emoji: choose + [save, .choices] + goal
            case .color: choose + [save] + KeyHint.digits(PaletteColor.all.count) + [.choices] + goal
            case .removeCompletion, .addCompletion: [KeyHint(.press, .offerSwitch), save] + goal
            case .cancel: [KeyHint(.confirm, .offerCancel), save] + goal
            case .save: [KeyHint(.confirm, title)] + goal
            }
        return [KeyHint(.cancel, .offerCancel), .next] + keys
    }

    /// Enter and Space choose what is not chosen yet.
    private var choose: [KeyHint] { focus == emojiStop || focus == colorStop ? [] : [.choose] }

    var field: FieldAccess? {
        guard case .text(let field) = focus else { return nil }
        return FieldAccess(
            name: field, limit: form.state.texts[field]?.limit, text: { [form] in form.text(of: field) },
            enter: { [form] in form.enter($0, in: field, wasCut: $1) })
    }

    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? {
        switch intent {
        case .edit(.moveRight) where isBehindCompleted(input): form.takeCompletion()
        case .edit(.deleteForward) where isBehindCompleted(input): form.dropCompletion()
        case .edit(.insert(let text)) where field == nil: type(emoji: Name.collapsingSpace(text))
        case .digit(let digit): type(digit, &input)
        case .rule(let shortcut): return choose(shortcut)
        default: return nil
        }
        return []
    }

    /// The cursor stands between what is typed and what completes it.
    private func isBehindCompleted(_ input: SheetInput) -> Bool {
        let text = form.text(of: .category)
        guard focus == .category, !text.isEmpty, !form.state.categoryRest.isEmpty else { return false }
        return input.field(.category, holding: text).cursor == text.count
    }

    /// Chooses any single emoji, wherever the focus is.
    private func type(emoji: String) {
        // Beyond the grid a letter is a wrong key, and no attempt at an emoji.
        if case .emoji = focus {} else if !Emoji.isValid(emoji) { return }
        choose(emoji: emoji)
    }

    /// Chooses a colour by its number; two digits in a row are one number if a colour has that.
    private func type(_ digit: Int, _ input: inout SheetInput) {
        let before = input.number?.value
        input.number = nil
        guard case .color = focus else { return }
        let numbers = [before.map { $0 * 10 + digit }, digit].compactMap(\.self)
        guard let number = numbers.first(where: { PaletteColor(number: $0) != nil }) else { return }
        focus(on: .color(number - 1))
        choose()
        input.number = (number, nil)
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch (focus, move) {
        case (_, .next): step(1)
        case (_, .previous): step(-1)
        case (.emoji(let index), _): moveInGrid(index, from: hasOwnEmoji ? -1 : 0, move) { .emoji($0) }
        case (.color(let index), _): moveInGrid(index, move) { .color($0) }
        case (.cancel, .left), (.cancel, .right), (.save, .left), (.save, .right):
            focus(on: focus == .save ? .cancel : .save)
        case (_, .down): step(1)
        case (_, .up): step(-1)
        case (_, .toStart), (_, .pageUp): focus(on: stops.first ?? focus)
        case (_, .toEnd), (_, .pageDown): focus(on: stops.last ?? focus)
        case (_, .left), (_, .right): break
        }
    }

    /// - Parameter first: 0, or −1 for a place before the grid, which has a row of its own.
    private func moveInGrid(_ index: Int, from first: Int = 0, _ move: Move, part: (Int) -> Part) {
        let wanted =
            switch move {
            case .left: index - 1
            case .right: index + 1
            case .up where first < 0 && (0..<Self.gridWidth).contains(index): first
            case .up: index - Self.gridWidth
            case .down where index < 0: 0
            case .down: index + Self.gridWidth
            case .toStart, .pageUp: first
            case .toEnd, .pageDown: Self.gridCount - 1
            case .next, .previous: index
            }
        if (first..<Self.gridCount).contains(wanted) {
            focus(on: part(wanted))
        } else if move == .up || move == .down {
            step(move == .up ? -1 : 1)
        }
    }
}
