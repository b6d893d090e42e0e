import TrackerDomain
import TrackerPresentation

/// What a click on some cells means.
enum Target: Hashable, Sendable {
    case tab(Tab)
    case action(AppAction)
    /// A card, to be focused; a second click opens its menu.
    case card(Identifier)
    /// The round button of a card.
    case mark(Identifier)
    /// A row of the sheet on top, from 0.
    case row(Int)
    case category(Identifier?)
    case day(Day)
    /// A row of the statistics' table, to be focused; a second click opens its details.
    case tracker(Identifier)
    /// The head of a column.
    case sort(StatisticsOrder)
    /// What a key of that name does: turning months.
    case move(Move)
    case part(FormSheetState.Part)
    case clearName
    case page(Int)
    case answer(Bool)
    case confirm
    case cancel
}
