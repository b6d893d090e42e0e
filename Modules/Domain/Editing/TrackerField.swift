/// A field of a tracker that can be set.
///
/// Declared here once: its name (the case), its value, its text and its rule (`form`). History, undo, files and
/// scripts go over the cases.
public enum TrackerField: String, CaseIterable, Sendable {
    // In the order in which an edit is told.
    case name, schedule, category, emoji, color, pinned

    var form: FieldForm<Tracker> { TrackerField.forms[self]! }

    private static let forms = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.declared) })

    private var declared: FieldForm<Tracker> {
        switch self {
        case .name:
            FieldForm(\.name) { (tracker) throws(LibraryFault) in
                guard Library.isKept(tracker.name) else { throw .trackerName(tracker.id) }
            }
        case .schedule: FieldForm(\.kind, rule: Tracker.checkSchedule)
        case .category: FieldForm(\.categoryID)
        case .emoji:
            FieldForm(\.emoji) { (tracker) throws(LibraryFault) in
                guard Emoji.isValid(tracker.emoji) else { throw .emoji(tracker.id) }
            }
        case .color: FieldForm(\.color)
        case .pinned: FieldForm(\.isPinned)
        }
    }
}

/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name:
            FieldForm(\.name) { (category) throws(LibraryFault) in
                guard Library.isKept(category.name) else { throw .categoryName(category.id) }
            }
        }
    }
}

extension Tracker {
    /// A tracker from the texts of its fields; `nil` where one is missing or says no value.
    ///
    /// Rules are not looked at: a library does that when it takes the tracker.
    public init?(
        id: Identifier, createdOn: Day, fields: [TrackerField: String], completions: DaySet = DaySet()
    ) {
        self.init(
            id: id, name: "", emoji: "", color: PaletteColor.all[0], categoryID: id, kind: .event,
            createdOn: createdOn, completions: completions)
        for field in TrackerField.allCases {
            guard let text = fields[field], field.form.set(&self, text) else { return nil }
        }
    }

    /// The text of a field, as files keep it.
    public func text(of field: TrackerField) -> String { field.form.text(self) }

    /// The texts of all fields.
    public var fields: [TrackerField: String] {
        Dictionary(uniqueKeysWithValues: TrackerField.allCases.map { ($0, text(of: $0)) })
    }

    /// The changes that make this tracker's fields those of another state of it.
    public func changes(to other: Tracker) -> [Change] {
        TrackerField.allCases.compactMap { field in
            let (old, new) = (text(of: field), other.text(of: field))
            return old == new ? nil : .trackerSet(id, field, from: old, to: new)
        }
    }

    static func checkSchedule(_ tracker: Tracker) throws(LibraryFault) {
        guard case .habit(let history) = tracker.kind else { return }
        guard history.entries.allSatisfy({ $0.from.isValid }) else { throw .day(tracker: tracker.id) }
        guard !history.entries.contains(where: \.schedule.isEmpty) else {
            throw .emptySchedule(tracker: tracker.id)
        }
    }
}
