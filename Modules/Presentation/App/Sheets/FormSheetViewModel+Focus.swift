internal import TrackerDomain

/// How the focus moves in the form.
extension FormSheetViewModel {
    /// The emoji, and the colours.
    package static let gridCount = 18

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

    /// Leaves − or + once it is switched off: for the other one, which is on then, or for the name.
    func leaveOff() {
        guard !stops.contains(where: { $0.stop == focus.stop }) else { return }
        focus = stops[0]
    }

    /// The parts from one to the next, without a goal that nobody has set: to create a habit takes no key more than it did without goals.
    package var tabStops: [Part] {
        stops.filter { $0 != .goal || focus == .goal || form.draft.goal != nil }
    }

    /// The places that the focus stops at, in order; a grid is one of them. What is switched off is none.
    package var stops: [Part] {
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

    /// Moves the focus among some parts, round the ends.
    package func step(_ distance: Int, among stops: [Part]) {
        let here = stops.firstIndex { $0.stop == focus.stop } ?? 0
        focus = stops[(here + distance + stops.count) % stops.count]
    }
}
