/// A line about what happened, or why something did not.
public struct Notice: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Something was changed, and can be undone.
        case change
        /// Something was taken back, and can be done again.
        case undone
        case information
        case error
    }

    public let kind: Kind
    public let text: String

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The notice and, behind it, what came in.
    func followed(by news: Notice?) -> Notice {
        guard let news else { return self }
        return Notice(kind, text + (text.last.map(".!".contains) == true ? " " : ". ") + news.text)
    }
}

extension Notice? {
    /// The notice and, behind it, what came in.
    func followed(by news: Notice?) -> Notice? {
        guard let self, let news else { return self ?? news }
        return self.followed(by: news)
    }
}
