import TrackerData
import TrackerDomain

extension PropertyListLibraryStore {
    /// A library with its backups in the folder `backups` beside it.
    init(path: String, today: Day) {
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
    init(secondsSince1970 seconds: Int64) {
        // Day 0, 3 January 2000, is 10,959 days after 1 January 1970.
        let days = Int(seconds / 86_400) - (seconds % 86_400 < 0 ? 1 : 0)
        self.init(days - 10_959)
    }
}
