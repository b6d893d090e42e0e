internal import TrackerDomain

extension AppAction {
    /// What it does, in a few words, for help and the palette.
    public var title: Phrase { words.title }
    /// The same in a word, for a footer.
    public var hint: Phrase { words.hint }
    /// More words that people look for it by; none where the title has them.
    var alsoCalled: Phrase { words.alsoCalled }

    /// What it is where it is done with a card; `nil` for what needs none.
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

/// What fronts call an action.
struct ActionWords: Sendable {
    let title, hint, alsoCalled: Phrase
}

/// Something that is done on the screens and needs no card.
struct ScreenAction: Sendable {
    let words: ActionWords
    /// Whether it has something to act on.
    let applies: @MainActor @Sendable (AppViewModel) -> Bool
    let perform: @MainActor @Sendable (AppViewModel) -> Void
}

extension AppAction.Row {
    static func onCard(
        _ id: AppAction, _ title: Phrase, hint: Phrase, alsoCalled: Phrase,
        name: @escaping @Sendable (TrackerCard) -> Phrase,
        applies: @escaping @Sendable (TrackerCard) -> Bool = { _ in true },
        isListed: (@Sendable (TrackerCard) -> Bool)? = nil,
        effect: @escaping @Sendable (TrackerCard, Day) -> CardAction.Effect
    ) -> Self {
        .card(
            CardAction(
                id: id, words: ActionWords(title: title, hint: hint, alsoCalled: alsoCalled), name: name,
                applies: applies, isListed: isListed ?? applies, effect: effect))
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
