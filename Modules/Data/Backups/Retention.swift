package import TrackerDomain

/// The backups to keep: the last ten, the last of each day for thirty days, the last of each month.
package enum Retention {
    package static let newest = 10
    package static let days = 30

    package struct Candidate: Hashable, Sendable {
        package let generation: Int
        /// The day the state was written on.
        package let day: Day

        package init(generation: Int, day: Day) {
            self.generation = generation
            self.day = day
        }
    }

    /// The generations to remove.
    package static func expired(_ backups: [Candidate], today: Day) -> [Int] {
        let ordered = backups.sorted { $0.generation > $1.generation }
        var seenDays: Set<Day> = []
        var seenMonths: Set<Month> = []
        return ordered.enumerated().filter { index, backup in
            let isFirstOfDay = seenDays.insert(backup.day).inserted
            let isFirstOfMonth = seenMonths.insert(Month(containing: backup.day)).inserted
            let isRecent = today - backup.day < days
            return !(index < newest || isFirstOfMonth || isFirstOfDay && isRecent)
        }.map(\.element.generation)
    }
}
