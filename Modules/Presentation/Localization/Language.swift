/// A language that every text of the product exists in.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"
}
