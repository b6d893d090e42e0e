import TrackerDomain

/// What a reader of a foreign format has found, in its own words; `library(of:)` makes trackers of it.
struct ImportDraft {
    static let maxTrackers = 5000
    static let maxCategories = 500
    /// What has more broken lines than this is no such file.
    static let maxBroken = 10_000
    /// Rows of tables; more of them, with a note each, would take more memory than a library ever does.
    static let maxRows = 1_600_000
    /// No person's habits have so many days.
    static let maxCells = 4_000_000

    var habits: [DraftHabit] = []
    /// The number of rows of tables.
    var rows = 0
    /// The number of cells of wide tables that are not empty.
    var cells = 0
    /// Lines that were passed over.
    var broken: [BrokenLine] = []
    var remarks = ImportRemarks()
    /// Columns that nothing is known of, by their headings, each with how many rows say something there.
    var unknownColumns: [String: Int] = [:]
}

/// A habit as another program knows it.
struct DraftHabit {
    /// That of this program's own table, or the one that stands for an id of the source's; nil where it has none.
    var id: Identifier?
    /// Neither cleaned nor cut; a blank one is a broken line.
    var name: String
    /// Where it is first named.
    var file = ""
    var line = 1
    /// The group it stands in there; the category's name is the format's where there is none.
    var group: String?
    var emoji: String?
    /// 24 bits, red in the highest byte.
    var color: UInt32?
    /// A grid of days without a day of its own is counted from the start. Nil for an irregular event.
    var schedule: Schedule? = .weekdays(.everyDay)
    var goal: DraftGoal?
    /// All goals it has had, where the source keeps them; `goal` is of no meaning then.
    var goals: GoalHistory?
    /// The first day it counts from; that of its first entry where the source names none.
    var start: Day?
    var end: End = .none
    var isPinned = false
    var days = DraftDays()

    enum End: Hashable {
        case none
        /// Archived by now; on the day after its last entry where the source names none.
        case archived(since: Day?)
        /// Kept up to a day, which may be to come.
        case last(Day)
    }
}

struct DraftGoal {
    var kind: Goal.Kind
    var amount: Amount
    /// Neither cleaned nor cut.
    var unit: String = ""
    /// Whether the amounts of several days count together; a library knows goals of a day alone.
    var isOfPeriod = false
}
