import TrackerDomain

extension [Change] {
    /// The changes in a few characters, for a world to be read.
    var brief: String { "[\(map(\.brief).joined(separator: "; "))]" }
}

extension Change {
    fileprivate var brief: String {
        switch self {
        case .tracker(_, .added(let tracker, _)):
            "+ \(tracker.id.brief) \(tracker.name) in \(tracker.categoryID.brief) \(tracker.marks.brief)"
        case .tracker(_, .deleted(let tracker, _)):
            "- \(tracker.id.brief) \(tracker.name) \(tracker.marks.brief)"
        case .tracker(let id, .set(.category, let old, let new)):
            "\(id.brief) category \(old.suffix(6)) > \(new.suffix(6))"
        case .tracker(let id, .set(let field, let old, let new)): "\(id.brief) \(field) \(old) > \(new)"
        case .tracker(let id, .days(let field, let days, isAdded: true)):
            "\(id.brief) \(field) + \(days.brief)"
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            "\(id.brief) \(field) - \(days.brief)"
        case .tracker(let id, .value(let field, let day, let old, let new, let isAdding)):
            "\(id.brief) \(field) \(day.iso) \(old ?? "nil") > \(new ?? "nil")\(isAdding ? " adding" : "")"
        case .category(_, .added(let category, _)): "+ category \(category.id.brief) \(category.name)"
        case .category(_, .deleted(let category, _)): "- category \(category.id.brief) \(category.name)"
        case .tracker(let id, .moved(let after, let from)):
            "\(id.brief) after \(from?.brief ?? "first") > \(after?.brief ?? "first")"
        case .category(let id, .moved(let after, let from)):
            "category \(id.brief) after \(from?.brief ?? "first") > \(after?.brief ?? "first")"
        case .categoryOrder(let old, let new):
            "categories \(old.order) \(old.ids.map(\.brief)) > \(new.order) \(new.ids.map(\.brief))"
        case .category(let id, .set(_, let old, let new)): "category \(id.brief) \(old) > \(new)"
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
