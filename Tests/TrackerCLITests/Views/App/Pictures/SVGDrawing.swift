import Terminal
import TrackerPresentation

/// A frame as a picture in the SVG format: a window with the frame's cells in it.
///
/// Lines, blocks and discs are drawn as shapes, so that they meet; each run of text says how wide it is, so that
/// it keeps to the cells in whatever font the reader has.
struct SVGDrawing {
    /// The size of a cell; an odd height and an even half width make lines through its middle sharp.
    static let cell = (width: 9, height: 19)
    /// How much of a dim text's colour is left.
    private static let dimness = "0.75"
    private static let emojiFonts = "'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji',sans-serif"

    private let palette: Palette
    private let window: SVGWindow
    private var backgrounds = SVGLayer()
    private var blocks = SVGLayer()
    private var fills = SVGLayer()
    private var strokes = SVGLayer()
    private var runs: [String] = []
    private var signs: [String] = []
    private var emoji: [String] = []
    private var cursor = ""

    /// - Parameters:
    ///   - title: What the picture shows, for those who do not see it.
    ///   - rows: The rows to draw; nil for all.
    init(_ frame: Frame, appearance: Appearance, title: String, rows: Range<Int>? = nil) {
        palette = Palette(appearance)
        window = SVGWindow(palette: palette, size: frame.size, title: title)
        let rows = rows ?? 0..<frame.size.rows
        for row in rows { draw(row, of: frame) }
        if frame.cursor.isVisible, rows.contains(frame.cursor.position.row) {
            drawCursor(frame.cursor.position)
        }
    }

    // MARK: Cells

    private mutating func draw(_ row: Int, of frame: Frame) {
        var run = SVGRun()
        for column in 0..<frame.size.columns {
            let place = Point(column: column, row: row)
            guard let cluster = frame[place].cluster else { continue }
            let cells = frame.isWide(at: place) ? 2 : 1
            let (ink, background) = inks(of: frame[place].style)
            if let background {
                backgrounds.add(.background, over: cells, at: place, SVGInk(color: background))
            }
            if cells == 1, SVGRun.isText(cluster) {
                if run.append(cluster, ink) { continue }
                finish(&run)
                run = SVGRun(cluster, ink, at: place)
            } else {
                finish(&run)
                draw(cluster, over: cells, ink, at: place)
            }
        }
        finish(&run)
    }

    private mutating func draw(_ sign: Character, over cells: Int, _ ink: SVGInk, at place: Point) {
        let shapes = SVGShape.shapes(of: sign)
        for shape in shapes {
            switch shape {
            case .block: blocks.add(shape, at: place, ink.plain)
            case .filled: fills.add(shape, at: place, ink.plain)
            case .rule, .stroked: strokes.add(shape, at: place, ink.plain)
            }
        }
        guard shapes.isEmpty else { return }
        // No font keeps to the cells with these: they stand in the middle of theirs.
        let middle = SVGNumber(halves: (2 * place.column + cells) * Self.cell.width)
        let text =
            "<text x=\"\(middle)\" y=\"\(baseline(place.row))\"\(ink.attributes)>\(SVGText(sign))</text>"
        if cells == 1 { signs.append(text) } else { emoji.append(text) }
    }

    private mutating func finish(_ run: inout SVGRun) {
        if !run.text.isEmpty {
            let width = run.text.count > 1 ? " textLength=\"\(run.text.count * Self.cell.width)\"" : ""
            runs.append(
                "<text x=\"\(run.first.column * Self.cell.width)\" y=\"\(baseline(run.first.row))\"\(width)"
                    + "\(run.ink.attributes)>\(SVGText(run.text))</text>")
        }
        run = SVGRun()
    }

    private mutating func drawCursor(_ position: Point) {
        let (x, y) = (position.column * Self.cell.width, position.row * Self.cell.height + 2)
        cursor =
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(Self.cell.height - 4)\" "
            + "fill=\"\(SVGInk.hex(palette.text))\"/>\n"
    }

    private func baseline(_ row: Int) -> Int { row * Self.cell.height + 14 }

    /// What a style's text is written with, and what lies behind it; reversed text changes the two.
    private func inks(of style: Style) -> (text: SVGInk, background: UInt32?) {
        var text = style.foreground?.rgb ?? palette.text
        var background = style.background?.rgb
        if style.attributes.contains(.reverse) {
            (text, background) = (background ?? palette.background, text)
        }
        var ink = SVGInk(color: text)
        if ink.color == palette.text { ink.isDefault = true }
        ink.isBold = style.attributes.contains(.bold)
        ink.isUnderlined = style.attributes.contains(.underline)
        if style.attributes.contains(.dim) { ink.opacity = Self.dimness }
        return (ink, background)
    }

    // MARK: Document

    var document: String { window.document(content) }

    /// The cells without the window around them.
    var content: String {
        group("<g shape-rendering=\"crispEdges\">", backgrounds.elements("fill") + blocks.elements("fill"))
            + lines(fills.elements("fill")) + group("<g fill=\"none\">", strokes.elements("stroke"))
            + lines(runs) + group("<g text-anchor=\"middle\">", signs)
            + group("<g text-anchor=\"middle\" font-family=\"\(Self.emojiFonts)\">", emoji) + cursor
    }

    private func group(_ start: String, _ elements: [String]) -> String {
        elements.isEmpty ? "" : "\(start)\n\(lines(elements))</g>\n"
    }

    private func lines(_ elements: [String]) -> String { elements.map { $0 + "\n" }.joined() }
}

extension Frame {
    fileprivate func isWide(at place: Point) -> Bool {
        place.column + 1 < size.columns && self[place + Point(column: 1, row: 0)].cluster == nil
    }
}
