import TrackerDomain

extension [Change] {
    /// The changes in a few characters, for a world to be read.
    var brief: String { "[\(map(\.brief).joined(separator: "; "))]" }
}

extension Change {
    fileprivate var brief: String {
        switch self {
        case .trackerAdded(let tracker, _):
            "+ \(tracker.id.brief) \(tracker.name) in \(tracker.categoryID.brief) \(tracker.marks.brief)"
        case .trackerDeleted(let tracker, _):
            "- \(tracker.id.brief) \(tracker.name) \(tracker.marks.brief)"
        case .trackerSet(let id, .category, let old, let new):
            "\(id.brief) category \(old.suffix(6)) > \(new.suffix(6))"
        case .trackerSet(let id, let field, let old, let new): "\(id.brief) \(field) \(old) > \(new)"
        case .daysAdded(let id, let field, let days): "\(id.brief) \(field) + \(days.brief)"
        case .daysRemoved(let id, let field, let days): "\(id.brief) \(field) - \(days.brief)"
        case .daySet(let id, let field, let day, let old, let new, let isAdding):
            "\(id.brief) \(field) \(day.iso) \(old ?? "nil") > \(new ?? "nil")\(isAdding ? " adding" : "")"
        case .categoryAdded(let category, _): "+ category \(category.id.brief) \(category.name)"
        case .categoryDeleted(let category, _): "- category \(category.id.brief) \(category.name)"
        case .trackerMoved(let id, let after, let from):
            "\(id.brief) after \(from?.brief ?? "first") > \(after?.brief ?? "first")"
        case .categoryMoved(let id, let after, let from):
            "category \(id.brief) after \(from?.brief ?? "first") > \(after?.brief ?? "first")"
        case .categoriesOrdered(let old, let new):
            "categories \(old.order) \(old.ids.map(\.brief)) > \(new.order) \(new.ids.map(\.brief))"
        case .categorySet(let id, _, let old, let new): "category \(id.brief) \(old) > \(new)"
        }
    }
}

extension Identifier {
    /// The end of the id.
    var brief: String { String(description.suffix(6)) }
}

extension DaySet {
    fileprivate var brief: String { map { String($0.iso.suffix(5)) }.joined(separator: ",") }
}
