import TestKit

/// Writes JSON as no encoder would: any value, spelled in any of the ways that JSON allows.
struct RandomJSON {
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    mutating func document() -> String { gap() + value(depth: 0) + gap() }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<(depth < 5 ? 9 : 6), using: &random) {
        case 0: pick(["true", "false"])
        case 1: "null"
        case 2: pick(["0", "-0", "7", "1e3", "2E+2", "70e-1", "-12", "9007199254740991", "1.0", "-3.00"])
        case 3: pick(["0.5", "-1.25", "12.5e1", "125e-2", "0.10", "-0.05E0", "3.7"])
        case 4, 5: string()
        case 6, 7: object(depth: depth)
        default: array(depth: depth)
        }
    }

    private mutating func array(depth: Int) -> String {
        let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            gap() + value(depth: depth + 1) + gap()
        }
        return "[" + (items.isEmpty ? gap() : items.joined(separator: ",")) + "]"
    }

    private mutating func object(depth: Int) -> String {
        let count = Int.random(in: 0...(depth == 0 ? 40 : 5), using: &random)
        let members = (0..<count).map { number in
            "\(gap())\"\(number)\(text())\"\(gap()):\(gap())\(value(depth: depth + 1))\(gap())"
        }
        return "{" + (members.isEmpty ? gap() : members.shuffled(using: &random).joined(separator: ",")) + "}"
    }

    private mutating func string() -> String { "\"" + text() + "\"" }

    private mutating func text() -> String {
        let pieces = [
            "a", "Привет", "é", "e\u{301}", "👩‍👩‍👧", " ", "\u{7F}", "/", "'", "{", ",", "\\\"", "\\\\", "\\/",
            "\\b", "\\f",
            "\\n", "\\r", "\\t", "\\u0041", "\\u00e9", "\\u00E9", "\\u0000", "\\ud83d\\ude42",
            "\\uD83D\\uDE42", "\\uFFFF",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(pieces) }.joined()
    }

    private mutating func gap() -> String { pick(["", "", "", " ", "\n\t", "\r\n", "  "]) }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}
