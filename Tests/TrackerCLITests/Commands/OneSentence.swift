/// An error as a person meets it: one line, in one language, without a trace of what is inside.
struct OneSentence {
    private let text: String
    private let typed: [String]

    init(_ text: String, line: [String] = []) {
        self.text = text
        typed = line
    }

    /// What is wrong with it; empty for a good one.
    func faults(_ language: String) -> [String] {
        var faults: [String] = []
        if text.utf8.filter({ $0 == 0x0A }).count != 1 || text.utf8.last != 0x0A {
            faults.append("not one line")
        }
        if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
            faults.append("control characters")
        }
        if text.unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value }) {
            faults.append("control characters beyond ASCII")
        }
        for trace in [".swift", "Error Domain", "Fatal error", "TrackerCLI", "TrackerDomain", "Optional("]
        where text.contains(trace) {
            faults.append("shows \(trace)")
        }
        let english = language == "ru" ? latinWords : []
        if !english.isEmpty { faults.append("English words: \(english)") }
        return faults
    }

    /// Latin words outside quotes that are neither typed, nor an option, an id or a word of the program.
    private var latinWords: [String] {
        var depth = 0
        let outside = text.filter { character in
            if character == "«" { depth += 1 }
            defer { if character == "»" { depth -= 1 } }
            return depth == 0
        }
        let words = outside.split { " \n".contains($0) }.filter { !$0.hasPrefix("/") }
            .flatMap { $0.split { ",;:().".contains($0) } }.map(String.init)
        return words.filter { word in
            !word.hasPrefix("-") && !typed.contains(word)
                && !Self.literals.contains(word)
                && !(word.count >= 8 && word.allSatisfy { $0.isHexDigit || $0 == "-" })
                && word.unicodeScalars.contains { "a"..."z" ~= $0 || "A"..."Z" ~= $0 }
        }
    }

    /// Words that are the same in every language: values, commands, notations and the name.
    private static let literals: Set<String> = [
        "all", "today", "completed", "not-completed", "due", "resting", "strength", "en", "ru", "system",
        "light", "dark", "on", "off",
        "auto", "always",
        "never", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "name", "category", "current", "best",
        "total", "rate", "slipping", "recent",
        "language", "theme", "first-weekday", "day-start", "default-filter", "usage-log", "mouse",
        "reduced-motion",
        "json", "csv", "markdown", "ics", "plist", "bash", "zsh", "fish", "list", "add", "rename", "move",
        "merge",
        "sort", "delete", "edit", "stats", "export", "tracker", "JSON", "Tracker", "#HEX",
        "TRACKER_TODAY", "HOME",
        "U+001B", "U+009B", "U+202E", "U+0007", "U+007F",
    ]
}
