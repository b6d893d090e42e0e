/// One text in both languages, side by side, so that no translation is forgotten.
public struct Phrase: Hashable, Sendable {
    public let english: String
    public let russian: String

    public init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    /// A text that is worked out for each language.
    public init(_ text: (Language) -> String) { self.init(text(.english), text(.russian)) }

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
    package var capitalized: Phrase { Phrase { self($0).prefix(1).uppercased() + self($0).dropFirst() } }

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
        Phrase { language in map { $0(language) }.joined(separator: separator) }
    }
}

extension Phrase {
    /// A foreign word in the quotation marks of each language, cut if it is long.
    package static func quoted(_ word: String) -> Phrase { inQuotes(word.excerpt()) }

    /// A path in quotation marks, cut only if no system allows its length: a person has to find the file by it.
    package static func quoted(path: String) -> Phrase { inQuotes(path.pathExcerpt) }

    private static func inQuotes(_ text: String) -> Phrase { Phrase("“\(text)”", "«\(text)»") }
}

extension Phrase {
    /// "all, today or completed".
    package static func any(of items: [String]) -> Phrase { list(items, Phrase(" or ", " или ")) }

    /// "all, today and completed".
    package static func all(of items: [String]) -> Phrase { list(items, Phrase(" and ", " и ")) }

    private static func list(_ items: [String], _ last: Phrase) -> Phrase {
        guard let item = items.last, items.count > 1 else { return Phrase(same: items.joined()) }
        return Phrase(same: items.dropLast().joined(separator: ", ")) + last + item
    }
}
