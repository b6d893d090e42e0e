import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

@Suite struct SheetFrameTests {
    private let context = TextContext(
        language: .english, theme: Theme(appearance: .dark, glyphs: .unicode), width: nil)

    @Test("The dialog stands in the middle, framed, with its title")
    func place() {
        var rendering = Rendering(size: Size(columns: 30, rows: 7))
        let inner = SheetFrame(context: context).draw(
            "Title", around: Size(columns: 16, rows: 2), in: rendering.frame.bounds, on: &rendering)
        #expect(
            rendering.frame.rows == [
                "",
                "     ╭─ Title ──────────╮",
                "     │                  │",
                "     │                  │",
                "     ╰──────────────────╯",
                "", "",
            ])
        #expect(inner == Rect(column: 7, row: 2, columns: 16, rows: 2))
    }

    @Test(
        "A16: beside a wide dialog stands nothing where less than four cells are left at a side",
        arguments: [27, 28])
    func slivers(columns: Int) {
        var rendering = Rendering(size: Size(columns: columns, rows: 5))
        rendering.frame.fill(rendering.frame.bounds, with: "~")
        _ = SheetFrame(context: context).draw(
            "Title", around: Size(columns: 16, rows: 1), in: rendering.frame.bounds, on: &rendering)
        let (above, beside) = (rendering.frame.rows[0], rendering.frame.rows[2])
        #expect(above == String(repeating: "~", count: columns))
        let box = "│" + String(repeating: " ", count: 18) + "│"
        #expect(beside == (columns == 28 ? "~~~~\(box)~~~~" : "   " + box))
    }

    @Test("A title wider than the content widens the dialog, as far as there is room")
    func wideTitle() {
        var rendering = Rendering(size: Size(columns: 24, rows: 4))
        let inner = SheetFrame(context: context).draw(
            "A title of twenty-five ch", around: Size(columns: 4, rows: 1), in: rendering.frame.bounds,
            on: &rendering)
        #expect(inner.size == Size(columns: 20, rows: 1))
        #expect(rendering.frame.rows[0] == "╭─ A title of twenty… ─╮")
    }

    @Test("All cells but the dialog's are dim and lose their colours, and the mouse reaches none of them")
    func dimmed() {
        var rendering = Rendering(size: Size(columns: 20, rows: 6))
        rendering.frame.fill(rendering.frame.bounds, Style(.reverse), with: "~")
        rendering.mark(rendering.frame.bounds, as: .intent(.confirm))
        let inner = SheetFrame(context: context).draw(
            "T", around: Size(columns: 8, rows: 2), in: rendering.frame.bounds, on: &rendering)
        let outer = Rect(
            column: inner.left - 2, row: inner.top - 1, columns: inner.size.columns + 4,
            rows: inner.size.rows + 2)
        #expect(outer.size == Size(columns: 12, rows: 4))
        #expect(rendering.frame.brightArea == outer)
        let below = context.theme.style(.disabled, .dim)
        #expect(rendering.frame[.zero].cluster == "~" && rendering.frame[.zero].style == below)
        #expect(rendering.target(at: .zero) == .intent(.cancel))
        #expect(
            rendering.target(at: outer.origin) == .nothing && rendering.target(at: inner.origin) == .nothing)
    }
}

extension Frame {
    /// Row by row.
    var places: [Point] {
        bounds.rows.flatMap { row in bounds.columns.map { Point(column: $0, row: row) } }
    }

    /// The rectangle that the cells without dim fill; `nil` where they fill none.
    var brightArea: Rect? {
        let bright = places.filter { !self[$0].style.attributes.contains(.dim) }
        guard let first = bright.first, let last = bright.last else { return nil }
        let area = Rect(
            column: first.column, row: first.row, columns: last.column - first.column + 1,
            rows: last.row - first.row + 1)
        return bright.count == area.size.columns * area.size.rows && bright.allSatisfy(area.contains)
            ? area : nil
    }
}
