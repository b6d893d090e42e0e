/// What a person wants done to a library.
public enum Edit: Hashable, Sendable {
    case addTracker(NewTracker)
    /// New values of fields and, in the same step, completions added or taken away.
    case editTracker(Identifier, TrackerEdit)
    case complete([Identifier], on: Day)
    case uncomplete([Identifier], on: Day)
    case deleteTracker(Identifier)
    case addCategory(id: Identifier, name: String)
    case renameCategory(Identifier, to: String)
    /// Deletes the category with its trackers.
    case deleteCategory(Identifier)
}

extension Edit {
    public static func pin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(true)))
    }
    public static func unpin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(false)))
    }
}

/// The category that a tracker is to have.
public enum CategoryChoice: Hashable, Sendable {
    case existing(Identifier)
    /// The category with this name (compared folded) or else this full id, created under this name with the
    /// given id where there is neither.
    case named(String, newID: Identifier)
}

/// A tracker to be created.
public struct NewTracker: Hashable, Sendable {
    public var id: Identifier
    public var name: String
    public var category: CategoryChoice
    /// `nil` for an irregular event.
    public var schedule: Schedule?
    /// The values of other fields; an emoji or a colour that is not given is the palette's least used one.
    public var others: [TrackerValue]

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?,
        _ others: TrackerValue...
    ) {
        self.init(id: id, name: name, category: category, schedule: schedule, others)
    }

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, _ others: [TrackerValue]
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.schedule = schedule
        self.others = others
    }
}

/// What to change in a tracker; what is not named stays as it is.
public struct TrackerEdit: Hashable, Sendable {
    public var values: [TrackerValue]
    /// Days to complete and days to take completions from, as a form's + and − do.
    public var completing: [Day]
    public var uncompleting: [Day]

    public init(_ values: TrackerValue..., completing: [Day] = [], uncompleting: [Day] = []) {
        self.init(values, completing: completing, uncompleting: uncompleting)
    }

    public init(_ values: [TrackerValue], completing: [Day] = [], uncompleting: [Day] = []) {
        self.values = values
        self.completing = completing
        self.uncompleting = uncompleting
    }
}
