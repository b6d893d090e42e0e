import DiskKit
import Samples
import TestKit
import TrackerData
import TrackerDomain

/// A folder with a library at `data/Library.plist` and backups in `state/backups`, and what tests ask of them.
struct Stand {
    static let today = Day("2026-11-20")

    let folder: TemporaryFolder
    var fileSystem = FileSystem.system
    var waiting = Waiting.system

    init() throws {
        folder = try TemporaryFolder()
    }

    var libraryPath: String { folder.path("data/Library.plist") }

    var store: PropertyListLibraryStore { store(at: "data/Library.plist") }

    func store(at name: String) -> PropertyListLibraryStore {
        PropertyListLibraryStore(
            path: folder.path(name), backups: folder.path("state/backups"),
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { .library }, dayOfTime: { Day(secondsSince1970: $0) },
                fileSystem: fileSystem, waiting: waiting))
    }

    /// Adds a habit "Run" of every day in the category "Home".
    func addRun() throws {
        try perform(
            .addTracker(
                NewTracker(
                    id: .tracker(1), name: "Run", category: .named("Home", newID: .category(1)),
                    schedule: .weekdays(.everyDay), .emoji("🙂"), .color(.number(1)))))
    }

    /// Adds a habit "Swim" with something of all that a habit can have, paused twelve days ago.
    func addSwim() throws {
        let (id, days) = (Identifier.tracker(3), DaySet(Day("2026-11-01")...Day("2026-11-04")))
        try perform(
            .addTracker(
                NewTracker(
                    id: id, name: "Swim", category: .existing(.category(1)),
                    schedule: .quota(Quota(3, in: .week)!), startingOn: Day("2026-10-01"), .emoji("🌺"),
                    .color(.number(3)), .goal(Goal(.atLeast, .thousandths(1500), unit: "km")))),
            .amount(AmountEdit(.set, .thousandths(1750)), of: id, on: days),
            .skip([id], on: DaySet([Day("2026-11-05"), Day("2026-12-24")])),
            .note("Rain \"; > <b> & \\", of: id, on: Day("2026-11-05")),
            .pause([id], from: Day("2026-11-06")))
        // The days so far become rest days.
        try perform(.pause([id], from: Day("2026-11-08")))
    }

    private var settingsPath: String { folder.path("config/Settings.plist") }

    /// A folder with the habit "Run", one mark and settings.
    static func withSettings() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try SettingsFile(path: stand.settingsPath).update { try? $0.set(.theme, to: "dark") }
        return stand
    }

    /// The findings about the library and the settings.
    func examine() -> [Finding] {
        Doctor(store: store, settingsPath: settingsPath).examine()
    }

    func mark(_ day: Day) throws {
        try perform(.complete([.tracker(1)], on: day))
    }

    func perform(_ edits: Edit...) throws {
        _ = try store.update { (journal) throws(EditError) in try journal.perform(edits, today: Stand.today) }
    }

    var library: Library {
        get throws { try store.load().library }
    }

    /// The completed days of "Run".
    var marks: [Day] {
        get throws { try library.tracker(.tracker(1)).map { Array($0.marks) } ?? [] }
    }

    /// The names of the backups, of the library's own folder.
    var backupNames: [String] {
        let prefix = "state/backups/\(Identifier.library)/"
        return folder.list().filter { $0.hasPrefix(prefix) && $0 != prefix }.map {
            String($0.dropFirst(prefix.count))
        }
    }

    func backup(_ name: String) throws -> [UInt8] {
        try folder.read("state/backups/\(Identifier.library)/\(name)")
    }

    var bytes: [UInt8] {
        get throws { try folder.read("data/Library.plist") }
    }
}

extension Stand {
    /// Files that a finished operation must not leave.
    var strayFiles: [String] { folder.list().filter { $0.contains(".tracker-") } }
}
