/// Styled lines as plain text that a person can review: the text, then a list of the runs that have a style.
///
///     [✓] Run
///     ─── styles
///     1: 1–3 bold #2FD058/77/green
///
/// A run is its line, its first and last cell (all from 1), its attributes, its foreground and, after "on", its
/// background, each colour with what stands for it among 256 and among 16 ("own": the terminal's).
package struct StyleListing: CustomStringConvertible {
    package let description: String

    package init(_ lines: [Line]) {
        var text = ""
        var runs = ""
        for (row, line) in lines.enumerated() {
            text += line.text + "\n"
            var cell = 1
            for span in line.spans {
                let end = cell + span.width - 1
                if span.style != .plain { runs += "\(row + 1): \(cell)–\(end)\(Self.words(span.style))\n" }
                cell += span.width
            }
        }
        description = text + "─── styles\n" + runs
    }

    private static func words(_ style: Style) -> String {
        var words = ""
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        for (attribute, name) in names where style.attributes.contains(attribute) {
            words += " " + name
        }
        if let color = style.foreground { words += " " + Self.words(color) }
        if let color = style.background { words += " on " + Self.words(color) }
        return words
    }

    private static func words(_ color: Color) -> String {
        let hex = String(color.rgb, radix: 16, uppercase: true)
        let basic = color.basic.map { "\($0)" } ?? "own"
        return "#\(String(repeating: "0", count: 6 - hex.count))\(hex)/\(color.indexed)/\(basic)"
    }
}
