internal import TrackerDomain

extension AppAction {
    /// A few words for the list of commands.
    public var title: Phrase { words.title }
    /// A word for the footer.
    public var hint: Phrase { words.hint }
    /// More words for the search, beside those of the title.
    var alsoCalled: Phrase { words.alsoCalled }

    /// Its row among the actions of a card; `nil` for an action without a card.
    public var ofCard: CardAction? { if case .card(let action) = row { action } else { nil } }

    private var words: ActionWords {
        switch row {
        case .card(let action): action.words
        case .screen(let action): action.words
        }
    }

    enum Row {
        case card(CardAction)
        case screen(ScreenAction)
    }
}

/// The texts of an action.
struct ActionWords: Sendable {
    let title, hint, alsoCalled: Phrase
}

/// An action on the screens that needs no card.
struct ScreenAction: Sendable {
    let words: ActionWords
    /// It has something to act on.
    let applies: @MainActor @Sendable (AppViewModel) -> Bool
    let perform: @MainActor @Sendable (AppViewModel) -> Void
}

extension AppAction.Row {
    static func onCard(
        _ id: AppAction, _ title: Phrase, hint: Phrase, alsoCalled: Phrase,
        name: @escaping @Sendable (TrackerCard) -> Phrase,
        applies: @escaping @Sendable (TrackerCard) -> Bool = { _ in true },
        isEnabled: @escaping @Sendable (TrackerCard) -> Bool = { _ in true },
        isListed: (@Sendable (TrackerCard) -> Bool)? = nil,
        effect: @escaping @Sendable (TrackerCard) -> CardAction.Effect
    ) -> Self {
        .card(
            CardAction(
                id: id, words: ActionWords(title: title, hint: hint, alsoCalled: alsoCalled), name: name,
                applies: applies, isEnabled: isEnabled, isListed: isListed ?? applies, effect: effect))
    }

    static func onScreen(
        _ title: Phrase, hint: Phrase? = nil, alsoCalled: Phrase,
        applies: @escaping @MainActor @Sendable (AppViewModel) -> Bool = { _ in true },
        perform: @escaping @MainActor @Sendable (AppViewModel) -> Void
    ) -> Self {
        .screen(
            ScreenAction(
                words: ActionWords(title: title, hint: hint ?? title, alsoCalled: alsoCalled),
                applies: applies, perform: perform))
    }
}
