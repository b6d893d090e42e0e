import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws everything about one tracker over nearly the whole screen.
struct DetailsSheetView {
    let context: TextContext

    /// The least width at which the screen is visible around the sheet.
    private static let leastColumnsForMargin = 108

    /// - Parameters:
    ///   - state: `nil` once the tracker is gone.
    ///   - offset: The first visible row of the page.
    func draw(
        _ state: TrackerDetailsState?, from offset: Int, in rect: Rect, on rendering: inout Rendering
    ) {
        guard let state else { return }
        let margin = rect.size.columns >= Self.leastColumnsForMargin ? 4 : 0
        let width = DetailsPageView.width(state.card, in: rect.size.columns - 4 - 2 * margin)
        let page = DetailsPageView(context: context).page(state, width: width)
        let rows = min(page.rows, rect.size.rows - 2 - margin / 2)
        let sheet = SheetFrame(context: context).draw(
            state.card.emoji + " " + state.card.name, around: Size(columns: width, rows: rows), in: rect,
            on: &rendering)
        let first = min(offset, page.lastOffset(rows: sheet.size.rows))
        SheetScroll(context: context).draw(page, from: first, in: sheet, on: &rendering)
        rendering.page = (sheet.size.rows, page.rows, page.focus)
    }
}
