import TrackerDomain

/// The habits that a reader of a foreign format has found; `library` turns them into trackers.
struct ImportDraft {
    static let maxTrackers = 5000
    static let maxCategories = 500
    /// A file with more broken lines is not in the format.
    static let maxBroken = 10_000
    /// Rows of tables; more of them, with a note each, would take more memory than a library ever does.
    static let maxRows = Database.maxRows
    /// No person's habits have so many days.
    static let maxCells = 4_000_000

    var habits: [DraftHabit] = []
    /// The number of rows of tables.
    var rows = 0
    /// The number of cells of wide tables that are not empty.
    var cells = 0
    /// The lines that were left out.
    var broken: [BrokenLine] = []
    /// The nodes of those that are entries of a JSON document, by their indices.
    var brokenNodes: [Int: Int] = [:]
    var remarks = ImportRemarks()
    /// The days whose amounts were judged without a goal, of each tracker that has some.
    var judgedWithoutGoal: [Identifier: DaySet] = [:]
    /// The columns of tables and the keys of documents that were left out, by their names.
    var leftOutColumns: [String: LeftOutColumn] = [:]
    /// True if of a row with a broken cell the others are taken.
    var hasCells = false
    /// The day of the import.
    let today: Day
}

/// A column of a table that was left out, or a key of a document.
public struct LeftOutColumn: Hashable, Sendable {
    var isKey = false
    /// The number of its filled cells.
    public internal(set) var count = 0
    /// One of its cells, if it is left out as none is understood.
    public internal(set) var example: String?
}

/// A habit as another program knows it.
struct DraftHabit {
    /// The id in this program's own table, or the one made from the source's id; nil if the source has none.
    var id: Identifier?
    /// As in the source, neither cleaned nor cut; a blank name is a broken line.
    var name: String
    /// The file that names it first.
    var file = ""
    var line = 1
    /// Its node in a JSON document.
    var node: Int?
    /// The group in the source; without one the category has the name of the format.
    var group: String?
    var emoji: String?
    /// 24 bits, red in the highest byte.
    var color: UInt32?
    /// A grid of days without a day of its own is counted from the start. Nil for an irregular event.
    var schedule: Schedule? = .weekdays(.everyDay)
    var goal: DraftGoal?
    /// All its goals, if the source has them; `goal` is ignored then.
    var goals: GoalHistory?
    /// The day it starts on; the day of its first entry if the source names none.
    var start: Day?
    var end: End = .none
    var isPinned = false
    /// True if the source lists it, or a line or cell of its days was understood.
    var isUnderstood = true
    var days = DraftDays()

    enum End: Hashable {
        case none
        /// Archived since a day; since the day after its last entry if the source names none.
        case archived(since: Day?)
        /// The last day, which may be to come.
        case last(Day)
    }
}

struct DraftGoal {
    var kind: Goal.Kind
    var amount: Amount
    /// As in the source, neither cleaned nor cut.
    var unit: String = ""
    /// The period whose amounts count together, in place of the schedule; nil for a goal of a day.
    var period: Quota.Period?
}
