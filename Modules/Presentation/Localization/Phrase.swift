/// One text in both languages, side by side, so that neither can be forgotten.
public struct Phrase: Equatable, Sendable {
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
