internal import TrackerDomain

/// The names that sync tools give to a second version of a file.
package enum ConflictCopyName {
    /// Whether a name is that of a conflict copy of a file in the same folder.
    ///
    /// Known are `Library.sync-conflict-….plist` (Syncthing), `Library (… conflicted copy …).plist` (Dropbox,
    /// Nextcloud) in the languages they speak, `Library (Case Conflict).plist`, `Library_conf(1).plist`
    /// (ownCloud), `Library_Conflict.plist` (Synology), `Library 2.plist` (iCloud), `Library (1).plist` (Google
    /// Drive, browsers), and the same name in other letters.
    package static func isCopy(_ name: String, of original: String) -> Bool {
        guard name != original else { return false }
        let (stem, suffix) = split(original.lowercased())
        let name = name.lowercased()
        guard name.hasPrefix(stem), name.dropFirst(stem.count).hasSuffix(suffix) else { return false }
        let addition = name.dropFirst(stem.count).dropLast(suffix.count)
        return addition.isEmpty || isCopy(addition)
    }

    /// Whether what stands between a name and its extension makes it a copy's.
    private static func isCopy(_ addition: Substring) -> Bool {
        guard let first = addition.first, " ._-".contains(first) else { return false }
        let rest = addition.dropFirst()
        if marks.contains(where: { rest.utf8.holds($0.utf8) }) { return true }
        if addition.hasPrefix("_conf") { return isNumber(inBrackets: addition.dropFirst("_conf".count)) }
        return first == " " && (isNumber(rest) || isNumber(inBrackets: rest))
    }

    /// What the words for a conflict have in common, in the languages of the tools.
    private static let marks = [
        "conflict", "conflit", "konflikt", "конфликт", "конфлікт", "競合", "冲突", "衝突", "충돌",
    ]

    /// The name before its last dot, and the rest.
    private static func split(_ name: String) -> (stem: String, suffix: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }

    private static func isNumber(inBrackets text: Substring) -> Bool {
        text.hasPrefix("(") && text.hasSuffix(")") && isNumber(text.dropFirst().dropLast())
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
