public import TrackerDomain

/// Something that is done with the tracker of a card: its words, when it applies, and what it does.
///
/// Menu, palette, help, footer and prompts go over these rows; keys and the mouse find them by `id`.
public struct CardAction: Sendable {
    public enum Effect: Hashable, Sendable {
        /// Done at once.
        case edit(Edit)
        /// Asked for or shown first, by whatever a front has for it.
        case open(Page)
    }

    public enum Page: Hashable, Sendable {
        case form, deletion, details, amount, note
    }

    public let id: AppAction
    let words: ActionWords
    /// What it would do with this card: "Pause" or "Resume".
    public let name: @Sendable (TrackerCard) -> Phrase
    /// Whether it has something to act on.
    public let applies: @Sendable (TrackerCard) -> Bool
    /// Whether menus and prompts list it, too.
    public let isListed: @Sendable (TrackerCard) -> Bool
    public let effect: @Sendable (_ card: TrackerCard, _ date: Day) -> Effect

    /// In the order of help.
    public static let all = AppAction.allCases.compactMap(\.ofCard)

    /// All of them, some before the others.
    public static func all(first ids: [AppAction]) -> [CardAction] {
        ids.compactMap(\.ofCard) + all.filter { !ids.contains($0.id) }
    }
}
