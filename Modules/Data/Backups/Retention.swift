internal import TrackerDomain

/// Which backups are kept: the last ten, the last of each day for thirty days, the last of each month.
enum Retention {
    static let newest = 10
    static let days = 30

    struct Candidate: Hashable {
        let generation: Int
        /// The day the state was written on.
        let day: Day
    }

    /// The generations that can go.
    static func expired(_ backups: [Candidate], today: Day) -> [Int] {
        let ordered = backups.sorted { $0.generation > $1.generation }
        var seenDays: Set<Day> = []
        var seenMonths: Set<Month> = []
        return ordered.enumerated().filter { place, backup in
            let isFirstOfDay = seenDays.insert(backup.day).inserted
            let isFirstOfMonth = seenMonths.insert(Month(containing: backup.day)).inserted
            let isRecent = today - backup.day < days
            return !(place < newest || isFirstOfMonth || isFirstOfDay && isRecent)
        }.map(\.element.generation)
    }
}
