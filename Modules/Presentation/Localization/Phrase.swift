/// One text in both languages, side by side, so that neither can be forgotten.
public struct Phrase: Hashable, Sendable {
    public let english: String
    public let russian: String

    public init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    /// The text in one language.
    public func callAsFunction(_ language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }
}

extension Phrase {
    package static let empty = Phrase(same: "")

    /// The text with a capital at its beginning.
    var capitalized: Phrase {
        func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
        return Phrase(capitalized(english), capitalized(russian))
    }

    /// A text that is the same in both languages: a name, a number, a sign.
    public init(same text: String) {
        self.init(text, text)
    }

    public static func + (left: Phrase, right: Phrase) -> Phrase {
        Phrase(left.english + right.english, left.russian + right.russian)
    }

    public static func + (left: Phrase, right: String) -> Phrase { left + Phrase(same: right) }
}

extension Sequence<Phrase> {
    public func joined(separator: String = "") -> Phrase {
        Phrase(
            map(\.english).joined(separator: separator), map(\.russian).joined(separator: separator))
    }
}

extension Phrase {
    /// A foreign word in the quotation marks of each language, cut if it is long.
    package static func quoted(_ word: String) -> Phrase { inQuotes(word.excerpt()) }

    /// A path in quotation marks, cut only if no system allows its length: a person has to find the file by it.
    package static func quoted(path: String) -> Phrase { inQuotes(path.pathExcerpt) }

    private static func inQuotes(_ text: String) -> Phrase { Phrase("“\(text)”", "«\(text)»") }
}
