/// A field of a tracker that can be set.
///
/// Declared here once: its name (the case), its value and text (`form`), the way a person gives it (`entry`,
/// `TrackerValue`), its rule (`cleaned`, `check`). History, undo, files, forms and scripts go over the cases.
public enum TrackerField: String, CaseIterable, Comparable, Sendable {
    // The order in which an edit reports them.
    case name, schedule, goal, category, emoji, color, pinned
    case status = "standing"

    var form: FieldForm<Tracker> {
        switch self {
        case .name: FieldForm(\.name)
        case .schedule: FieldForm(\.kind)
        case .goal: FieldForm(\.goals)
        case .category: FieldForm(\.categoryID)
        case .emoji: FieldForm(\.emoji)
        case .color: FieldForm(\.color)
        case .pinned: FieldForm(\.isPinned)
        case .status: FieldForm(\.status)
        }
    }

    /// The way a person gives it.
    public var entry: FieldEntry {
        switch self {
        case .name: .typed(Name.rule)
        case .schedule: .schedule
        case .goal: .goal
        case .category: .category
        case .emoji: .emoji
        case .color: .color
        case .pinned: .flag
        case .status: .status
        }
    }

    /// The text of its value if a file, a line of history or a document omits it; nil if none may omit it.
    public var defaultText: String? {
        switch self {
        case .name, .category, .emoji, .color: nil
        // An event, and no goal.
        case .schedule, .goal: ""
        case .pinned: false.fieldText
        case .status: TrackerStatus.active.fieldText
        }
    }

    public var isFlag: Bool { entry == .flag }

    /// True if a command of its own sets it, not an edit.
    public var isSeparateCommand: Bool { entry == .flag || entry == .status }

    /// The rule of a text typed into the field; nil if none is typed.
    public var textRule: TextRule? { if case .typed(let rule) = entry { rule } else { nil } }

    /// Returns a person's text in its stored form.
    func cleaned(_ text: String) throws(TextFault) -> String {
        switch entry {
        case .typed(let rule): return try rule.cleaned(text)
        case .emoji:
            guard Emoji.isValid(text) else { throw .notOneEmoji(text) }
            return text
        // Made from values that are valid by themselves.
        case .schedule, .goal, .category, .color, .flag, .status: return text
        }
    }

    /// True if a text is a value of the field.
    package func says(_ text: String) -> Bool {
        var tracker = Tracker.blank(id: Identifier(high: 0, low: 0), createdOn: .earliest)
        return tracker.set(self, to: text)
    }

    /// In their declared order.
    public static func < (left: TrackerField, right: TrackerField) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    /// Throws if the value breaks a rule.
    func check(_ tracker: Tracker) throws(LibraryFault) {
        switch entry {
        case .typed(let rule):
            guard rule.allows(tracker.text(of: self)) else { throw .field(self, tracker: tracker.id) }
        case .emoji:
            let text = tracker.text(of: self)
            guard (try? cleaned(text)) == text else { throw .field(self, tracker: tracker.id) }
        case .schedule: try tracker.checkSchedule()
        case .goal: try tracker.checkGoals()
        case .status: try tracker.checkStanding()
        // Every value is valid; a library checks that a tracker's category exists.
        case .category, .color, .flag: break
        }
    }
}

/// The way a person gives a field its value.
public enum FieldEntry: Hashable, Sendable {
    case typed(TextRule)
    case schedule, goal, category, emoji, color
    /// Switched by a command of its own, not by an edit.
    case flag
    /// Paused, archived or resumed by commands of their own.
    case status
}

extension Tracker {
    /// A tracker without days, from the texts of its fields.
    ///
    /// Nil if a text is no value, or one is missing that is required (`TrackerField.defaultText`). Does not check
    /// rules: a library does when it takes the tracker.
    public init?(id: Identifier, createdOn: Day, fields: [TrackerField: String]) {
        self = .blank(id: id, createdOn: createdOn)
        for field in TrackerField.allCases {
            guard let text = fields[field] ?? field.defaultText, set(field, to: text) else { return nil }
        }
    }

    /// An event without a name or any other value.
    static func blank(id: Identifier, createdOn: Day) -> Tracker {
        Tracker(
            id: id, name: "", emoji: "", color: PaletteColor.all[0], categoryID: id, kind: .event,
            createdOn: createdOn, isPinned: false, goals: nil, status: .active, marks: DaySet(),
            skips: DaySet(), pausedDays: DaySet(), amounts: DayMap(), notes: DayMap())
    }

    /// Sets the value by its text; returns false, with nothing changed, if the text is no value.
    package mutating func set(_ field: TrackerField, to text: String) -> Bool { field.form.set(&self, text) }

    /// The text of a field, in the format of files.
    public func text(of field: TrackerField) -> String { field.form.text(self) }

    /// The texts of all fields.
    public var fields: [TrackerField: String] {
        Dictionary(uniqueKeysWithValues: TrackerField.allCases.map { ($0, text(of: $0)) })
    }

    fileprivate func checkSchedule() throws(LibraryFault) {
        guard case .habit(let history) = kind else { return }
        guard history.entries.allSatisfy({ $0.from.isValid }) else { throw .day(tracker: id) }
        guard history.entries.allSatisfy(\.value.isComplete) else { throw .field(.schedule, tracker: id) }
    }

    fileprivate func checkGoals() throws(LibraryFault) {
        guard let goals else { return }
        guard goals.entries.allSatisfy({ $0.from.isValid }) else { throw .day(tracker: id) }
        let units = goals.entries.compactMap(\.value?.unit)
        guard !isEvent, units.allSatisfy(Goal.allows(unit:)) else {
            throw .field(.goal, tracker: id)
        }
    }

    fileprivate func checkStanding() throws(LibraryFault) {
        guard status.since?.isValid ?? true else { throw .day(tracker: id) }
        if isEvent, case .paused = status { throw .field(.status, tracker: id) }
    }
}
