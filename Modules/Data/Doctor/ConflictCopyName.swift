internal import TrackerDomain

/// The names that sync tools give to a second version of a file.
package enum ConflictCopyName {
    /// Whether a name is that of a conflict copy of a file in the same folder.
    ///
    /// Known are `Library.sync-conflict-….plist` (Syncthing), `Library (… conflicted copy …).plist`
    /// (Dropbox, Nextcloud), `Library 2.plist` (iCloud) and `Library (1).plist` (Google Drive, browsers).
    package static func isCopy(_ name: String, of original: String) -> Bool {
        let (stem, suffix) = split(original)
        guard name != original, name.hasPrefix(stem), name.hasSuffix(suffix),
            name.utf8.count > original.utf8.count
        else { return false }
        let middle = String(name.dropFirst(stem.count).dropLast(suffix.count))
        if middle.hasPrefix(".sync-conflict-") { return true }
        guard middle.hasPrefix(" ") else { return false }
        let addition = middle.dropFirst()
        if isNumber(addition) { return true }
        guard addition.hasPrefix("("), addition.hasSuffix(")") else { return false }
        let bracketed = addition.dropFirst().dropLast()
        return isNumber(bracketed) || bracketed.utf8.holds("conflicted copy".utf8)
    }

    /// The name before its last dot, and the rest.
    private static func split(_ name: String) -> (stem: String, suffix: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
