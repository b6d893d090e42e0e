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
    /// `nil` takes the least used emoji of the palette.
    public var emoji: String?
    /// `nil` takes the least used colour of the palette.
    public var color: PaletteColor?
    public var isPinned: Bool

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, emoji: String? = nil,
        color: PaletteColor? = nil, isPinned: Bool = false
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.schedule = schedule
        self.emoji = emoji
        self.color = color
        self.isPinned = isPinned
    }
}

/// What to change in a tracker; what is not named stays as it is.
public struct TrackerEdit: Hashable, Sendable {
    /// A new value of a field, as a person gives it.
    public enum Value: Hashable, Sendable {
        case name(String)
        case category(CategoryChoice)
        /// In force from the day of the edit on.
        case schedule(Schedule)
        case emoji(String)
        case color(PaletteColor)
        case pinned(Bool)
    }

    public var values: [Value]
    /// Days to complete and days to take completions from, as a form's + and − do.
    public var completing: [Day]
    public var uncompleting: [Day]

    public init(_ values: Value..., completing: [Day] = [], uncompleting: [Day] = []) {
        self.init(values, completing: completing, uncompleting: uncompleting)
    }

    public init(_ values: [Value], completing: [Day] = [], uncompleting: [Day] = []) {
        self.values = values
        self.completing = completing
        self.uncompleting = uncompleting
    }
}
