internal import TrackerDomain

/// A text of another program in its stored form: cleaned, and cut if it is too long.
struct DraftText {
    /// May be empty.
    let text: String
    /// The number of removed control characters, bidirectional overrides and invisible characters.
    let removed: Int
    /// True if it was too long and ends with `…`.
    let isCut: Bool

    init(_ given: String, _ rule: TextRule) {
        let cleaned: String
        (cleaned, removed) = DraftText.cleaning(given)
        isCut = !DraftText.fits(cleaned, rule)
        text = isCut ? DraftText.cut(cleaned, rule) : cleaned
    }

    /// The text in its stored form but for its length, by which other programs' names are told apart.
    static func cleaned(_ given: String) -> String { cleaning(given).text }

    private static func cleaning(_ given: String) -> (text: String, removed: Int) {
        let collapsed = Name.collapsingSpace(given)
        let kept = removingForbidden(collapsed)
        let removed = collapsed.unicodeScalars.count - kept.unicodeScalars.count
        // The text between two blanks may be gone, or another sign may have become one.
        return (kept == collapsed ? collapsed : Name.collapsingSpace(kept), removed)
    }

    private static func removingForbidden(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: Name.isForbidden) else {
            return Name.withoutInvisible(text)
        }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: text.unicodeScalars.lazy.filter { !Name.isForbidden($0) })
        return Name.withoutInvisible(String(kept))
    }

    private static func fits(_ text: String, _ rule: TextRule) -> Bool {
        // No text has more characters than bytes.
        if text.utf8.count <= min(rule.limit, rule.byteLimit) { return true }
        return text.utf8.count <= rule.byteLimit && text.prefix(rule.limit).endIndex == text.endIndex
    }

    private static func cut(_ text: String, _ rule: TextRule) -> String {
        let ellipsis = "…"
        let room = rule.byteLimit - ellipsis.utf8.count
        var kept = text.prefix(rule.limit - 1)
        while kept.utf8.count > room { kept.removeLast() }
        return Name.collapsingSpace(String(kept)) + ellipsis
    }
}
