package import TrackerPresentation

/// A piece of the longer explanation of a command.
package enum HelpParagraph: Sendable {
    /// Sentences, to be wrapped.
    case text(Phrase)
    /// A line to be copied as it is, the same in every language.
    case code(String)
    /// A word and what it means.
    case entry(String, Phrase)
}
