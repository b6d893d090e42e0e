/// The signs of typography in ASCII, for terminals that show nothing else.
enum ASCIIPunctuation {
    static func applied(to text: String) -> String {
        guard text.unicodeScalars.contains(where: { signs[$0] != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }

    private static let signs: [Unicode.Scalar: String] = [
        "“": "\"", "”": "\"", "«": "\"", "»": "\"", "’": "'", "…": "...", "—": "-", "–": "-", "·": "-",
        "→": "->", "−": "-", "×": "x",
        "\u{A0}": " ",
    ]
}
