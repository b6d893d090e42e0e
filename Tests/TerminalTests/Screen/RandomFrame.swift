import Terminal
import TestKit

/// Frames of anything that can stand on a screen.
enum RandomFrame {
    static let clusters: [Character] = [
        "a", "b", "я", "й", " ", " ", " ", "─", "…", "✓", "●", "é", "e\u{301}", "и\u{306}", "日", "🌺", "👨‍👩‍👧",
        "🇷🇺",
        "1️⃣", "❤️", "❤", "👍🏽", "🏴‍☠️", "שָׁ", "각",
    ]

    private static let colors: [Color?] = [
        nil, nil, Color(0x2FD058, basic: .green), Color(0x414141, basic: nil),
        Color(0x424242, indexed: 238, basic: .red),
    ]

    static func make(_ size: Size, using random: inout SeededRandom) -> Frame {
        var frame = Frame(size: size)
        for _ in 0..<Int.random(in: 0...12, using: &random) { change(&frame, using: &random) }
        return frame
    }

    static func change(_ frame: inout Frame, using random: inout SeededRandom) {
        let point = point(in: frame.size, &random)
        switch Int.random(in: 0...9, using: &random) {
        case 0: frame.fill(rect(in: frame.size, &random), style(&random))
        case 1: frame = frame.dimmed(style(&random))
        case 2: frame.overlay(make(Size(columns: 7, rows: 3), using: &random), at: point)
        case 3:
            let style = style(&random)
            frame.restyle(rect(in: frame.size, &random)) { _, _ in style }
        case 4: frame.fill(rect(in: frame.size, &random))
        default:
            var line = Line()
            for _ in 0..<4 {
                let text = (0..<3).compactMap { _ in clusters.randomElement(using: &random) }
                line.append(String(text), style(&random))
            }
            frame.draw(line, at: point)
        }
        frame.cursor = Cursor(
            position: self.point(in: frame.size, &random), isVisible: .random(using: &random))
    }

    /// Moves some rows, mostly those that were moved before; now and then it tells something else than it does.
    static func scroll(_ frame: inout Frame, using random: inout SeededRandom) {
        let old = frame
        let top = Int.random(in: 0..<frame.size.rows, using: &random)
        var rows = top..<Int.random(in: top...frame.size.rows, using: &random)
        if let before = old.scrolled?.rows, Int.random(in: 0...3, using: &random) > 0 { rows = before }
        let shift = Int.random(in: -3...3, using: &random)
        for row in rows {
            var moved = Frame(size: Size(columns: frame.size.columns, rows: 1))
            if rows.contains(row + shift) { moved.overlay(old, at: Point(column: 0, row: -row - shift)) }
            frame.overlay(moved, at: Point(column: 0, row: row))
        }
        let told = Int.random(in: 0...3, using: &random) > 0 ? shift : 1
        frame.scrolled = ScrolledRows(rows, offset: (old.scrolled?.offset ?? 0) + told)
    }

    private static func style(_ random: inout SeededRandom) -> Style {
        guard Bool.random(using: &random) else { return .plain }
        return Style(
            foreground: colors.randomElement(using: &random) ?? nil,
            background: colors.randomElement(using: &random) ?? nil,
            Attributes(rawValue: .random(in: 0...15, using: &random)))
    }

    /// Now and then outside the frame.
    private static func point(in size: Size, _ random: inout SeededRandom) -> Point {
        Point(
            column: .random(in: -3..<size.columns + 2, using: &random),
            row: .random(in: -1..<size.rows + 1, using: &random))
    }

    private static func rect(in size: Size, _ random: inout SeededRandom) -> Rect {
        Rect(
            origin: point(in: size, &random),
            size: Size(columns: .random(in: 0...9, using: &random), rows: .random(in: 0...4, using: &random)))
    }
}
