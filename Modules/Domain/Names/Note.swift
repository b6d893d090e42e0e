/// The note of a day.
public struct Note: Sendable {
    public static let rule = TextRule(limit: 500, byteLimit: 1 << 15)

    /// The text in UTF-8: of a note from a file, its place there, as hardly any command shows notes.
    package let utf8: ArraySlice<UInt8>
    /// True if the text surely has nothing to clean.
    package let isPlain: Bool

    public init(_ text: String) { self.init(utf8: Array(text.utf8)[...]) }

    /// - Parameter utf8: Valid UTF-8.
    package init(utf8: ArraySlice<UInt8>) {
        self.utf8 = utf8
        isPlain = utf8.withUnsafeBufferPointer { Name.isPlain($0) }
    }

    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// True if a library may hold the note.
    var isValid: Bool { isPlain && utf8.count <= Note.rule.limit || Note.rule.allows(text) }
}

extension Note: Hashable {
    public static func == (left: Note, right: Note) -> Bool {
        left.utf8 == right.utf8 || left.text == right.text
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
