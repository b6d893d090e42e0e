import Terminal

/// Lays out help line by line in a given width.
struct HelpPage {
    private(set) var lines: [HelpLine] = []
    /// The greatest number of cells of a line.
    let width: Int

    init(width: Int) {
        self.width = width
    }

    mutating func blank() {
        lines.append(HelpLine())
    }

    /// Adds the first line of a page: a name and its meaning.
    mutating func title(_ name: String, _ text: String) {
        let wrapped = (name + ": " + text).wrapped(to: width)
        lines.append(HelpLine(.init(name, .heading), .init(String(wrapped[0].dropFirst(name.count)))))
        for line in wrapped.dropFirst() { lines.append(HelpLine(.init(line))) }
    }

    /// Begins a section, with an empty line above.
    mutating func heading(_ text: String) {
        if !lines.isEmpty { blank() }
        title(text)
    }

    /// Adds the title of a section that stands close to the one above.
    mutating func title(_ text: String) {
        lines.append(HelpLine(.init(text, .heading)))
    }

    mutating func paragraph(_ text: String, indent: Int = 2) {
        for line in text.wrapped(to: width - indent) {
            lines.append(HelpLine(.init(Self.margin(indent) + line)))
        }
    }

    /// Adds a line to be copied, which is never broken.
    mutating func code(_ text: String, indent: Int = 2) {
        lines.append(HelpLine(.init(Self.margin(indent)), .init(text, .literal)))
    }

    /// Adds text to be typed and its pieces.
    ///
    /// Lines break between pieces, the next line aligned to the first piece; a piece longer than a line breaks
    /// between its alternatives.
    mutating func synopsis(_ literal: String, _ pieces: [String]) {
        let indent = literal.cellWidth + 3
        var line = ""
        var isFirst = true
        func head() -> [HelpLine.Span] {
            isFirst ? [.init("  "), .init(literal, .literal)] : [.init(Self.margin(indent - 1))]
        }
        for piece in pieces.flatMap({ Self.alternatives($0, to: width - indent) }) {
            if !line.isEmpty, indent + line.cellWidth + 1 + piece.cellWidth > width {
                lines.append(HelpLine(head() + [.init(" " + line)]))
                (line, isFirst) = ("", false)
            }
            line += (line.isEmpty ? "" : " ") + piece
        }
        lines.append(HelpLine(head() + (line.isEmpty ? [] : [.init(" " + line)])))
    }

    /// Adds a term, a literal with a placeholder, and its explanation.
    ///
    /// The explanation is beside the term, or below it if the term extends beyond the column.
    mutating func entry(_ literal: String, _ placeholder: String = "", column: Int, _ text: String) {
        let rest = placeholder.isEmpty ? "" : " " + placeholder
        let reach = 2 + literal.cellWidth + rest.cellWidth
        var explanation = text.wrapped(to: width - column)[...]
        var tail = rest
        if reach + 2 <= column, let first = explanation.popFirst() {
            tail += Self.margin(column - reach) + first
        }
        lines.append(
            HelpLine([.init("  "), .init(literal, .literal), .init(tail)].filter { !$0.text.isEmpty }))
        for line in explanation {
            lines.append(HelpLine(.init(Self.margin(column) + line)))
        }
    }

    /// The piece unchanged, or the lines of its alternatives, such as `all|today|`.
    private static func alternatives(_ piece: String, to cells: Int) -> [String] {
        guard piece.cellWidth > cells else { return [piece] }
        var lines = [""]
        for alternative in piece.split(separator: "|") {
            if lines[lines.count - 1].cellWidth + 1 + alternative.count > cells { lines.append("") }
            lines[lines.count - 1] += alternative + "|"
        }
        lines[lines.count - 1].removeLast()
        return lines
    }

    private static func margin(_ cells: Int) -> String {
        String(repeating: " ", count: cells)
    }
}
