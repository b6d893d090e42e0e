package import TrackerDomain
package import TrackerPresentation

/// The meaning of a click on some cells.
package enum Target: Hashable, Sendable {
    /// The intent of a key.
    case intent(Intent)
    case tab(Tab)
    /// A card, to be focused; a second click opens its menu.
    case card(Identifier)
    /// The heading of a category, to be focused; a second click opens its menu.
    case heading(Identifier)
    /// The done button of a card.
    case mark(Identifier)
    /// A row of the sheet on top, from 0.
    case row(Int)
    case category(Identifier?)
    case day(Day)
    /// A cell of the week, to be marked.
    case cell(Identifier, Day)
    /// A row of the statistics or of the week, to be focused; a second click opens its details.
    case tracker(Identifier)
    /// The head of a column.
    case sort(StatisticsOrder)
    case part(FormSheetState.Part)
    /// A position in a field, by the clusters before it; `nil` for the only field of a sheet.
    case text(TrackerField?, index: Int)
    case clear(TrackerField)
    case page(Int)
    /// The scroll bar with this index.
    case scrollBar(Int)
    /// Nothing; it covers the targets below.
    case nothing
}
