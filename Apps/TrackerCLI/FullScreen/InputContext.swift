import TrackerPresentation

/// Where the keys go at a moment.
package enum InputContext: Hashable, Sendable {
    /// Letters are commands.
    case screen
    /// A sheet without a field: letters are moves, or commands that it knows.
    case sheet
    /// Letters are text.
    case text
    case question
}

extension Set<InputContext> {
    package static let all: Self = [.screen, .sheet, .text, .question]
    /// Where letters are commands.
    static let commands: Self = [.screen, .sheet]
}

extension AppViewModel {
    package var inputContext: InputContext {
        if takesText { return .text }
        switch sheets.last {
        case nil: return .screen
        case .question: return .question
        default: return .sheet
        }
    }
}
