import Terminal
import Testing

@Suite struct FrameCompositionTests {
    private func frame(_ columns: Int, _ rows: Int) -> Frame {
        Frame(size: Size(columns: columns, rows: rows))
    }

    @Test func boxWithTitles() {
        var frame = frame(16, 3)
        frame.box(frame.bounds, .rounded, title: "Фильтры")
        frame.label("Esc", on: .bottom, of: frame.bounds, .right)
        #expect(frame.rows == ["╭─ Фильтры ────╮", "│              │", "╰──────── Esc ─╯"])
    }

    @Test func titleInTheMiddle() {
        var frame = frame(11, 2)
        frame.box(frame.bounds, .heavy, title: "2025", .center)
        #expect(frame.rows == ["┏━ 2025 ━━┓", "┗━━━━━━━━━┛"])
    }

    @Test func longTitleIsCut() {
        var frame = frame(10, 2)
        frame.box(frame.bounds, .ascii, title: "Schedule")
        #expect(frame.rows == ["+- Sch… -+", "+--------+"])
    }

    @Test("T62: a box without room is none", arguments: [(0, 0), (1, 5), (5, 1)])
    func noRoom(_ columns: Int, _ rows: Int) {
        var frame = frame(5, 5)
        frame.box(Rect(column: 0, row: 0, columns: columns, rows: rows), .rounded, title: "x")
        #expect(frame == Frame(size: Size(columns: 5, rows: 5)))
    }

    @Test func boxKeepsWhatIsInside() {
        var frame = frame(3, 3)
        frame.fill(frame.bounds, with: ".")
        frame.box(frame.bounds, .square)
        #expect(frame.rows == ["┌─┐", "│.│", "└─┘"])
    }

    @Test func overlayCoversAndBringsItsCursor() {
        var below = frame(6, 3)
        below.fill(below.bounds, with: ".")
        var above = frame(2, 2)
        above.draw("日", at: .zero)
        above.cursor = Cursor(position: Point(column: 1, row: 1), isVisible: true)
        below.overlay(above, at: Point(column: 3, row: 1))
        #expect(below.rows == ["......", "...日.", "...  ."])
        #expect(below.cursor == Cursor(position: Point(column: 4, row: 2), isVisible: true))
    }

    @Test("An overlay is clipped, a wide cluster at the edge is a blank")
    func clippedOverlay() {
        var above = frame(4, 1)
        above.draw("日本", at: .zero)
        for (column, expected) in [(-1, " 本."), (2, "..日"), (3, "... "), (4, "....")] {
            var below = frame(4, 1)
            below.fill(below.bounds, with: ".")
            below.overlay(above, at: Point(column: column, row: 0))
            #expect(below.lines.map(\.text) == [expected])
        }
    }

    @Test("Below a dialog everything is dim and muted, but not the dialog")
    func dimming() {
        let grey = Color(0x808080, basic: .brightBlack)
        var below = frame(10, 4)
        below.draw(
            Line("日 x", Style(foreground: Color(0xFF0000, basic: .red), [.bold, .reverse])), at: .zero)
        below.cursor.isVisible = true
        var frame = below.dimmed(Style(foreground: grey))
        #expect(frame.rows == below.rows)
        #expect(!frame.cursor.isVisible)
        frame.overlay(Frame(size: Size(columns: 4, rows: 2)), at: Point(column: 3, row: 1))
        var bright = 0
        for row in 0..<4 {
            for column in 0..<10 {
                let style = frame[Point(column: column, row: row)].style
                if !style.attributes.contains(.dim) {
                    bright += 1
                } else {
                    #expect(style == Style(foreground: grey, .dim))
                }
            }
        }
        #expect(bright == 8)
    }

    @Test func linesAreAsWideAsTheFrame() {
        var frame = frame(4, 2)
        frame.draw("日", at: .zero)
        #expect(frame.lines == ["日  ", "    "])
        #expect(frame.rows == ["日", ""])
    }
}
