import Terminal

/// Shapes of a picture by their ink: all that have the same are one element.
struct SVGLayer {
    private var inks: [SVGInk] = []
    private var runs: [SVGInk: [Run]] = [:]

    /// A shape that goes on through several cells.
    private struct Run {
        let shape: SVGShape
        let place: Point
        var cells: Int
    }

    mutating func add(_ shape: SVGShape, over cells: Int = 1, at place: Point, _ ink: SVGInk) {
        let ink = shape.ink(ink)
        if runs[ink] == nil { inks.append(ink) }
        var drawn = runs[ink] ?? []
        if shape.goesOn, let last = drawn.last, last.shape == shape, last.place.row == place.row,
            last.place.column + last.cells == place.column
        {
            drawn[drawn.count - 1].cells += cells
        } else {
            drawn.append(Run(shape: shape, place: place, cells: cells))
        }
        runs[ink] = drawn
    }

    /// - Parameter paint: The attribute that takes the colour: fill or stroke.
    func elements(_ paint: String) -> [String] {
        inks.map { ink in
            let data = (runs[ink] ?? []).map { $0.shape.data(at: $0.place, over: $0.cells) }.joined()
            let opacity = ink.opacity.map { " opacity=\"\($0)\"" } ?? ""
            let thickness = ink.thickness.map { " stroke-width=\"\($0)\"" } ?? ""
            return "<path \(paint)=\"\(SVGInk.hex(ink.color))\"\(thickness)\(opacity) d=\"\(data)\"/>"
        }
    }
}
