public import TrackerDomain

extension PropertyListLibraryStore {
    /// The library of a program's paths.
    ///
    /// - Parameters:
    ///   - today: The start of trackers in files of version 1, which have no creation days.
    ///   - dayOfTime: The civil day of a time, for the dates of backups; in UTC if it is nil.
    ///   - report: Takes the warnings of ``loadJournal()``, which has no other way to return them.
    public init(
        paths: Paths, today: Day, newID: @escaping @Sendable () -> Identifier,
        dayOfTime: (@Sendable (_ seconds: Int64) -> Day)? = nil,
        report: @escaping @Sendable (StoreWarning) -> Void = { _ in }
    ) {
        self.init(
            path: paths.library, backups: paths.backups,
            environment: StoreEnvironment(
                today: { today }, newIdentifier: newID, dayOfTime: dayOfTime ?? { Day(secondsSince1970: $0) },
                report: report))
    }

    /// A library with its backups in the folder `backups` beside it.
    public init(path: String, today: Day) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        self.init(
            path: path, backups: folder + "backups",
            environment: StoreEnvironment(
                today: { today },
                newIdentifier: { Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) },
                dayOfTime: { Day(secondsSince1970: $0) }))
    }
}

extension Day {
    /// The day of a time in UTC.
    package init(secondsSince1970 seconds: Int64) {
        // Day 0, 3 January 2000, is 10,959 days after 1 January 1970.
        let days = Int(seconds / 86_400) - (seconds % 86_400 < 0 ? 1 : 0)
        self.init(days - 10_959)
    }
}
