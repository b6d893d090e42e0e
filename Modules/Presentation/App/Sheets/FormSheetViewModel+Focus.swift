internal import TrackerDomain

/// The focus of the form and its moves.
extension FormSheetViewModel {
    /// The number of emoji, and of colours.
    package static let gridCount = 18

    /// Puts the focus on an enabled part of the form, as a click does; returns false if there is no such part.
    @discardableResult
    public func focus(on part: Part) -> Bool {
        switch part {
        case .emoji(let index):
            guard part == .ownEmoji ? hasOwnEmoji : (0..<Self.gridCount).contains(index) else { return false }
        case .color(let index):
            guard (0..<Self.gridCount).contains(index) else { return false }
        default: break
        }
        guard stops.contains(where: { $0.stop == part.stop }), leaveField() else { return false }
        dismissErrors()
        focus = part
        return true
    }

    /// Puts the focus on the chosen value of a field; does nothing for one that the form does not have.
    func focus(onField field: TrackerField) {
        guard let part = drawing(of: field, form.state)?.0.stop else { return }
        focus = stops.first { $0.stop == part } ?? focus
    }

    /// Takes what completes the field with the focus; returns false, with the focus there, if what is typed is wrong.
    func leaveField() -> Bool {
        switch focus {
        case .category: form.takeCompletion()
        case .goal: return form.read()
        default: break
        }
        return true
    }

    /// Moves the focus off a disabled − or +: to the other one, or to the name.
    func leaveOff() {
        guard !stops.contains(where: { $0.stop == focus.stop }) else { return }
        focus = stops[0]
    }

    /// The enabled parts that take the focus, in order, each grid as one.
    package var stops: [Part] {
        let state = form.state
        let edit: [Part] =
            (state.canRemoveCompletion ? [.removeCompletion] : [])
            + (state.canAddCompletion ? [.addCompletion] : [])
        let fields = fields(state).map { field in
            switch field.content {
            case .text, .line, .choice: field.part
            case .emoji: emojiStop
            case .color: colorStop
            }
        }
        return edit + fields + [.cancel, .save]
    }

    /// Moves the focus to the next part that has to be filled, round the ends, or to Create; it stays on an empty one.
    func goOn() {
        let (stops, missing) = (stops.map(\.stop), missingParts)
        guard !missing.contains(focus.stop) else { return }
        let here = stops.firstIndex(of: focus.stop) ?? 0
        focus = missing.first(where: stops[here...].contains) ?? missing.first ?? .save
    }

    /// The chosen emoji, which may be none of the eighteen; the first one of these without one.
    package var emojiStop: Part {
        hasOwnEmoji ? .ownEmoji : .emoji(form.draft.emoji.flatMap(Emoji.palette.firstIndex) ?? 0)
    }

    /// True if the chosen emoji is none of the eighteen, and so has a place of its own before them.
    package var hasOwnEmoji: Bool { form.draft.emoji.map { !Emoji.palette.contains($0) } ?? false }

    package var colorStop: Part { .color((form.draft.color?.number ?? 1) - 1) }

    /// Moves the focus among the parts, round the ends.
    package func step(_ distance: Int) {
        guard leaveField() else { return }
        let stops = stops
        let here = stops.firstIndex { $0.stop == focus.stop } ?? 0
        focus = stops[(here + distance + stops.count) % stops.count]
    }
}
