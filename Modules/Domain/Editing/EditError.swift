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
    /// An event has no schedule.
    case eventHasNoSchedule(name: String)
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
    /// A step of the history does not fit the library any more.
    case stepNoLongerApplies(Step)

    /// What was looked for, and the names there are.
    public struct Reference: Hashable, Sendable {
        public let text: String
        public let names: [String]

        public init(text: String, names: [String]) {
            self.text = text
            self.names = names
        }
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
