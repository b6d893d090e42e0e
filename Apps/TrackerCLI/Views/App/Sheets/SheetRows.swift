import Terminal
import TrackerPresentation

/// Draws rows with a mark before the one with the focus, scrolled so that it can be seen.
struct SheetRows {
    struct Row {
        let left: Line
        var right = Line()
        let isFocused: Bool
        /// It stands apart from the row above, if there is room for all.
        var startsGroup = false
        /// The name of the group that begins with it, in a row of its own.
        var heading: Line?
    }

    let context: TextContext

    /// The cells that digits take before rows of which some are numbered.
    static func digitsWidth(_ numbered: Int) -> Int { numbered > 0 ? 2 : 0 }

    /// - Parameters:
    ///   - numbered: The number of rows, from the first one on, with a digit before them.
    ///   - targets: The target of each row; none for rows without one.
    func draw(
        _ rows: [Row], numbered: Int = 0, targets: [Target] = [], in rect: Rect, on rendering: inout Rendering
    ) {
        var page = Page()
        let isRoomy = rows.count + rows.dropFirst().count(where: \.startsGroup) <= rect.size.rows
        for (index, row) in rows.enumerated() {
            if isRoomy, row.startsGroup, index > 0 { page.addGap() }
            let first = page.rows
            if let heading = row.heading {
                if index > 0 { page.addGap() }
                page.add([heading])
            }
            if row.isFocused { page.focus = first..<page.rows + 1 }
            if index < targets.count { page.addStop(first..<page.rows + 1, targets[index]) }
            page.add(rows: 1) { place, rendering in
                let digit = context.line(index < numbered ? "\(index + 1)" : "", .secondary)
                    .padded(to: Self.digitsWidth(numbered))
                let left = context.pointer(row.isFocused) + digit + row.left
                let line = context.row(left, row.right, width: place.size.columns)
                rendering.frame.draw(line, at: place.origin)
                if index < targets.count { rendering.mark(place, as: targets[index]) }
                if row.isFocused { rendering.frame.cursor = Cursor(position: place.origin) }
            }
        }
        SheetScroll(context: context).draw(page, in: rect, on: &rendering)
    }
}
