import TrackerPresentation

/// The part of the app that takes the keys.
package enum InputContext: Hashable, Sendable {
    /// The list of a date: letters are commands for the card with the focus.
    case screen
    /// The statistics: letters are commands.
    case statistics
    /// The week: letters are commands for the cell with the focus.
    case week
    /// A sheet without a field: letters are moves, or commands that it knows.
    case sheet
    /// A menu: letters are the commands that it lists.
    case menu
    /// The details: letters are commands for their tracker on the chosen day.
    case details
    /// Letters are text.
    case text
    case question
}

extension Set<InputContext> {
    package static let all: Self = commands.union([.text, .question])
    /// The contexts in which letters are commands.
    static let commands: Self = screens.union(sheets)
    static let screens: Self = [.screen, .statistics, .week]
    static let sheets: Self = [.sheet, .menu, .details]
    /// The contexts in which keys act on the card or the cell with the focus.
    static let cards: Self = [.screen, .menu, .week, .details]
}

extension Tab {
    fileprivate var context: InputContext {
        switch self {
        case .trackers: .screen
        case .statistics: .statistics
        case .week: .week
        }
    }
}

extension AppController {
    package var context: InputContext {
        if takesText { return .text }
        switch model.sheets.last {
        case nil: return model.tab.context
        case let list as PickListViewModel where !list.actions.isEmpty: return .menu
        case is TrackerDetailsViewModel: return .details
        case is QuestionViewModel: return .question
        default: return .sheet
        }
    }
}
