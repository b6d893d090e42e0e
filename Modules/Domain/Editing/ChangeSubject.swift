/// A tracker or a category, which may have equal ids, or the order of all categories.
public enum ChangeSubject: Hashable, Sendable {
    case tracker(Identifier)
    case category(Identifier)
    case categoryOrder
}

extension Change {
    /// The tracker or the category that it happens to.
    public var subject: ChangeSubject {
        switch self {
        case .trackerAdded(let tracker, _), .trackerDeleted(let tracker, _): .tracker(tracker.id)
        case .trackerMoved(let id, _, _), .trackerSet(let id, _, _, _), .daysAdded(let id, _, _),
            .daysRemoved(let id, _, _),
            .daySet(let id, _, _, _, _, _):
            .tracker(id)
        case .categoryAdded(let category, _), .categoryDeleted(let category, _): .category(category.id)
        case .categorySet(let id, _, _, _), .categoryMoved(let id, _, _): .category(id)
        case .categoriesOrdered: .categoryOrder
        }
    }
}

extension Facts {
    func lifetime(_ subject: ChangeSubject) -> Lifetime? {
        switch subject {
        case .tracker(let id): trackers[id]?.lifetime
        case .category(let id): categories[id]?.lifetime
        case .categoryOrder: nil
        }
    }
}
