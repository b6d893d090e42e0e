import TestKit
import TrackerDomain

/// Names that are right, and everything that a format may stumble over.
struct HostileNames {
    private static let pieces = [
        "=", "+", "-", "@", "'", "\"", ",", ";", ":", "\\", "|", "*", "_", "`", "#", "<b>", "[x](y)", "~",
        "^", "$", "&",
        "🙂", "👨‍👩‍👧", "Ёж", "é", "e\u{301}", "שלום", "مرحبا", "\u{200F}", " ", "7", "n", "\\n", "SUM(A1)",
        "END:VEVENT", "€",
    ]
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    mutating func next() -> String {
        while true {
            let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random)!
            }
            if let name = try? Name.cleaned(text.joined()) { return name }
        }
    }
}
