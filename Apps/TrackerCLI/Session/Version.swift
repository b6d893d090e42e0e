/// The program's version, and what it was built from.
package enum Version {
    package static let number = "1.0.0"

    /// The whole name of the commit and its day, which git writes into an archive of the sources (`export-subst`).
    private static let archived = "$Format:%H %cs$"

    /// What a packaged program was built from; nil for any other build.
    package static let build = build(archived)

    package static func build(_ archived: String) -> (commit: String, day: String)? {
        let words = archived.split(separator: " ").map(String.init)
        return words.count == 2 && !archived.hasPrefix("$") ? (String(words[0].prefix(7)), words[1]) : nil
    }

    /// "1.0.0", and of a packaged program "1.0.0 (1a2b3c4, 2026-11-26)".
    package static func text(_ build: (commit: String, day: String)? = build) -> String {
        build.map { "\(number) (\($0.commit), \($0.day))" } ?? number
    }
}
