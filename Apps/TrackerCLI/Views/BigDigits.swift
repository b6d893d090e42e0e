package import Terminal

/// Draws numbers in digits three rows high: five half blocks high, three cells wide.
package struct BigDigits {
    static let rows = 3
    private static let gap = 1

    private let glyphs: [[String]]
    /// The columns of the whole number.
    package let width: Int

    /// Returns nil if the text has a sign that has no large form.
    package init?(_ text: String) {
        var glyphs: [[String]] = []
        for sign in text {
            guard let glyph = Self.forms[sign] else { return nil }
            glyphs.append(glyph)
        }
        self.glyphs = glyphs
        width = glyphs.reduce(0) { $0 + $1[0].count + Self.gap } - Self.gap
    }

    /// - Parameter style: The style of each column.
    package func lines(style: (Int) -> Style) -> [Line] {
        // The first row holds one half block of each column, the others two.
        [(nil, 0), (1, 2), (3, 4)].map { upper, lower in
            var line = Line()
            for glyph in glyphs {
                if line.width > 0 { line.append(blanks: Self.gap) }
                for (above, below) in zip(glyph[upper ?? 0], glyph[lower]) {
                    line.append(Self.cell(upper != nil && above == "#", below == "#"), style(line.width))
                }
            }
            return line
        }
    }

    private static func cell(_ upper: Bool, _ lower: Bool) -> Unicode.Scalar {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// Five rows each; the blank between Russian thousands is only as wide as the gaps beside it.
    private static let forms: [Character: [String]] = [
        "0": ["###", "#.#", "#.#", "#.#", "###"], "1": [".#.", "##.", ".#.", ".#.", "###"],
        "2": ["###", "..#", "###", "#..", "###"], "3": ["###", "..#", ".##", "..#", "###"],
        "4": ["#.#", "#.#", "###", "..#", "..#"], "5": ["###", "#..", "###", "..#", "###"],
        "6": ["###", "#..", "###", "#.#", "###"], "7": ["###", "..#", "..#", "..#", "..#"],
        "8": ["###", "#.#", "###", "#.#", "###"], "9": ["###", "#.#", "###", "..#", "###"],
        ".": [".", ".", ".", ".", "#"], ",": [".", ".", ".", "#", "#"], "\u{A0}": ["", "", "", "", ""],
    ]
}
