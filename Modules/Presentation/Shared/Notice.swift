public import TrackerDomain

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
    /// The step that a change made, or that was undone; nil while a mark is not saved, and for all else.
    public private(set) var step: StepID?

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The notice and, behind it, what came in.
    func followed(by news: Notice?) -> Notice {
        guard let news else { return self }
        return Notice(kind, text + (text.last.map(".!".contains) == true ? " " : ". ") + news.text)
            .about(step)
    }

    package func about(_ step: StepID?) -> Notice {
        var notice = self
        notice.step = step
        return notice
    }

    /// The notice of a change or of what was undone, with its step in the history afterwards.
    func about(_ history: History?) -> Notice {
        switch kind {
        case .change: about(history?.nextID(.undo))
        case .undone: about(history?.nextID(.redo))
        case .information, .error: self
        }
    }
}

extension Notice? {
    /// The notice and, behind it, what came in.
    func followed(by news: Notice?) -> Notice? {
        guard let self, let news else { return self ?? news }
        return self.followed(by: news)
    }
}
