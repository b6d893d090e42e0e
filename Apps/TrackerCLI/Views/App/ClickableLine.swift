import Terminal
import TrackerPresentation

/// A line with targets for the mouse.
struct ClickableLine {
    fileprivate private(set) var pieces: [(line: Line, target: Target?)] = []

    init() {}

    init(_ line: Line, _ target: Target? = nil) {
        append(line, target)
    }

    /// The width in cells.
    var width: Int { pieces.reduce(0) { $0 + $1.line.width } }

    mutating func append(_ line: Line, _ target: Target? = nil) {
        pieces.append((line, target))
    }

    mutating func append(blanks: Int) {
        append(Line(String(repeating: " ", count: max(blanks, 0))))
    }

    mutating func append(_ other: ClickableLine) {
        pieces += other.pieces
    }
}

extension Rendering {
    /// Draws the line with its first cell at the point, clipped to the rectangle, and marks its pieces.
    mutating func draw(_ line: ClickableLine, at point: Point, in rect: Rect) {
        var place = point
        for (piece, target) in line.pieces {
            frame.draw(piece, at: place, in: rect)
            let area = Rect(origin: place, size: Size(columns: piece.width, rows: 1)).intersection(rect)
            if let target, !area.isEmpty { mark(area, as: target) }
            place.column += piece.width
        }
    }

    /// Draws the line so that its last cell is the last of the rectangle's row.
    mutating func draw(_ line: ClickableLine, endingIn rect: Rect) {
        draw(line, at: Point(column: rect.right - line.width, row: rect.top), in: rect)
    }
}

extension TextContext {
    /// A small button, filled with the role's colour, or in brackets if the theme has no background colours.
    func button(_ sign: String, _ role: Role) -> Line {
        guard let fill = theme.fill(role) else { return line("[\(sign)]", role, .bold) }
        return Line(" \(sign) ", fill.with(.bold))
    }

    /// The key in bold and its meaning behind it.
    func line(_ hint: KeyHint) -> Line {
        key(hint) + line(" " + hint.text(language), .secondary)
    }

    /// The key alone.
    func key(_ hint: KeyHint) -> Line {
        line((isASCII ? hint.asciiKeys : hint.keys)(language), .text, .bold)
    }
}

extension TextContext {
    /// Draws the mark of the focus in the margin of a row, and returns its place.
    @discardableResult
    func drawPointer(before row: Rect, on rendering: inout Rendering) -> Point {
        let place = Point(column: row.left - 1, row: row.top)
        rendering.frame.draw(
            line(theme.glyphs.pointer, .accent, .bold), at: place, in: rendering.frame.bounds)
        return place
    }

    /// Draws a rule along the first row of the rectangle.
    func drawRule(in rect: Rect, _ role: Role = .disabled, on rendering: inout Rendering) {
        let sign = theme.glyphs.frame.horizontal
        rendering.frame.fill(rect.split(top: 1).top, theme.style(role), with: Character(sign))
    }
}
