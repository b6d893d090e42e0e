import Terminal

/// Output with escape sequences as a person can review it: the text, then how its cells look.
struct StyledOutput: CustomStringConvertible {
    let text: String
    let description: String
    /// The cells of the longest line.
    let width: Int

    init(_ output: String) {
        var text = ""
        var styles = StyleRanges()
        for (row, line) in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .enumerated()
        {
            var (look, column) = (Look(), 1)
            for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
                .enumerated()
            {
                var words = part
                if index > 0, let end = part.firstIndex(of: "m") {
                    look.apply(part[..<end])
                    words = part[part.index(after: end)...]
                }
                text += words
                for _ in 0..<words.cellWidth {
                    styles.add(look.description, row: row + 1, column: column)
                    column += 1
                }
            }
            text += "\n"
        }
        self.text = text
        width = text.split(separator: "\n").map { $0.cellWidth }.max() ?? 0
        description = styles.isEmpty ? text : text + styles.description
    }

    /// What the SGR parameters so far amount to (ECMA-48, 8.3.117).
    private struct Look: Equatable, CustomStringConvertible {
        private var attributes: [String] = []
        private var color: String?

        mutating func apply(_ parameters: Substring) {
            var numbers = parameters.split(separator: ";").compactMap { Int($0) }[...]
            if numbers.isEmpty { self = Look() }
            while let number = numbers.popFirst() {
                switch number {
                case 0: self = Look()
                case 1: attributes.append("bold")
                case 2: attributes.append("dim")
                case 22: attributes.removeAll { $0 == "bold" || $0 == "dim" }
                case 38:
                    color = "#" + numbers.dropFirst().prefix(3).map(hexadecimal).joined()
                    numbers = numbers.dropFirst(4)
                case 39: color = nil
                default: attributes.append("SGR \(number)")
                }
            }
        }

        private func hexadecimal(_ number: Int) -> String {
            (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
        }

        var description: String { (attributes + [color].compactMap(\.self)).joined(separator: " ") }
    }
}
