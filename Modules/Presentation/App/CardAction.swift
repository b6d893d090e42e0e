public import TrackerDomain

extension Workspace {
    /// Why a page cannot be opened, which is said before anything is entered; nil if it can.
    package func refusal(of page: CardAction.Page, _ card: TrackerCard, in library: Library) -> String? {
        // What a day to come holds can be forgotten.
        if page == .amount, !card.mark.canForget {
            let nothing = AmountEdit(.add, .zero)
            return refusal(of: .amount(nothing, of: card.id, on: DaySet([card.date])), in: library)
        }
        guard page == .rest || page == .break else { return nil }
        if card.status.isArchived {
            let already = Phrase("Already archived: ", "Уже в архиве: ")
            return already(conventions.language) + card.name + "."
        }
        return refusal(of: .takeBreak([card.id], .adding(from: card.date, until: card.date)), in: library)
    }
}

extension MarkButton {
    /// The action that does the same.
    package var action: AppAction {
        switch self {
        case .toggle: .toggleDone
        case .askAmount: .enterAmount
        }
    }
}

/// An action on the tracker of a card: its texts, its condition and its effect.
///
/// Menu, list of commands, footer and prompts go over these rows; keys and the mouse find them by `id`.
public struct CardAction: Sendable {
    public enum Effect: Hashable, Sendable {
        /// Done at once.
        case wish(Wish, on: Day)
        /// Past the one shown next to it.
        case move(MoveDirection)
        /// A front opens its page for a day first.
        case open(Page, on: Day)
    }

    /// What is opened about a tracker and a day.
    public enum Page: CaseIterable, Sendable {
        case form, deletion, details, amount, note, rest, `break`
    }

    public let id: AppAction
    let words: ActionWords
    /// Its name for this card: "Pause" or "Resume".
    public let name: @Sendable (TrackerCard) -> Phrase
    /// It has something to act on.
    public let applies: @Sendable (TrackerCard) -> Bool
    /// It would change something or open a page; else it is refused in words.
    public let isEnabled: @Sendable (TrackerCard) -> Bool
    /// Menus and prompts list it, too.
    public let isListed: @Sendable (TrackerCard) -> Bool
    public let effect: @Sendable (TrackerCard) -> Effect

    /// All of them in the order of help.
    public static let all = AppAction.allCases.compactMap(\.ofCard)

    /// The menu of a card in its groups: mark and amount, the day, the tracker, and what deletes it.
    ///
    /// The ways to be off are listed by one, whose list has them.
    public static let menu: [[CardAction]] = [
        [.toggleDone, .addAmount, .subtractAmount, .enterAmount],
        [.toggleSkip, .rest, .takeBreak, .writeNote],
        [.openDetails, .editTracker, .togglePin, .toggleArchive, .moveUp, .moveDown], [.deleteTracker],
    ].map { (group: [AppAction]) in group.compactMap(\.ofCard) }

    /// All of them, some before the others.
    public static func all(first ids: [AppAction]) -> [CardAction] {
        ids.compactMap(\.ofCard) + all.filter { !ids.contains($0.id) }
    }
}
