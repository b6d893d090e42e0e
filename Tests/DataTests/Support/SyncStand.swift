import Samples
import Synchronization
import TestKit
import TrackerData
import TrackerDomain

/// Machines with a library each and a folder `shared` that all of them see.
final class SyncStand: Sendable {
    let folder: TemporaryFolder
    private let count = Mutex(0)

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Two devices that know a habit which is marked on 17 November.
    static func pair() throws -> (SyncStand, laptop: SyncDevice, desktop: SyncDevice) {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.mark("2026-11-17")
        try laptop.begin(stand.shared)
        try desktop.begin(stand.shared)
        return (stand, laptop, desktop)
    }

    var shared: String { folder.path("shared") }

    /// The names of the published files.
    var published: [String] {
        folder.list().filter { $0.hasPrefix("shared/") && $0 != "shared/" }.map {
            String($0.dropFirst("shared/".count))
        }
    }

    func device(
        _ name: String, mark: String? = nil, today: Day = Stand.today,
        now: (@Sendable () -> ClockReading)? = nil, fileSystem: FileSystem = .system,
        late: LatePublishing? = nil,
        logging: @escaping @Sendable (SyncEvent) -> [SyncLogEntry] = { _ in [] }
    ) -> SyncDevice {
        SyncDevice(
            name: name, folder: folder,
            store: PropertyListLibraryStore(
                path: folder.path("\(name)/data/Library.plist"),
                backups: folder.path("\(name)/state/backups"),
                sync: folder.path("\(name)/state/sync"),
                environment: StoreEnvironment(
                    today: { today }, now: now, newIdentifier: newIdentifier,
                    dayOfTime: { Day(secondsSince1970: $0) },
                    logEntries: logging,
                    machineMark: { mark ?? name }, hostName: { "\(name).local" }, home: folder.path(name),
                    settingsFolder: folder.path("\(name)/config"),
                    fileSystem: fileSystem, latePublishing: late)),
            today: today)
    }

    @Sendable private func newIdentifier() -> Identifier {
        count.withLock {
            $0 += 1
            return Identifier(high: 0xABCD, low: UInt64($0))
        }
    }

    /// The files of a device.
    func saved(_ device: String) throws -> [String: [UInt8]] {
        try contents.filter { $0.key.hasPrefix(device + "/") && !$0.key.hasSuffix("/") }
    }

    /// Sets a device back to files that were saved.
    func putBack(_ device: String, _ saved: [String: [UInt8]]) throws {
        for name in try contents.keys where name.hasPrefix(device + "/") && !name.hasSuffix("/") {
            folder.remove(name)
        }
        for (name, bytes) in saved { try folder.write(bytes, to: name) }
    }

    /// Every file with its bytes.
    var contents: [String: [UInt8]] {
        get throws { try folder.contents() }
    }
}

/// One device of a ``SyncStand``.
struct SyncDevice {
    let name: String
    let folder: TemporaryFolder
    let store: PropertyListLibraryStore
    let today: Day

    @discardableResult
    func begin(_ shared: String?, joins: Bool = false) throws -> SyncBeginning {
        try store.begin(SyncWish(folder: shared, name: name, joins: joins)).value
    }

    @discardableResult
    func perform(_ edits: Edit...) throws -> Updated<[Change]> {
        try store.update { (journal) throws(EditError) in try journal.perform(edits, today: today) }
    }

    /// Adds a habit of every day, in the category "Home".
    func add(_ name: String, _ number: UInt64) throws {
        try perform(
            .addTracker(
                NewTracker(
                    id: .tracker(number), name: name, category: .named("Home", newID: .category(number)),
                    schedule: .weekdays(.everyDay), startingOn: "2026-11-01", .emoji("🙂"),
                    .color(.number(1)))))
    }

    @discardableResult
    func mark(_ day: Day, _ number: UInt64 = 1) throws -> Updated<[Change]> {
        try perform(.complete([.tracker(number)], on: day))
    }

    var library: Library {
        get throws { try store.load().library }
    }

    func marks(_ number: UInt64 = 1) throws -> [Day] {
        try library.tracker(.tracker(number)).map { Array($0.marks) } ?? []
    }

    /// The lines of what is wrong.
    func findings() throws -> [SyncFinding] { try store.status()?.findings.map(\.finding) ?? [] }

    var facts: ReplicaState? {
        get throws { try store.loadJournal().replica?.facts }
    }
}

extension Updated {
    /// The findings among its warnings.
    var findings: [SyncFinding] {
        warnings.compactMap { if case .sync(let finding) = $0 { finding } else { nil } }
    }
}

extension SyncLogEntry {
    /// An entry with words alone.
    init(_ date: Day = Stand.today, words: String) {
        self.init(date, "", nil)
        self.words = words
    }
}

extension SyncDevice {
    /// What the log tells in words.
    var logged: [String] { store.log().compactMap(\.words) }
}
