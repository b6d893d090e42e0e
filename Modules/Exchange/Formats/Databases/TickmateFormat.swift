internal import TrackerDomain

/// The database of Tickmate: tracks, and for each of them the ticks of its days.
enum TickmateFormat: DatabaseFormat {
    static let owner = DatabaseOwner.tickmate

    static let tracks = TableQuery(
        "tracks",
        ["_id", "name", "description", "icon", "enabled", "multiple_entries_per_day", "color", "order"])
    static let ticks = TableQuery("ticks", ["_track_id", "year", "month", "day"])
    static let groups = TableQuery("groups", ["_id", "name", "order"])
    static let members = TableQuery("track2groups", ["_track_id", "_group_id"])

    private struct Track {
        let index: Int
        /// True if a day may have several ticks, which are counted.
        let isCounted: Bool
    }

    static func read(_ file: ImportSource.File, into draft: inout ImportDraft) throws(ImportFault) {
        let groups = groups(of: file)
        var known: [Int: Track] = [:]
        /// The name of the heading above, which is a track as well.
        var section: String?
        try draft.forEach(file.rows(tracks).ordered) { (draft, row) throws(BrokenLine.Problem) in
            let id = try row.required("_id")
            if row["name"].hasPrefix("--- ") {
                section = row["name"].split(separator: "-").joined(separator: "-")
                return
            }
            var habit = DraftHabit(name: row["name"], at: row)
            let named = groups[id] ?? []
            habit.group = named.first ?? section
            draft.remarks.add(.tags, max(named.count - 1, 0))
            if let color = row.integer("color"), color != 0 {
                habit.color = UInt32(truncatingIfNeeded: color) & 0xFF_FFFF
            }
            if row.integer("enabled") == 0 { habit.end = .archived(since: nil) }
            if !row["description"].isEmpty { draft.remarks.add(.description) }
            if !row["icon"].isEmpty { draft.remarks.add(.icon) }
            known[id] = Track(index: draft.add(habit), isCounted: row.isTrue("multiple_entries_per_day"))
        }
        var counts: [Int: [Day: Int]] = [:]
        try draft.forEach(file.rows(ticks)) { (draft, row) throws(BrokenLine.Problem) in
            guard let track = row.integer("_track_id").flatMap({ known[$0] }) else {
                draft.remarks.add(.orphanCompletions)
                return
            }
            // Months are counted from 0.
            guard let year = row.integer("year"), let month = row.integer("month"),
                let day = row.integer("day"), month < 12,
                let date = Day(year: year, month: month + 1, day: day)
            else { throw .day("\(row["year"])-\(row["month"])-\(row["day"])") }
            guard track.isCounted else {
                counts[track.index, default: [:]][date] = 1
                return
            }
            counts[track.index, default: [:]][date, default: 0] += 1
        }
        for track in known.values {
            for (day, count) in counts[track.index] ?? [:] {
                let amount = track.isCounted ? Amount(thousandths: count * 1000) : nil
                draft.take(line: 1, of: file.path) { (draft) throws(BrokenLine.Problem) in
                    try draft.habits[track.index].days.join(DraftDay(mark: .done, amount: amount), on: day)
                }
            }
        }
    }

    /// The names of the groups of each track, by its id.
    private static func groups(of file: ImportSource.File) -> [Int: [String]] {
        var tracks: [Int: Set<Int>] = [:]
        for row in file.rows(members) {
            guard let track = row.integer("_track_id"), let group = row.integer("_group_id") else { continue }
            tracks[group, default: []].insert(track)
        }
        var names: [Int: [String]] = [:]
        for row in file.rows(groups).ordered {
            for track in row.integer("_id").flatMap({ tracks[$0] }) ?? [] {
                names[track, default: []].append(row["name"])
            }
        }
        return names
    }
}

extension Sequence<DatabaseRow> {
    /// In the order that the program shows, which older versions do not have.
    fileprivate var ordered: [DatabaseRow] {
        sorted { ($0.integer("order") ?? 0, $0.number) < ($1.integer("order") ?? 0, $1.number) }
    }
}
