package import Terminal
import TrackerDomain
package import TrackerPresentation

/// A key, or several of one entry of help, with their intents and contexts.
package struct KeyBinding: Sendable {
    package let intents: [Key: Intent]
    package let contexts: Set<InputContext>
    /// The keys as key caps show them, a blank between them: "n +", "Ctrl-R"; empty for keys that nothing lists.
    package let caps: Phrase
    /// The same for terminals without arrows.
    let asciiCaps: Phrase
    /// The action in help and the footer.
    package let action: AppAction?
    /// The text of help for keys that are no action.
    let help: Phrase?

    init(
        _ intents: [Key: Intent], in contexts: Set<InputContext>, caps: String = "", russian: String? = nil,
        ascii: String? = nil, of action: AppAction? = nil, help: Phrase? = nil
    ) {
        self.intents = intents
        self.contexts = contexts
        self.caps = Phrase(caps, russian ?? caps)
        asciiCaps = ascii.map { Phrase(same: $0) } ?? self.caps
        self.action = action
        self.help = help
    }

    /// The keys of an action.
    init(
        _ action: AppAction, _ keys: [Key], in contexts: Set<InputContext> = .commands, _ caps: String,
        russian: String? = nil
    ) {
        self.init(
            Dictionary(uniqueKeysWithValues: keys.map { ($0, .action(action)) }), in: contexts, caps: caps,
            russian: russian, of: action)
    }
}

extension KeyBinding {
    /// The intent of a key.
    ///
    /// Letters are found by their position on the keyboard: with the Russian layout on, the key with й is the key with q.
    package static func intent(of key: Key, in context: InputContext) -> Intent? {
        if context == .text, let character = key.text { return .edit(.insert(String(character))) }
        let latin = key.onLatinLayout ?? key
        for binding in all where binding.contexts.contains(context) {
            if let intent = binding.intents[latin] { return intent }
        }
        // The form takes an emoji wherever its focus is.
        if context == .sheet, let character = key.text, Emoji.isValid(String(character)) {
            return .edit(.insert(String(character)))
        }
        return nil
    }

    /// The binding that shows the key caps of an intent; `nil` if none does.
    package static func telling(of intent: Intent) -> KeyBinding? {
        all.first {
            !$0.caps.english.isEmpty
                && ($0.intents.values.contains(intent) || $0.action.map(Intent.action) == intent)
        }
    }

    /// The actions with their keys, and the keys that are no actions.
    package static func entries(_ requests: ScreenRequests = ScreenRequests()) -> [ActionListViewModel.Entry]
    {
        let repaint = ActionListViewModel.Entry(
            Phrase("redraw the screen", "перерисовать экран"), alsoCalled: Phrase("refresh", "обновить"),
            keys: caps(of: .repaint), group: .moving
        ) { requests.repaint = true }
        let actions = AppAction.allCases.map {
            ActionListViewModel.Entry($0, keys: caps(of: .action($0)), group: .elsewhere)
        }
        return actions + listed(.moving) { $0.contexts != [.text] } + [repaint]
            + listed(.typing) { $0.contexts == [.text] }
    }

    /// The entries of keys that are no action.
    private static func listed(
        _ group: Phrase, where isIncluded: (KeyBinding) -> Bool
    ) -> [ActionListViewModel.Entry] {
        all.filter(isIncluded).compactMap { binding in
            binding.help.map { ActionListViewModel.Entry($0, keys: binding.caps, group: group) }
        }
    }

    private static func caps(of intent: Intent) -> Phrase { telling(of: intent)?.caps ?? Phrase(same: "") }
}

extension Phrase {
    fileprivate static let elsewhere = Phrase("Elsewhere", "В других местах")
    fileprivate static let moving = Phrase("Moving and choosing", "Переход и выбор")
    fileprivate static let typing = Phrase("In a field", "В поле")
}
