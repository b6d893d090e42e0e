/// A field of a tracker that can be set.
///
/// Declared here once: its name (the case), its value and text (`form`), its rule (`check`). History, undo, files and
/// scripts go over the cases.
public enum TrackerField: String, CaseIterable, Comparable, Sendable {
    // In the order in which an edit is told.
    case name, schedule, category, emoji, color, pinned

    var form: FieldForm<Tracker> {
        switch self {
        case .name: FieldForm(\.name)
        case .schedule: FieldForm(\.kind)
        case .category: FieldForm(\.categoryID)
        case .emoji: FieldForm(\.emoji)
        case .color: FieldForm(\.color)
        case .pinned: FieldForm(\.isPinned)
        }
    }

    /// In their declared order.
    public static func < (left: TrackerField, right: TrackerField) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    /// Throws where the value breaks a rule.
    func check(_ tracker: Tracker) throws(LibraryFault) {
        switch self {
        case .name: guard Library.isKept(tracker.name) else { throw .trackerName(tracker.id) }
        case .schedule: try tracker.checkSchedule()
        case .emoji: guard Emoji.isValid(tracker.emoji) else { throw .emoji(tracker.id) }
        // Every value of theirs will do; that a tracker's category exists is a rule of libraries.
        case .category, .color, .pinned: break
        }
    }
}

/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name: FieldForm(\.name)
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

    fileprivate func checkSchedule() throws(LibraryFault) {
        guard case .habit(let history) = kind else { return }
        guard history.entries.allSatisfy({ $0.from.isValid }) else { throw .day(tracker: id) }
        guard !history.entries.contains(where: \.schedule.isEmpty) else { throw .emptySchedule(tracker: id) }
    }
}
