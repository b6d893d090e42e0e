/// The first line of an XML file.
enum XMLDeclaration {
    /// Whether a declaration names no encoding or one whose bytes are UTF-8.
    static func namesUTF8(_ declaration: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        guard let name = value(of: "encoding", in: text) else { return !text.contains("encoding") }
        return name == "utf-8" || name == "us-ascii"
    }

    private static func value(of attribute: String, in text: String) -> Substring? {
        let parts = text.split(separator: attribute, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let value = parts[1].drop { $0 == " " || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return value.dropFirst().prefix { $0 != quote }
    }
}
