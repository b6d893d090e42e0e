import Terminal
import TrackerPresentation

/// Draws the devices that keep the library in step, as `tracker sync status` does.
struct SyncSheetView {
    let context: TextContext

    /// The row of a silent device, with the command to copy, fits; longer sentences wrap.
    private static let width = 72

    /// - Parameter offset: The first visible row of the page.
    func draw(_ state: SyncSheetState, from offset: Int, in rect: Rect, on rendering: inout Rendering) {
        let width = max(1, min(Self.width, rect.size.columns - 2 - 2 * SheetFrame.padding))
        let lines = SyncStatusView(context: context.fitted(to: width)).lines(
            state.status, state.progress)
        var page = Page()
        page.add(lines)
        let sheet = SheetFrame(context: context).draw(
            state.title, around: Size(columns: width, rows: lines.count), in: rect, on: &rendering)
        rendering.frame.cursor = Cursor(position: sheet.origin)
        let rows = sheet.size.rows
        let first = min(offset, page.lastOffset(rows: rows))
        SheetScroll(context: context).draw(page, from: first, in: sheet, on: &rendering)
        rendering.page = (rows, page.rows, nil)
    }
}
