/// A language of the product's texts.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// A name of a weekday or month within a sentence: Russian has no capital letter there.
    func withinSentence(_ name: String) -> String {
        switch self {
        case .english: name
        case .russian: name.lowercased()
        }
    }
}
