/// Why an edit was refused; nothing was altered.
public enum EditError: Error, Hashable, Sendable {
    case trackerNotFound(Reference)
    case categoryNotFound(Reference)
    case ambiguousTracker(String, [Match])
    case ambiguousCategory(String, [Match])
    case trackerText(TrackerField, TextFault)
    case categoryText(CategoryField, TextFault)
    case categoryNameTaken(String)
    /// A habit needs at least one weekday.
    case emptySchedule
    /// Habits have it, and events do not.
    case habitsOnly(HabitFeature, name: String)
    /// The habit has no goal on the day, by which an amount could be told done or not.
    case noGoal(name: String)
    /// The goal counts in the unit, which may be none.
    case otherUnit(name: String, unit: String)
    /// The number may mean thousands, by a goal that is as large.
    case doubtfulAmount(AmountEdit)
    /// The amount would be less than nothing; what there is now.
    case amountBelowZero(name: String, Amount)
    /// The amount would be more than can be kept.
    case amountTooLarge(name: String)
    /// What was recorded on the day is more than the limit, so that the day cannot count as done.
    case beyondLimit(name: String, Goal, Amount, on: Day, today: Day)
    case noteText(TextFault)
    /// A tracker begins today or before.
    case startToCome(Day)
    /// A day after today cannot be marked.
    case futureDay(Day)
    /// A day after today that holds no completion to take away.
    case futureDayNotDone(Day)
    /// A day outside 1900 to 2199.
    case invalidDay(Day)
    /// The event is completed already, on another day.
    case eventDoneElsewhere(name: String, on: Day)
    /// The id of something new is in use.
    case duplicateID(Identifier)
    /// Of two libraries that are to be one, a tracker of the one has the id of a category of the other.
    case idOfOtherKind(Identifier)
    /// A step of the history does not fit the library any more.
    case stepNoLongerApplies(Step)

    /// What an irregular event does not have.
    public enum HabitFeature: Hashable, CaseIterable, Sendable {
        case schedule, goal, skips, pauses
    }

    /// What was looked for, and the names there are.
    public struct Reference: Hashable, Sendable {
        public let text: String
        public let names: [String]
        /// What has the name though it is of the other kind.
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

    /// One of several that a word could mean.
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
