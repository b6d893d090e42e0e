import Terminal
import TrackerPresentation

/// The part of a field's text that is seen where it has less room than it needs: the one around the cursor.
struct FieldWindow: Equatable {
    let text: String
    /// The cell of the cursor, from 0; inside the room.
    let cursor: Int

    /// - Parameter cells: The room for text and cursor, at least one cell.
    init(_ field: TextField, cells: Int) {
        var shown = field.text.prefix(field.cursor)
        // The cursor needs a cell of its own behind the text.
        while shown.cellWidth >= max(cells, 1), !shown.isEmpty { shown = shown.dropFirst() }
        let rest = field.text.dropFirst(field.cursor)
        text = String(shown) + rest.prefix(cells: cells - shown.cellWidth)
        cursor = shown.cellWidth
    }
}
