import Terminal
import TrackerPresentation

/// Draws why there are no cards, and the keys that help.
struct PlaceholderView {
    let context: TextContext

    func draw(
        _ placeholder: MainListState.Placeholder, of state: MainScreenState, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let resting = context.fitted(to: rect.size.columns).resting(state.list).map { [$0] } ?? []
        let note = placeholder.note?.wrapped(to: rect.size.columns).map { context.line($0, .secondary) } ?? []
        let dot = String(context.theme.glyphs.dot)
        let title =
            [
                context.line("\(dot) \(dot) \(dot)", .disabled), context.line(placeholder.text, .title),
            ] + note + resting + [""]
        let hints = hints(placeholder.kind, state)
        let keyWidth = hints.map { $0.keys(context.language).cellWidth }.max() ?? 0
        let keys = hints.map { ClickableLine(line($0, keyWidth: keyWidth), $0.target) }
        let width = (keys.map(\.width) + title.map(\.width)).max() ?? 0
        let area = rect.centered(Size(columns: width, rows: title.count + keys.count))
        rendering.frame.draw(title, .center, in: area)
        let block = area.inset(top: title.count).centered(
            Size(columns: keys.map(\.width).max() ?? 0, rows: keys.count))
        for (row, key) in zip(block.rows, keys) {
            rendering.draw(key, at: Point(column: block.left, row: row), in: block)
        }
        if !rendering.frame.cursor.isVisible { rendering.frame.cursor.position = area.origin }
    }

    private func line(_ hint: KeyHint, keyWidth: Int) -> Line {
        context.line(hint.keys(context.language).padded(to: keyWidth), .text, .bold)
            + context.line("  " + hint.text(context.language), .secondary)
    }

    private func hints(_ kind: MainListState.PlaceholderKind, _ state: MainScreenState) -> [KeyHint] {
        let clear = [KeyHint(.cancel, .clearSearch)]
        // The letters go into the field.
        if state.isSearching { return clear }
        switch kind {
        case .empty, .resting:
            let filters: [AppAction] = state.list.restingElsewhere.isEmpty ? [] : [.openFilters]
            return ([.newTracker, .openCalendar] + filters + [.openCommands, .quit]).map(hint)
        case .nothingFound:
            return (state.list.search.isEmpty ? [] : clear)
                + (state.list.filter.narrows ? [.openFilters, .openCommands] : [.openCommands]).map(hint)
        }
    }

    /// An action with all that it does, as there is room for that.
    private func hint(_ action: AppAction) -> KeyHint { KeyHint(.action(action), action.title) }
}
