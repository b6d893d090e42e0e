import TrackerPresentation

/// A key of the footer with what it does, in a word.
struct KeyHint: Equatable, Sendable {
    let keys: Phrase
    /// Where arrows cannot be shown.
    let asciiKeys: Phrase
    let text: Phrase
    /// What a click on it does; nothing where `nil`.
    let target: Target?

    init(_ keys: Phrase, ascii: Phrase? = nil, _ text: Phrase, _ target: Target? = nil) {
        self.keys = keys
        asciiKeys = ascii ?? keys
        self.text = text
        self.target = target
    }

    init(_ keys: String, ascii: String? = nil, _ text: Phrase, _ target: Target? = nil) {
        self.init(Phrase(same: keys), ascii: ascii.map { Phrase(same: $0) }, text, target)
    }

    /// The key of an action with its hint.
    init?(_ action: AppAction) {
        guard let binding = KeyBinding.all.first(where: { $0.action == action }) else { return nil }
        // The first of several caps is enough where there is little room.
        func first(_ caps: String) -> String { String(caps.prefix { $0 != " " }) }
        let keys = Phrase(first(binding.label.english), first(binding.label.russian))
        self.init(keys, binding.hint, .action(action))
    }
}
