/// The reason why an edit was refused; nothing was changed.
public enum EditError: Error, Hashable, Sendable {
    case trackerNotFound(Reference)
    case categoryNotFound(Reference)
    /// Also the two among them that may be one.
    case ambiguousTracker(String, [Match], Duplicates? = nil)
    case ambiguousCategory(String, [Match])
    case trackerText(TrackerField, TextFault)
    case categoryText(CategoryField, TextFault)
    /// The name that a category has already, and the category that was to be renamed.
    case categoryNameTaken(String, renaming: String? = nil)
    /// A habit needs at least one weekday.
    case emptySchedule
    /// An event does not have the feature.
    case habitsOnly(HabitFeature, name: String)
    /// The habit has no goal on the day, so that its amounts have no unit.
    case noUnit(name: String, AmountEdit)
    /// The goal counts in a unit, which may be empty, and the typed one cannot be converted into it.
    case otherUnit(name: String, unit: String, typed: String)
    /// The amount would need more than three decimals in the unit of the goal.
    case inexactAmount(AmountEdit, unit: String)
    /// The number may mean thousands, as the goal is that large.
    case doubtfulAmount(AmountEdit)
    /// A number with a `k` behind it that is none of kilometers, and the same written out.
    case shortThousands(String, whole: String)
    /// The amount would be less than zero; with the present amount.
    case amountBelowZero(name: String, Amount, unit: String)
    /// The amount would be more than the greatest one.
    case amountTooLarge(name: String)
    /// The recorded amount is over the limit, so the day cannot count as done.
    case beyondLimit(name: String, Goal, Amount, on: Day, today: Day)
    /// A mark alone does not say how much a period's goal gained.
    case needsAmount(name: String, unit: String)
    /// The amounts of the period are over its limit.
    case beyondSum(name: String, RuleProgress)
    /// The schedule is a goal of a period, so that there can be none of a day.
    case keptBySum(name: String, PeriodGoal, wanted: Goal?)
    case noteText(TextFault)
    /// A tracker cannot begin after today.
    case startToCome(Day)
    /// A day after today cannot be marked.
    case futureDay(Day)
    /// A day after today has no completion to remove.
    case futureDayNotDone(Day)
    /// The first and the last day of a break, in the wrong order.
    case breakEndsBeforeItBegins(Day, Day)
    /// A day outside 1900 to 2199.
    case invalidDay(Day)
    /// The event is completed already, on another day.
    case eventDoneElsewhere(name: String, on: Day)
    case eventOnSeveralDays(name: String)
    /// A tracker can be moved beside one of its own section alone; true if only one of them is pinned.
    case differentSections(String, String, isPinnedApart: Bool)
    /// Something cannot stand before or after itself.
    case besideItself(name: String)
    case mergedWithItself(isCategory: Bool)
    /// A habit was to be merged into an event.
    case habitIntoEvent
    /// The notes that both trackers to be merged have on a day are too long for one.
    case notesTooLong(on: Day)
    /// The id of something new is in use.
    case duplicateID(Identifier)
    /// A tracker of one library to be merged has the id of a category of the other.
    case idOfOtherKind(Identifier)
    /// A step of the history no longer fits the library.
    case stepNoLongerApplies(Step)

    /// What a front that tells errors apart by their kinds says of one.
    public enum Kind: Hashable, Sendable {
        case notFound, ambiguous
        /// The wish itself cannot be fulfilled, whatever the library holds.
        case invalid
        /// Of a day that has not come.
        case future
        /// What the library holds is in the way.
        case conflict
    }

    public var kind: Kind {
        switch self {
        case .trackerNotFound, .categoryNotFound: .notFound
        case .ambiguousTracker, .ambiguousCategory: .ambiguous
        case .trackerText, .categoryText, .noteText, .emptySchedule, .invalidDay, .startToCome, .habitsOnly,
            .noUnit, .otherUnit, .inexactAmount, .doubtfulAmount, .shortThousands, .needsAmount, .keptBySum,
            .breakEndsBeforeItBegins, .differentSections, .besideItself, .mergedWithItself, .habitIntoEvent:
            .invalid
        case .futureDay, .futureDayNotDone: .future
        case .categoryNameTaken, .eventDoneElsewhere, .eventOnSeveralDays, .duplicateID, .idOfOtherKind,
            .stepNoLongerApplies,
            .amountBelowZero, .amountTooLarge, .beyondLimit, .beyondSum, .notesTooLong:
            .conflict
        }
    }

    /// A feature that irregular events lack.
    public enum HabitFeature: Hashable, CaseIterable, Sendable {
        case schedule, goal, skips, pauses
    }

    /// A name that was not found, and the existing names.
    public struct Reference: Hashable, Sendable {
        public let text: String
        public let names: [String]
        /// The category with the name of a missing tracker, or the tracker with that of a missing category.
        public let other: Named?

        public init(text: String, names: [String], other: Named? = nil) {
            self.text = text
            self.names = names
            self.other = other
        }
    }

    /// The name of a tracker or of a category.
    public enum Named: Hashable, Sendable {
        case tracker(String)
        case category(String)
    }

    /// One of several trackers or categories that a reference matches.
    public struct Match: Hashable, Sendable {
        public let id: Identifier
        public let name: String
        /// The emoji of a tracker; nil for a category.
        public let emoji: String?
        /// The name of a tracker's category; nil for a category.
        public let category: String?

        public init(id: Identifier, name: String, emoji: String? = nil, category: String? = nil) {
            self.id = id
            self.name = name
            self.emoji = emoji
            self.category = category
        }
    }
}
