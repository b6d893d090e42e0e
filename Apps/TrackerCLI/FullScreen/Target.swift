package import TrackerDomain
package import TrackerPresentation

/// What a click on some cells means.
package enum Target: Hashable, Sendable {
    /// What a key does.
    case intent(Intent)
    case tab(Tab)
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
    case part(FormSheetState.Part)
    /// A place in a field that is typed into, by the clusters before it; `nil` for the only field there is.
    case text(TrackerField?, place: Int)
    case clear(TrackerField)
    case page(Int)
    /// What lies here hides what is below it.
    case nothing
}
