public import TrackerDomain

/// What a card's or a category's menu offers.
public enum MenuItem: Hashable, Sendable {
    case pin(Identifier)
    case unpin(Identifier)
    case edit(Identifier)
    case delete(Identifier)
    case details(Identifier)
    case editCategory(Identifier)
    case deleteCategory(Identifier)

    /// The tracker or category that the item is about.
    var subject: Identifier {
        switch self {
        case .pin(let id), .unpin(let id), .edit(let id), .delete(let id), .details(let id),
            .editCategory(let id),
            .deleteCategory(let id):
            id
        }
    }

    /// What does the same without the menu.
    var action: AppAction {
        switch self {
        case .pin, .unpin: .togglePin
        case .edit, .editCategory: .editTracker
        case .delete, .deleteCategory: .deleteTracker
        case .details: .openDetails
        }
    }

    var isDestructive: Bool { action == .deleteTracker }

    public var title: Phrase {
        switch self {
        case .pin: .pin
        case .unpin: .unpin
        case .edit, .editCategory: .edit
        case .delete, .deleteCategory: .delete
        case .details: .details
        }
    }
}
