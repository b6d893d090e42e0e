import TrackerDomain
import TrackerPresentation

/// Keys in the form of a tracker: fields, two grids of eighteen, and buttons.
extension FormSheetViewModel: SheetKeys {
    /// Grids have three rows of six.
    private static let gridWidth = 6

    func offers(_ input: SheetInput) -> [KeyOffer] {
        let state = form.state
        let save = Phrase(button: state.saveTitle)
        let keys: [KeyOffer?] =
            switch focus {
            case .text: [KeyOffer(.save, save)]
            case .schedule:
                [
                    KeyOffer(.confirm, Phrase("open", "открыть")), KeyOffer(.save, save),
                    KeyOffer(.move(.down), Phrase("goal", "цель")),
                ]
            case .category, .goal: [KeyOffer(.confirm, Phrase("open", "открыть")), KeyOffer(.save, save)]
            case .emoji: [.choose, KeyOffer(.save, save), .choices]
            case .color: [.choose, KeyOffer(.save, save), KeyOffer(digits: PaletteColor.all.count), .choices]
            case .removeCompletion, .addCompletion: [KeyOffer(.press, .offerSwitch), KeyOffer(.save, save)]
            case .cancel: [KeyOffer(.confirm, .offerCancel), KeyOffer(.save, save)]
            case .save: [KeyOffer(.confirm, save)]
            }
        return [KeyOffer(.cancel, .offerCancel), .next] + keys.compactMap(\.self)
    }

    var field: FieldAccess? {
        guard case .text(let field) = focus else { return nil }
        return FieldAccess(
            name: field, limit: field.textRule?.limit, text: { [form] in form.draft.texts[field] ?? "" },
            enter: { [form] in form.enter($0, in: field, wasCut: $1) })
    }

    /// Letters go into a field for text; elsewhere any single emoji is chosen.
    func insert(_ text: String, _ input: inout SheetInput) {
        guard let field else { return choose(emoji: Name.collapsingSpace(text)) }
        input.edit(field) { typed in typed.insert(text, limit: field.limit ?? .max) }
    }

    private func choose(emoji: String) {
        // Beyond the grid a letter is a wrong key, and no attempt at an emoji.
        if case .emoji = focus {} else if !Emoji.isValid(emoji) { return }
        form.choose(emoji: emoji)
    }

    /// Among the colours two digits in a row are one number, where there is a colour with that; others do nothing.
    func type(_ digit: Int, _ input: inout SheetInput) -> [Effect] {
        let before = input.number?.value
        input.number = nil
        guard case .color = focus else { return [] }
        let numbers = [before.map { $0 * 10 + digit }, digit].compactMap(\.self)
        guard let number = numbers.first(where: { PaletteColor(number: $0) != nil }) else { return [] }
        focus(on: .color(number - 1))
        _ = choose()
        input.number = (number, nil)
        return []
    }

    func move(_ move: Move, _ input: inout SheetInput) {
        switch (focus, move) {
        case (.text, .left): edit(.moveLeft, &input)
        case (.text, .right): edit(.moveRight, &input)
        case (.text, .toStart): edit(.moveToStart, &input)
        case (.text, .toEnd): edit(.moveToEnd, &input)
        case (_, .next): step(1, among: tabStops)
        case (_, .previous): step(-1, among: tabStops)
        case (.emoji(let index), _): moveInGrid(index, move) { .emoji($0) }
        case (.color(let index), _): moveInGrid(index, move) { .color($0) }
        case (.cancel, .left), (.cancel, .right), (.save, .left), (.save, .right):
            focus(on: focus == .save ? .cancel : .save)
        case (_, .down): step(1, among: stops)
        case (_, .up): step(-1, among: stops)
        case (_, .toStart), (_, .pageUp): focus(on: stops.first ?? focus)
        case (_, .toEnd), (_, .pageDown): focus(on: stops.last ?? focus)
        case (_, .left), (_, .right): break
        }
    }

    private func moveInGrid(_ index: Int, _ move: Move, part: (Int) -> Part) {
        let wanted =
            switch move {
            case .left: index - 1
            case .right: index + 1
            case .up: index - Self.gridWidth
            case .down: index + Self.gridWidth
            case .toStart, .pageUp: 0
            case .toEnd, .pageDown: Self.gridCount - 1
            case .next, .previous: index
            }
        if (0..<Self.gridCount).contains(wanted) {
            focus(on: part(wanted))
        } else if move == .up || move == .down {
            step(move == .up ? -1 : 1, among: stops)
        }
    }
}
