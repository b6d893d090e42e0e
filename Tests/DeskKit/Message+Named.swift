package import TrackerPresentation

extension Advice {
    /// Names advice instead of wording it, as what is tested is which one is given.
    package static let named: Wording = {
        Phrase(same: "[" + String(describing: $0).prefix { $0 != "(" } + "]")
    }
}

extension Message {
    /// "There is no library here, but a backup of Tue, 14 October 2025; [repair]."
    package var named: Phrase { phrase(Advice.named) }
}
