/// A change of a library as a person asks for it.
public enum Edit: Hashable, Sendable {
    case addTracker(NewTracker)
    /// Sets fields and, in the same step, adds or removes completions.
    case editTracker(Identifier, TrackerEdit)
    case complete([Identifier], on: DaySet)
    /// Also removes the days' amounts.
    case uncomplete([Identifier], on: DaySet)
    case amount(AmountEdit, of: Identifier, on: DaySet)
    /// Leaves out the days before a tracker's start.
    case skip([Identifier], on: DaySet)
    /// Also removes paused days.
    case unskip([Identifier], on: DaySet)
    /// Sets the note of a day; nil removes it.
    case note(String?, of: Identifier, on: Day)
    /// Starts the pause on a day; nil means today.
    case pause([Identifier], from: Day?)
    case takeBreak([Identifier], BreakEdit)
    /// Ends the pause and the break of today; without any, takes back the first to come.
    case resume([Identifier])
    case archive([Identifier])
    case unarchive([Identifier])
    case deleteTracker(Identifier)
    /// Moves the days of a tracker to another one and deletes it.
    case mergeTracker(Identifier, into: Identifier)
    case addCategory(id: Identifier, name: String)
    case renameCategory(Identifier, to: String)
    /// Also deletes its trackers.
    case deleteCategory(Identifier)
    /// Puts its trackers behind those of another category and deletes it.
    case mergeCategory(Identifier, into: Identifier)
    case move(Identifier, Placement)
    /// Gives the categories an order of their own, if they have none, beginning with the one shown.
    case moveCategory(Identifier, Placement)
    /// Lets the categories stand by name again.
    case sortCategories
    /// Adds everything that another library has and this one lacks.
    case merge(Library)
    /// Replaces the content by that of an earlier state.
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
    /// The name of their step; nil unless all of them give the same one.
    package var stepName: StepName? {
        let names = Set(map(\.stepName))
        return names.count == 1 ? names.first ?? nil : nil
    }
}

extension Edit {
    fileprivate var stepName: StepName? {
        // All other edits are told by their changes.
        switch self {
        case .merge: .imported
        case .restore: .restored
        case .mergeTracker(_, let target), .mergeCategory(_, let target): .merged(into: target)
        default: nil
        }
    }
}

/// The place in a list that something is moved to.
public enum Placement: Hashable, Sendable {
    case before(Identifier)
    case after(Identifier)
    case first, last
}

/// A change of a day's amount.
public struct AmountEdit: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
        case set, add, subtract
    }

    /// What else the typed number may mean, which the goal of its day tells.
    public enum Spelling: Hashable, Sendable {
        case plain
        /// With a point that may separate thousands: `5.125`.
        case mayBeThousands
        /// With a `k` behind it, kilometers where those are counted; as typed, and with the thousands written out.
        case short(String, whole: String)
        /// Hours and minutes around a colon, which are minutes and seconds where seconds are counted: `1:30`.
        case clock
    }

    public let operation: Operation
    public let amount: Amount
    /// The unit as typed; nil if none was, never empty.
    public let unit: String?
    public let spelling: Spelling

    public init(
        _ operation: Operation, _ amount: Amount, unit: String? = nil, spelling: Spelling = .plain
    ) {
        self.operation = operation
        self.amount = amount
        self.unit = unit == "" ? nil : unit
        self.spelling = spelling
    }
}

/// The category that a tracker is to have.
public enum CategoryChoice: Hashable, Sendable {
    case existing(Identifier)
    /// The category that this name or full id calls; if there is none, a new one with `newID`.
    case named(String, newID: Identifier)
}

/// A tracker to be created.
public struct NewTracker: Hashable, Sendable {
    public var id: Identifier
    public var name: String
    public var category: CategoryChoice
    /// Nil for an irregular event.
    public var schedule: Schedule?
    /// The day of creation, from which its rule counts; nil means today.
    public var startingOn: Day?
    /// The values of other fields; a missing emoji or colour is the palette's least used one.
    public var others: [TrackerValue]

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

/// A change of a tracker; fields without a value stay as they are.
public struct TrackerEdit: Hashable, Sendable {
    public var values: [TrackerValue]
    /// The days to complete and to uncomplete, as a form's + and − do.
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

/// A break that a person asks for.
public enum BreakEdit: Hashable, Sendable {
    /// Adds the days from a first to a last one; nothing that was off becomes active.
    case adding(from: Day, until: Day)
    /// Gives a break that has just the first days the others; of another rest the days are added.
    ///
    /// With the same first day no day that is over is removed, nor added to another rest.
    case moving(ClosedRange<Day>, to: ClosedRange<Day>)
    /// Sets the last day of the present rest, of a pause that begins by then, or of a break from today on.
    case until(Day)
    /// Ends the rest that a day is in on the day before.
    case ending(Day)
}

/// The units of typed amounts.
extension AmountEdit {
    /// True if the edit has no unit, or one that can be converted into this one.
    public func isMeasured(in unit: String) -> Bool {
        guard let typed = typedUnit(for: unit), !Unit.areEqual(typed, unit) else { return true }
        guard let from = MeasuredUnit(typed), let to = MeasuredUnit(unit) else { return false }
        return from.kind == to.kind
    }

    /// The unit as typed, but minutes for the `m` of a goal in time.
    private func typedUnit(for goal: String) -> String? {
        guard let unit, MeasuredUnit(unit) == .meter, MeasuredUnit(goal)?.kind == .time else { return unit }
        return unit.utf8.count == 1 ? "min" : "мин"
    }

    /// The amount in the unit of a goal.
    ///
    /// - Parameter name: The tracker's, for an error.
    func amount(in unit: String, of name: String) throws(EditError) -> Amount {
        guard let typed = typedUnit(for: unit), !Unit.areEqual(typed, unit),
            spelling != .clock || MeasuredUnit(unit) != .second
        else { return amount }
        guard let from = MeasuredUnit(typed), let to = MeasuredUnit(unit), from.kind == to.kind else {
            throw .otherUnit(name: name, unit: unit, typed: typed)
        }
        let size = amount.inThousandths * from.size
        guard size.isMultiple(of: to.size) else {
            throw .inexactAmount(AmountEdit(operation, amount, unit: typed), unit: unit)
        }
        guard let amount = Amount(thousandths: size / to.size) else { throw .amountTooLarge(name: name) }
        return amount
    }
}
