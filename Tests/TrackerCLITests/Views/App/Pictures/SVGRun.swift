import Terminal

/// Text in one ink that is written at once; two blanks end it.
struct SVGRun {
    let first: Point
    let ink: SVGInk
    private var letters = ""

    /// None yet.
    init() {
        first = .zero
        ink = SVGInk(color: 0)
    }

    init(_ cluster: Character, _ ink: SVGInk, at first: Point) {
        self.first = first
        self.ink = ink
        if cluster != " " || ink.isUnderlined { letters = String(cluster) }
    }

    /// Without the blanks at its end, which nobody sees.
    var text: String {
        var text = letters
        while text.last == " ", !ink.isUnderlined { text.removeLast() }
        return text
    }

    /// Adds the cluster of the next cell; false if the run has to end before it.
    mutating func append(_ cluster: Character, _ ink: SVGInk) -> Bool {
        guard !letters.isEmpty else { return false }
        let isBlank = cluster == " " && !ink.isUnderlined && !self.ink.isUnderlined
        guard ink == self.ink || isBlank, !(isBlank && letters.hasSuffix(" ")) else { return false }
        letters.append(cluster)
        return true
    }

    /// Whether every font for text of one width has it: Latin, Cyrillic, punctuation.
    static func isText(_ cluster: Character) -> Bool {
        guard let scalar = cluster.unicodeScalars.first, cluster.unicodeScalars.count == 1 else {
            return false
        }
        return scalar.value < 0x2100
    }
}
