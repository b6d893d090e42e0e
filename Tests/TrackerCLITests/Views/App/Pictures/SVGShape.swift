import Terminal

/// What stands for a sign that has to meet its neighbours, or that fonts draw too differently.
///
/// Lengths are halves of a pixel from the cell's top left.
enum SVGShape: Hashable {
    /// A rectangle; one as wide as its cell goes on in the next.
    case block(x: Int, y: Int, width: Int, height: Int, opacity: String? = nil)
    case filled(x: Int, y: Int, path: String)
    /// A line through the middle that goes on in the next cell.
    case rule(thickness: String)
    case stroked(x: Int, y: Int, path: String, thickness: String)

    /// The whole cell.
    static let background = block(x: 0, y: 0, width: width, height: height)

    private static let (width, height) = (2 * SVGDrawing.cell.width, 2 * SVGDrawing.cell.height)
    private static let (light, heavy, pen) = ("1", "2", "1.6")

    /// No shape for a sign that is written as text.
    static func shapes(of sign: Character) -> [SVGShape] { table[sign] ?? [] }

    /// The same ink with what the shape itself says of it.
    func ink(_ ink: SVGInk) -> SVGInk {
        var ink = ink
        switch self {
        case .block(_, _, _, _, let opacity): ink.opacity = opacity ?? ink.opacity
        case .rule(let thickness), .stroked(_, _, _, let thickness): ink.thickness = thickness
        case .filled: break
        }
        return ink
    }

    var goesOn: Bool {
        switch self {
        case .rule: true
        case .block(_, _, let width, _, _): width == Self.width
        case .filled, .stroked: false
        }
    }

    /// The path through that many cells from a place on.
    func data(at place: Point, over cells: Int) -> String {
        func start(_ x: Int, _ y: Int) -> String {
            "M\(SVGNumber(halves: place.column * Self.width + x)) \(SVGNumber(halves: place.row * Self.height + y))"
        }
        switch self {
        case .block(let x, let y, let width, let height, _):
            let length = width + (cells - 1) * Self.width
            let (right, down) = (SVGNumber(halves: length), SVGNumber(halves: height))
            return "\(start(x, y))h\(right)v\(down)h-\(right)z"
        case .rule: return "\(start(0, Self.height / 2))h\(SVGNumber(halves: cells * Self.width))"
        case .filled(let x, let y, let path), .stroked(let x, let y, let path, _): return start(x, y) + path
        }
    }

    private static let table: [Character: [SVGShape]] = {
        var table: [Character: [SVGShape]] = [
            "█": [background], "▌": [block(x: 0, y: 0, width: width / 2, height: height)],
            "▐": [block(x: width / 2, y: 0, width: width / 2, height: height)],
            "▀": [block(x: 0, y: 0, width: width, height: height / 2)],
            "●": [filled(x: 2, y: 19, path: disc)],
            "○": [stroked(x: 2, y: 19, path: disc, thickness: light)],
            "◐": [
                stroked(x: 2, y: 19, path: disc, thickness: light),
                filled(x: 9, y: 12, path: "a3.5 3.5 0 0 0 0 7z"),
            ],
            "▸": [filled(x: 4, y: 11, path: "l5 4l-5 4z")], "◂": [filled(x: 14, y: 11, path: "l-5 4l5 4z")],
            "▴": [filled(x: 9, y: 14, path: "l4 5h-8z")], "▾": [filled(x: 1, y: 14, path: "h8l-4 5z")],
            "✓": [stroked(x: 2, y: 20, path: "l2.5 3.5l4.5-8", thickness: pen)],
            "✗": [stroked(x: 3, y: 12, path: cross, thickness: pen)],
            "✕": [stroked(x: 3, y: 12, path: cross, thickness: pen)],
        ]
        for (eighths, sign) in "▁▂▃▄▅▆▇".enumerated() {
            let rows = height * (eighths + 1) / 8
            table[sign] = [block(x: 0, y: height - rows, width: width, height: rows)]
        }
        for (sign, quarters) in zip("▖▗▘▝▙▟▛▜▚▞", quadrants) {
            table[sign] = quarters.map { quarter in
                block(
                    x: quarter % 2 * width / 2, y: quarter / 2 * height / 2, width: width / 2,
                    height: height / 2)
            }
        }
        for (shade, opacity) in zip("░▒▓", ["0.45", "0.65", "0.85"]) {
            table[shade] = [block(x: 0, y: 0, width: width, height: height, opacity: opacity)]
        }
        for (signs, thickness) in [("─│┌┐└┘", light), ("━┃┏┓┗┛", heavy)] {
            for (sign, shape) in zip(signs, [rule(thickness: thickness)] + edges(thickness)) {
                table[sign] = [shape]
            }
        }
        for (sign, shape) in zip("╭╮╰╯", roundCorners) { table[sign] = [shape] }
        return table
    }()

    /// A vertical line and the corners: top left, top right, bottom left, bottom right.
    private static func edges(_ thickness: String) -> [SVGShape] {
        [
            stroked(x: 9, y: 0, path: "v19", thickness: thickness),
            stroked(x: 9, y: 38, path: "v-9.5h4.5", thickness: thickness),
            stroked(x: 0, y: 19, path: "h4.5v9.5", thickness: thickness),
            stroked(x: 9, y: 0, path: "v9.5h4.5", thickness: thickness),
            stroked(x: 0, y: 19, path: "h4.5v-9.5", thickness: thickness),
        ]
    }

    /// The quarters of a cell that a sign fills: 0 and 1 above, 2 and 3 below.
    private static let quadrants = [
        [2], [3], [0], [1], [0, 2, 3], [1, 2, 3], [0, 1, 2], [0, 1, 3], [0, 3], [1, 2],
    ]

    private static let roundCorners = [
        stroked(x: 9, y: 38, path: "v-5q0-4.5 4.5-4.5", thickness: light),
        stroked(x: 0, y: 19, path: "q4.5 0 4.5 4.5v5", thickness: light),
        stroked(x: 9, y: 0, path: "v5q0 4.5 4.5 4.5", thickness: light),
        stroked(x: 0, y: 19, path: "q4.5 0 4.5-4.5v-5", thickness: light),
    ]
    private static let disc = "a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z"
    private static let cross = "l6 7m0-7l-6 7"
}
