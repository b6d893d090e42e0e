extension String {
    /// Breaks the text at spaces into lines of at most `cells` cells.
    ///
    /// A newline always breaks. Spaces before a paragraph's first word are kept, spaces at a break dropped,
    /// others joined to one. Cuts a word wider than a line between clusters; each line has at least one cluster.
    package func wrapped(to cells: Int) -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap { Self.wrap($0, to: cells) }
    }

    private static func wrap(_ paragraph: Substring, to cells: Int) -> [String] {
        var lines: [String] = []
        var line = String(paragraph.prefix { $0 == " " })
        var width = line.cellWidth
        var isEmpty = true
        for word in paragraph.split(separator: " ") {
            var rest = word[...]
            let gap = isEmpty ? 0 : 1
            if width + gap + rest.cellWidth <= cells {
                line += gap == 1 ? " " : ""
                width += gap
            } else if !isEmpty {
                lines.append(line)
                line = ""
                width = 0
            }
            while width + rest.cellWidth > cells {
                let fitting = rest.prefix(cells: cells - width)
                let cut = fitting.isEmpty ? rest.prefix(1) : fitting
                if cut.endIndex == rest.endIndex { break }
                lines.append(line + cut)
                rest = rest[cut.endIndex...]
                line = ""
                width = 0
            }
            line += rest
            width += rest.cellWidth
            isEmpty = false
        }
        return lines + [line]
    }
}
