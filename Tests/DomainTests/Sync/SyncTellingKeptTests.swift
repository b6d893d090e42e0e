import Samples
import Testing
import TrackerDomain

/// What is told of trackers and categories that one device deleted and another one used.
@Suite struct SyncTellingKeptTests {
    private static let friday: Day = "2026-03-06"

    /// Run and Water in Home, the event Dentist in Work; three devices know them.
    private func three() throws -> (laptop: Device, phone: Device, desktop: Device) {
        let (laptop, phone) = try Device.pair(
            .holding(
                .habit(1, "Run", done: ["2026-03-03"]), .habit(2, "Water"), .event(4, "Dentist", in: .work)))
        return (laptop, phone, laptop.other(.desktop))
    }

    @Test("SYNC 3: a tracker that was deleted elsewhere is told on every other device, once")
    func deleted() throws {
        var (laptop, phone, desktop) = try three()
        let run = try #require(phone.tracker(1))
        try laptop.perform(.deleteTracker(1))
        #expect(try phone.takeIn(laptop).conflicts == [.deleted([run], device: "laptop")])
        #expect(try desktop.takeIn(laptop, phone).conflicts == [.deleted([run], device: "laptop")])
        #expect(try phone.takeIn(laptop, desktop).conflicts == [])
        #expect(try laptop.takeIn(phone, desktop).conflicts == [])
    }

    @Test("SYNC 3: trackers that were deleted with their category are told together, without it")
    func deletedCategory() throws {
        var (laptop, phone, _) = try three()
        let trackers = phone.journal.library.trackers(in: .home)
        try laptop.perform(.deleteCategory(.home))
        #expect(try phone.takeIn(laptop).conflicts == [.deleted(trackers, device: "laptop")])
        try laptop.perform(.addCategory(id: 105, name: "Fun"))
        try phone.takeIn(laptop)
        try laptop.perform(.deleteCategory(105))
        #expect(try phone.takeIn(laptop).conflicts == [])
    }

    @Test(
        "SYNC 3: a tracker that was deleted here and marked or renamed there is told on both",
        arguments: [(true, true), (true, false), (false, true), (false, false)])
    func kept(isMarked: Bool, phoneIsFirst: Bool) throws {
        var (laptop, phone, desktop) = try three()
        try laptop.perform(.deleteTracker(1))
        try phone.perform(
            isMarked ? .complete([1], on: Self.friday) : .editTracker(1, TrackerEdit(.name("Jog"))))
        let (deleting, changing) = (laptop, phone)
        var told: (laptop: [SyncConflict], phone: [SyncConflict])
        if phoneIsFirst {
            told.phone = try phone.takeIn(laptop).conflicts
            told.laptop = try laptop.takeIn(phone).conflicts
        } else {
            told.laptop = try laptop.takeIn(phone).conflicts
            told.phone = try phone.takeIn(laptop).conflicts
        }
        let run = try #require(phone.tracker(1))
        #expect(
            told.laptop == [.kept(run, deletedOn: nil, changedOn: "phone", isMarked: isMarked)])
        #expect(told.phone == [.kept(run, deletedOn: "laptop", changedOn: nil, isMarked: isMarked)])
        // Who did neither sees it as it was.
        #expect(try desktop.takeIn(changing, deleting).conflicts == [])
        for old in [deleting, changing, desktop] {
            #expect(try laptop.takeIn(old, phone).conflicts == [])
            #expect(try phone.takeIn(old, laptop).conflicts == [])
        }
    }

    @Test("SYNC 3: who was told of a deletion hears of no mark that came between")
    func keptLate() throws {
        var (laptop, phone, desktop) = try three()
        let run = try #require(phone.tracker(1))
        try laptop.perform(.deleteTracker(1))
        #expect(try desktop.takeIn(laptop).conflicts == [.deleted([run], device: "laptop")])
        try phone.perform(.complete([1], on: Self.friday))
        #expect(try desktop.takeIn(phone).conflicts == [])
        #expect(desktop.tracker(1)?.marks.contains(Self.friday) == true)
    }

    @Test(
        "SYNC 3: a category that was deleted here and given a tracker there is told on both",
        arguments: [false, true])
    func category(phoneIsFirst: Bool) throws {
        var (laptop, phone, desktop) = try three()
        let deleted = laptop.journal.library.trackers(in: .home)
        try laptop.perform(.deleteCategory(.home))
        try phone.perform(.editTracker(4, TrackerEdit(.category(.existing(.home)))))
        try phone.perform(.adding(9, "Chess", in: .existing(.home)))
        let (deleting, putting) = (laptop, phone)
        var told: (laptop: [SyncConflict], phone: [SyncConflict])
        if phoneIsFirst {
            told.phone = try phone.takeIn(laptop).conflicts
            told.laptop = try laptop.takeIn(phone).conflicts
        } else {
            told.laptop = try laptop.takeIn(phone).conflicts
            told.phone = try phone.takeIn(laptop).conflicts
        }
        let names = ["Dentist", "Chess"]
        #expect(
            told.laptop == [.categoryKept(.home, deletedOn: nil, trackers: names, putOn: "phone")])
        #expect(
            told.phone == [
                .deleted(deleted, device: "laptop"),
                .categoryKept(.home, deletedOn: "laptop", trackers: names, putOn: nil),
            ])
        #expect(try desktop.takeIn(deleting, putting).conflicts == [.deleted(deleted, device: "laptop")])
        var slow = try three().desktop
        #expect(try slow.takeIn(deleting).conflicts == [.deleted(deleted, device: "laptop")])
        #expect(try slow.takeIn(putting).conflicts == [])
        #expect(try laptop.takeIn(deleting, putting, phone).conflicts == [])
        #expect(try phone.takeIn(deleting, putting, laptop).conflicts == [])
        // Nor when more is done there.
        try laptop.perform(.complete([9], on: .today))
        #expect(try phone.takeIn(laptop).conflicts == [])
    }

    @Test("SYNC 3: a category that stays for a marked tracker of its own is told by that tracker alone")
    func keptInCategory() throws {
        var (laptop, phone, _) = try three()
        // The laptop knows that the phone put it there.
        try phone.perform(.editTracker(1, TrackerEdit(.category(.existing(.work)))))
        try phone.perform(.editTracker(1, TrackerEdit(.category(.existing(.home)))))
        try laptop.takeIn(phone)
        try laptop.perform(.deleteCategory(.home))
        try phone.perform(.complete([1], on: Self.friday))
        let water = try #require(phone.tracker(2))
        let told = (laptop: try laptop.takeIn(phone).conflicts, phone: try phone.takeIn(laptop).conflicts)
        let run = try #require(phone.tracker(1))
        #expect(told.laptop == [.kept(run, deletedOn: nil, changedOn: "phone", isMarked: true)])
        #expect(
            told.phone == [
                .deleted([water], device: "laptop"),
                .kept(run, deletedOn: "laptop", changedOn: nil, isMarked: true),
            ])
    }
}
