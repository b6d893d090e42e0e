import Terminal
import TestKit
import Testing

@Suite struct FrameDrawingTests {
    private let bold = Style(.bold)

    private func frame(_ columns: Int, _ rows: Int) -> Frame {
        Frame(size: Size(columns: columns, rows: rows))
    }

    @Test("T45: text is drawn cluster by cluster, whatever stands beside what")
    func neighbours() {
        var random = SeededRandom(seed: 45)
        for _ in 0..<500 {
            let text = (0..<6).map { _ in String(RandomFrame.clusters.randomElement(using: &random) ?? "a") }
                .joined()
            var frame = Frame(size: Size(columns: 40, rows: 1))
            frame.draw(Line(text), at: .zero)
            var column = 0
            for cluster in text {
                let width = CellWidth.of(cluster)
                let cells = (0..<width).map { frame[Point(column: column + $0, row: 0)].cluster }
                #expect(cells == [cluster] + Array(repeating: nil, count: width - 1), "\(text)")
                column += width
            }
            #expect(frame[Point(column: column, row: 0)].cluster == " ")
        }
    }

    @Test(
        "A line is clipped on every side",
        arguments: [
            (0, 0, ["abcd", "", ""]), (2, 1, ["", "  ab", ""]), (-2, 2, ["", "", "cdef"]),
            (0, 3, ["", "", ""]),
            (0, -1, ["", "", ""]), (4, 0, ["", "", ""]), (-6, 0, ["", "", ""]), (-9, 0, ["", "", ""]),
        ] as [(Int, Int, [String])])
    func clipping(_ column: Int, _ row: Int, _ expected: [String]) {
        var frame = frame(4, 3)
        frame.draw("abcdef", at: Point(column: column, row: row))
        #expect(frame.rows == expected)
    }

    @Test(
        "A wide cluster that an edge cuts becomes a blank",
        arguments: [
            (0, "日本x"), (1, "x日 x"), (3, "xxx x"), (-1, " 本xx"), (-3, " xxxx"),
        ])
    func wideAtTheEdges(_ column: Int, _ expected: String) {
        var frame = frame(6, 1)
        frame.draw("xxxxx", at: .zero)
        frame.draw("日本", at: Point(column: column, row: 0), in: Rect(column: 0, row: 0, columns: 4, rows: 1))
        #expect(frame.rows == [expected])
    }

    @Test("What is drawn over half a cluster blanks the other half")
    func overHalves() {
        for (column, expected) in [(0, "x 本"), (1, " x本"), (2, "日x"), (3, "日 x")] {
            var frame = frame(4, 1)
            frame.draw(Line("日本", bold), at: .zero)
            frame.draw("x", at: Point(column: column, row: 0))
            #expect(frame.rows == [expected])
            #expect(frame[Point(column: (column + 2) % 4, row: 0)].style == bold)
        }
    }

    @Test("Clusters stay whole; what takes no cell is left out")
    func clusters() {
        var frame = frame(9, 1)
        frame.draw(Line([Span("👨‍👩‍👧и\u{306}\u{200B}❤️"), Span("\u{301}", bold), Span("z")]), at: .zero)
        #expect(frame.rows == ["👨‍👩‍👧и\u{306}❤️z"])
        #expect(frame[.zero].cluster == "👨‍👩‍👧")
        #expect(frame[Point(column: 1, row: 0)].cluster == nil)
        #expect(frame[Point(column: 5, row: 0)].cluster == "z")
    }

    @Test("T47: control characters cannot get into a frame")
    func controls() {
        var frame = frame(9, 1)
        frame.draw(Line("a\u{1B}[31m\n"), at: .zero)
        frame.fill(Rect(column: 8, row: 0, columns: 1, rows: 1), with: "\u{7}")
        #expect(frame.rows == ["a\u{FFFD}[31m\u{FFFD}"])
    }

    @Test func linesFillARectangle() {
        var frame = frame(6, 4)
        frame.draw(["abc", "def", "ghi"], in: Rect(column: 1, row: 1, columns: 2, rows: 2))
        #expect(frame.rows == ["", " ab", " de", ""])
    }

    @Test func alignedLines() {
        var frame = frame(7, 3)
        let rect = Rect(column: 1, row: 0, columns: 5, rows: 3)
        frame.draw("ab", .left, row: 0, in: rect)
        frame.draw("ab", .center, row: 1, in: rect)
        frame.draw("abcdefg", .right, row: 2, in: rect)
        #expect(frame.rows == [" ab", "  ab", " abcde"])
    }

    @Test func filling() {
        var frame = frame(5, 2)
        frame.fill(Rect(column: 1, row: -1, columns: 9, rows: 2), bold, with: ".")
        frame.fill(Rect(column: 4, row: 0, columns: 1, rows: 1), with: "日")
        #expect(frame.rows == [" ...", ""])
        #expect(frame[Point(column: 1, row: 0)].style == bold)
    }

    @Test func restylingKeepsClustersWhole() {
        var frame = frame(6, 1)
        frame.draw("日本x", at: .zero)
        frame.restyle(Rect(column: 1, row: 0, columns: 2, rows: 1)) { _, style in
            var style = style
            style.attributes.insert(.underline)
            return style
        }
        let underlined = (0..<6).map { frame[Point(column: $0, row: 0)].style.attributes == .underline }
        #expect(underlined == [true, true, true, true, false, false])
        #expect(frame.rows == ["日本x"])
    }
}
