/// What a person wants done to a library.
public enum Edit: Hashable, Sendable {
    case addTracker(NewTracker)
    /// New values of fields and, in the same step, completions added or taken away.
    case editTracker(Identifier, TrackerEdit)
    case complete([Identifier], on: DaySet)
    /// Forgets the days' amounts, too.
    case uncomplete([Identifier], on: DaySet)
    case amount(AmountEdit, of: Identifier, on: DaySet)
    /// Leaves out the days before a tracker's start.
    case skip([Identifier], on: DaySet)
    /// Takes rest days away, too.
    case unskip([Identifier], on: DaySet)
    /// What to note of a day; `nil` for nothing.
    case note(String?, of: Identifier, on: Day)
    /// From a day on, today where none is named.
    case pause([Identifier], from: Day?)
    case resume([Identifier])
    case archive([Identifier])
    case unarchive([Identifier])
    case deleteTracker(Identifier)
    case addCategory(id: Identifier, name: String)
    case renameCategory(Identifier, to: String)
    /// Deletes the category with its trackers.
    case deleteCategory(Identifier)
    /// Takes in what another library has besides.
    case merge(Library)
    /// Gives the library what an earlier state of it held.
    case restore(Library)
}

extension Edit {
    public static func complete(_ trackers: [Identifier], on day: Day) -> Edit {
        .complete(trackers, on: DaySet([day]))
    }
    public static func uncomplete(_ trackers: [Identifier], on day: Day) -> Edit {
        .uncomplete(trackers, on: DaySet([day]))
    }
    public static func pin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(true)))
    }
    public static func unpin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(false)))
    }
}

extension [Edit] {
    /// The name of the step that they make; nil unless all of them give the same one.
    var stepName: StepName? {
        let names = Set(map(\.stepName))
        return names.count == 1 ? names.first ?? nil : nil
    }
}

extension Edit {
    fileprivate var stepName: StepName? {
        switch self {
        case .merge: .imported
        case .restore: .restored
        case .addTracker, .editTracker, .complete, .uncomplete, .amount, .skip, .unskip, .note, .pause,
            .resume,
            .archive, .unarchive, .deleteTracker, .addCategory, .renameCategory, .deleteCategory:
            nil
        }
    }
}

/// What to do to the amount of a day.
public struct AmountEdit: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
        case set, add, subtract
    }

    public let operation: Operation
    public let amount: Amount
    /// As a person wrote it, who need not.
    public let unit: String?
    /// Whether the point in the number, such as that of `5.125`, may stand between thousands.
    public let mayBeThousands: Bool

    public init(
        _ operation: Operation, _ amount: Amount, unit: String? = nil, mayBeThousands: Bool = false
    ) {
        self.operation = operation
        self.amount = amount
        self.unit = unit
        self.mayBeThousands = mayBeThousands
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
    /// The day it is created on and its rule counts from; today where none is named.
    public var startingOn: Day?
    /// The values of other fields; an emoji or a colour that is not given is the palette's least used one.
    public var others: [TrackerValue]

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, startingOn: Day? = nil,
        _ others: TrackerValue...
    ) {
        self.init(
            id: id, name: name, category: category, schedule: schedule, startingOn: startingOn, others)
    }

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, startingOn: Day? = nil,
        _ others: [TrackerValue]
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.schedule = schedule
        self.startingOn = startingOn
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
