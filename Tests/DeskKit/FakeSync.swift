import Samples
import Synchronization
package import TrackerDomain

/// Machines in step as a test says they are; it remembers what it was asked for.
package final class FakeSync: LibrarySync {
    package struct World: Sendable {
        package var status: SyncStatus?
        package var proposal = SyncProposal(folder: "/sync", name: "laptop")
        package var contents = SyncFolderContents.nothing
        /// How being in step begins; its name is the one that is wished for.
        package var beginning = SyncBeginning(name: "")
        /// What comes in with the next exchange.
        package var takenIn = MergeReport()
        package var warnings: [StoreWarning] = []
        package var log: [SyncLogEntry] = []
        package var stamp: SyncStamp?
        package var trouble: StoreError?
        /// Why a file that is brought is not taken.
        package var refusal: StoreError?
        /// What changed something, in order.
        package var calls: [String] = []
    }

    private let world: Mutex<World>

    package init(_ status: SyncStatus? = nil) {
        world = Mutex(World(status: status))
    }

    package func set<Value: Sendable>(_ part: any WritableKeyPath<World, Value> & Sendable, to value: Value) {
        world.withLock { $0[keyPath: part] = value }
    }

    package func get<Value: Sendable>(_ part: any KeyPath<World, Value> & Sendable) -> Value {
        world.withLock { $0[keyPath: part] }
    }

    package var calls: [String] { self.get(\.calls) }

    // MARK: LibrarySync

    package func status() throws(StoreError) -> SyncStatus? {
        try check()
        return get(\.status)
    }

    package func proposal() -> SyncProposal { get(\.proposal) }

    package func contents(of folder: String) throws(StoreError) -> SyncFolderContents {
        try check()
        return get(\.contents)
    }

    package func begin(
        _ wish: SyncWish, bringing brought: [UInt8]?
    ) throws(StoreError) -> Updated<SyncBeginning> {
        try check(
            "begin \(wish.folder ?? "-") \(wish.name)" + (wish.joins ? " joins" : "")
                + (brought.map { " \($0.count) bytes" } ?? ""))
        guard !wish.name.contains("/") else { throw .sync(.badName(wish.name)) }
        let present = get(\.beginning)
        var beginning = SyncBeginning(name: wish.name)
        beginning.devices = present.devices
        (beginning.trackers, beginning.marks) = (present.trackers, present.marks)
        (beginning.merged, beginning.carrier) = (present.merged, present.carrier)
        (beginning.isWaiting, beginning.isFolderMade) = (present.isWaiting, present.isFolderMade)
        let others = get(\.status)?.others ?? []
        set(
            \.status,
            to: SyncStatus(
                id: "k7q2", name: wish.name, folder: wish.folder, carrier: present.carrier, others: others))
        return Updated(beginning, warnings: get(\.warnings), takenIn: get(\.takenIn))
    }

    package func tryBeginning(_ wish: SyncWish) throws(StoreError) -> SyncBeginning {
        try check()
        return SyncBeginning(name: wish.name)
    }

    package func end(removingFile removesFile: Bool) throws(StoreError) -> Bool {
        try check("end" + (removesFile ? " removing" : ""))
        defer { set(\.status, to: nil) }
        return get(\.status) != nil
    }

    package func exchange(_ reach: SyncReach) throws(StoreError) -> Updated<SyncStatus> {
        try check("exchange" + (reach == .receivingAndSending ? "" : " \(reach)"))
        return try updated()
    }

    package func publishedFile() throws(StoreError) -> [UInt8] {
        try check()
        guard get(\.status) != nil else { throw .sync(.notInStep) }
        return Array("<plist/>\n".utf8)
    }

    package func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus> {
        try check("take \(bytes.count)")
        if let refusal = get(\.refusal) { throw refusal }
        return try updated()
    }

    package func forget(device name: String) throws(StoreError) -> Updated<SyncRemoval> {
        try check("forget \(name)")
        guard let status = get(\.status) else { throw .sync(.notInStep) }
        let known = status.others.map(\.name)
        guard known.contains(name) else { throw .sync(.unknownDevice(name, known: known)) }
        return Updated(SyncRemoval(path: "/backups/\(name).plist"), warnings: get(\.warnings))
    }

    package func log() -> [SyncLogEntry] { get(\.log) }

    package func folderStamps() -> () -> SyncStamp? { { self.get(\.stamp) } }

    private func check(_ call: String? = nil) throws(StoreError) {
        if let trouble = get(\.trouble) { throw trouble }
        if let call { world.withLock { $0.calls.append(call) } }
    }

    private func updated() throws(StoreError) -> Updated<SyncStatus> {
        guard let status = get(\.status) else { throw .sync(.notInStep) }
        return Updated(status, warnings: get(\.warnings), takenIn: get(\.takenIn))
    }
}

extension FakeSync {
    /// A laptop with a phone that is in step, a desktop that is behind, and an old device that is silent.
    ///
    /// Told on 20 November 2026.
    package static var ofThree: FakeSync {
        let day = Day(iso: "2026-11-20") ?? .earliest
        func device(_ id: DeviceID, _ name: String, _ age: Int, behind: Int) -> SyncStatus.Device {
            SyncStatus.Device(id: id, name: name, published: day - age, behind: behind, ahead: 0)
        }
        return FakeSync(
            SyncStatus(
                id: "k7q2", name: "laptop", folder: "/sync", carrier: .syncthing, published: day,
                sent: ClockReading(date: day, minute: 845),
                received: ClockReading(date: day - 1, minute: 552),
                others: [
                    device("d3sk", "desktop", 17, behind: 14), device("p1xx", "old-pi", 448, behind: 30),
                    device("p3xx", "phone", 0, behind: 0),
                ]))
    }
}
