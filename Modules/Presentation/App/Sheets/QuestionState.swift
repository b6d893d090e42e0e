/// What a question shows.
public struct QuestionState: Hashable, Sendable {
    public let question: String
    /// What goes with a Yes, and how it can be taken back.
    public let detail: String
    public let yes: String
    public let no: String
    public let isYesFocused: Bool
}
