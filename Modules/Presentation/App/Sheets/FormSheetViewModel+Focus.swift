internal import TrackerDomain

/// How the focus moves in the form.
extension FormSheetViewModel {
    /// Grids have three rows of six.
    private static let gridWidth = 6
    private static let gridCount = 18

    /// Puts the focus on a part that the form has and that works, as a click does; tells whether it did.
    @discardableResult
    public func focus(on part: Part) -> Bool {
        switch part {
        case .emoji(let index), .color(let index):
            guard (0..<Self.gridCount).contains(index) else { return false }
        default: break
        }
        guard stops.contains(where: { $0.stop == part.stop }) else { return false }
        dismissErrors()
        focus = part
        return true
    }

    public func move(_ move: Move) {
        dismissErrors()
        switch (focus, move) {
        case (.text, .left): edit(.moveLeft)
        case (.text, .right): edit(.moveRight)
        case (.text, .toStart): edit(.moveToStart)
        case (.text, .toEnd): edit(.moveToEnd)
        case (_, .next): step(1, among: tabStops)
        case (_, .previous): step(-1, among: tabStops)
        case (.emoji(let index), _): moveInGrid(index, move) { .emoji($0) }
        case (.color(let index), _): moveInGrid(index, move) { .color($0) }
        case (.cancel, .left), (.cancel, .right), (.save, .left), (.save, .right):
            focus = focus == .save ? .cancel : .save
        case (_, .down): step(1, among: stops)
        case (_, .up): step(-1, among: stops)
        case (_, .toStart), (_, .pageUp): focus = stops.first ?? focus
        case (_, .toEnd), (_, .pageDown): focus = stops.last ?? focus
        case (_, .left), (_, .right): break
        }
    }

    /// Leaves − or + once it is switched off: for the other one, which is on then, or for the name.
    func leaveOff() {
        guard !stops.contains(where: { $0.stop == focus.stop }) else { return }
        focus = stops[0]
    }

    /// Tab passes a goal that nobody has set: to create a habit takes no key more than it did without goals.
    private var tabStops: [Part] {
        stops.filter { $0 != .goal || focus == .goal || form.draft.goal != nil }
    }

    /// The places that the focus stops at, in order; a grid is one of them. What is switched off is none.
    private var stops: [Part] {
        let state = form.state
        let edit: [Part] =
            (state.canRemoveCompletion ? [.removeCompletion] : [])
            + (state.canAddCompletion ? [.addCompletion] : [])
        let fields = fields(state).map { field in
            switch field.content {
            case .text, .choice: field.part
            case .emoji: emojiStop
            case .color: colorStop
            }
        }
        return edit + fields + [.cancel, .save]
    }

    private var emojiStop: Part {
        .emoji(form.draft.emoji.flatMap(Emoji.palette.firstIndex) ?? 0)
    }

    private var colorStop: Part { .color((form.draft.color?.number ?? 1) - 1) }

    private func step(_ distance: Int, among stops: [Part]) {
        let here = stops.firstIndex { $0.stop == focus.stop } ?? 0
        focus = stops[(here + distance + stops.count) % stops.count]
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
            focus = part(wanted)
        } else if move == .up || move == .down {
            step(move == .up ? -1 : 1, among: stops)
        }
    }
}
