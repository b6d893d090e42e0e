import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct JournalWarningTests {
    /// Keeps what a store reports.
    private final class Reports: Sendable {
        private let warnings = Mutex<[StoreWarning]>([])

        var all: [StoreWarning] { warnings.withLock { $0 } }

        func append(_ warning: StoreWarning) {
            warnings.withLock { $0.append(warning) }
        }
    }

    @Test("Reading the journal reports what reading the library returns")
    func reported() throws {
        let folder = try TemporaryFolder()
        try folder.write(FixtureBytes.read("Library-1.plist"), to: "Library.plist")
        let reports = Reports()
        let paths = try Paths(
            environment: { $0 == "HOME" ? folder.path : nil }, library: folder.path("Library.plist"),
            platform: .linux)
        let store = PropertyListLibraryStore(
            path: paths.library, backups: paths.backups,
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { .library }, dayOfTime: { _ in Stand.today },
                report: reports.append))
        #expect(try store.loadJournal().library.trackers.count == 3)
        #expect(reports.all == [.orphanCompletions(1)])
        #expect(try store.load().warnings == [.orphanCompletions(1)])
        #expect(reports.all.count == 1)
    }
}
