internal import TrackerDomain

/// The names that sync tools and file managers give to a second version of a file.
package enum ConflictCopyName {
    /// True if a name is that of a conflict copy of a file in the same folder.
    ///
    /// The name has an addition: a word for a conflict or a copy in the tool's language, a number, a computer's name or
    /// an editor's ending. Known are `Library.sync-conflict-….plist` (Syncthing), `Library (… conflicted copy …).plist`
    /// (Dropbox, Nextcloud), `Library_conf(1).plist` (ownCloud), `Library_Conflict.plist` (Synology),
    /// `Library(Conflict_…).plist` (FileCloud), `Library 2.plist` (iCloud), `Library (1).plist` (Google Drive,
    /// browsers), `Library copy 2.plist` (Finder), `Library - Copy (2).plist` (Explorer), `Library (copy).plist`
    /// (GNOME), `Copy of Library.plist` (Google Drive), `Library-DESKTOP-AB12CD.plist` (OneDrive), `Library.plist~`,
    /// `Library.plist.~1~` and `#Library.plist#` (editors), `Library.plist.orig` and `.bak` (merge tools, editors),
    /// `Library_LOCAL_1234.plist` (git mergetool), and the same name in another case.
    package static func isCopy(_ name: String, of original: String) -> Bool {
        guard name != original else { return false }
        let lower = name.lowercased()
        let (stem, suffix) = split(original.lowercased())
        let whole = stem + suffix
        if lower == "#" + whole + "#" { return true }
        if lower.hasPrefix(whole), isEditorEnding(lower.dropFirst(whole.count)) { return true }
        if lower.hasSuffix(" " + whole) { return isMarked(lower.dropLast(whole.count)) }
        guard lower.hasPrefix(stem), lower.dropFirst(stem.count).hasSuffix(suffix) else { return false }
        let addition = lower.dropFirst(stem.count).dropLast(suffix.count)
        return addition.isEmpty || isCopy(addition)
            || isComputer(name.dropFirst(stem.count).dropLast(suffix.count))
    }

    /// `~`, `.~1~`, `.orig`, `.bak`.
    private static func isEditorEnding(_ ending: Substring) -> Bool {
        if ["~", ".orig", ".bak"].contains(ending) { return true }
        return ending.hasPrefix(".~") && ending.hasSuffix("~") && isNumber(ending.dropFirst(2).dropLast())
    }

    /// True if the addition is a hyphen and a computer's name: in capitals, as on Windows, or a Mac's.
    private static func isComputer(_ addition: Substring) -> Bool {
        guard addition.first == "-" else { return false }
        let name = addition.dropFirst().utf8
        let isLong =
            name.count <= 15 && name.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let isPlain = name.allSatisfy {
            switch $0 {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
        return isLong && isPlain
            || ["MacBook", "iMac", "Mac-mini", "Mac-Studio"].contains { name.holds($0.utf8) }
    }

    /// True if an addition between a name and its extension marks a copy.
    private static func isCopy(_ addition: Substring) -> Bool {
        guard let first = addition.first, " ._-(".contains(first) else { return false }
        if isMarked(addition) { return true }
        let rest = addition.dropFirst()
        if addition.hasPrefix("_conf") { return isNumber(inBrackets: addition.dropFirst("_conf".count)) }
        if let version = mergeVersions.first(where: addition.hasPrefix) {
            return isNumber(addition.dropFirst(version.count))
        }
        return first == " " && (isNumber(rest) || isNumber(inBrackets: rest))
    }

    private static let mergeVersions = ["_backup_", "_base_", "_local_", "_remote_"]

    private static func isMarked(_ addition: Substring) -> Bool {
        marks.contains { addition.utf8.holds($0.utf8) }
    }

    /// The common parts of the words for a conflict and a copy, in the languages of the tools.
    private static let marks = [
        "conflict", "conflit", "konflikt", "конфликт", "конфлікт", "競合", "冲突", "衝突", "충돌",
        "copy", "copi", "cópi", "kopi", "kopya", "копи", "копі", "コピー", "副本", "拷贝", "복사",
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
