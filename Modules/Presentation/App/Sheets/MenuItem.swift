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
