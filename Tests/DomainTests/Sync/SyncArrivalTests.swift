import Samples
import Testing
import TrackerDomain

/// Which device each change is told from.
@Suite struct SyncArrivalTests {
    private static let friday: Day = "2026-03-06"
    private static let marked = Change.completed(1, DaySet([friday]))

    private func three() throws -> (laptop: Device, phone: Device, desktop: Device) {
        let (laptop, phone) = try Device.pair(
            .holding(.habit(1, "Run"), .habit(2, "Water", goal: "at least 5")))
        return (laptop, phone, laptop.other(.desktop))
    }

    private func arrival(_ device: String, _ changes: Change...) -> MergeReport.Arrival {
        MergeReport.Arrival(device: device, changes: changes)
    }

    @Test("SYNC 7: what one device did is told from it, though another one's file brought it")
    func relayed() throws {
        var (laptop, phone, desktop) = try three()
        try phone.perform(.complete([1], on: Self.friday))
        try desktop.takeIn(phone)
        try desktop.perform(.editTracker(2, TrackerEdit(.name("Tea"))))
        let taken = try laptop.takeIn(desktop, phone)
        #expect(
            taken.arrivals == [
                arrival("phone", Self.marked),
                arrival("desktop", .tracker(2, .set(.name, from: "Water", to: "Tea"))),
            ])
        #expect(try laptop.takeIn(desktop, phone).arrivals == [])
    }

    @Test("SYNC 7: days that several devices marked are told from each")
    func days() throws {
        var (laptop, phone, desktop) = try three()
        try phone.perform(.complete([1], on: Self.friday))
        try desktop.perform(.complete([1], on: .yesterday))
        let taken = try laptop.takeIn(phone, desktop)
        #expect(
            taken.arrivals == [
                arrival("desktop", .completed(1, DaySet([.yesterday]))), arrival("phone", Self.marked),
            ])
        #expect(taken.changes == [.completed(1, DaySet([Self.friday, .yesterday]))])
    }

    @Test("SYNC 7: of a tracker that several devices changed each change is told from who made it")
    func sameTracker() throws {
        var (laptop, phone, desktop) = try three()
        try phone.perform(.editTracker(2, TrackerEdit(.name("Tea"))))
        try phone.perform(.amount(AmountEdit(.add, "2"), of: 2, on: DaySet([Self.friday])))
        try desktop.perform(.note("Rain", of: 2, on: Self.friday))
        try desktop.perform(.pin(2))
        let taken = try laptop.takeIn(desktop, phone)
        #expect(
            taken.arrivals == [
                arrival(
                    "phone", .tracker(2, .set(.name, from: "Water", to: "Tea")),
                    .tracker(2, .value(.amount, on: Self.friday, from: nil, to: "2"))),
                arrival(
                    "desktop", .pinned(2), .tracker(2, .value(.note, on: Self.friday, from: nil, to: "Rain"))),
            ])
    }

    @Test(
        "SYNC 7: what was taken away is told from the only device that changed the tracker, else from a file"
    )
    func removed() throws {
        var (laptop, phone, desktop) = try three()
        try laptop.perform(.complete([1], on: Self.friday))
        try phone.takeIn(laptop)
        try phone.perform(.uncomplete([1], on: Self.friday))
        try desktop.takeIn(phone)
        #expect(try laptop.takeIn(desktop).arrivals.map(\.device) == [DeviceID.phone.text])
        try phone.perform(.deleteTracker(1))
        #expect(try laptop.takeIn(desktop, phone).arrivals.map(\.device) == ["phone"])
    }

    @Test("SYNC 7: a device without a file has the name that is known, else its id")
    func names() throws {
        let (laptop, start, desktop) = try three()
        var (first, second, phone, relay) = (laptop, laptop, start, desktop)
        try phone.perform(.complete([1], on: Self.friday))
        try relay.takeIn(phone)
        let known = try first.journal.takeIn([relay.peer], names: [.phone: "old phone"], today: .today)
        #expect(known.arrivals == [arrival("old phone", Self.marked)])
        #expect(try second.takeIn(relay).arrivals == [arrival("p3xx", Self.marked)])
    }

    @Test(
        "SYNC 7: what this device itself decides or has lost comes from no one, or from who brings it back")
    func own() throws {
        var (laptop, phone, _) = try three()
        func add(_ amount: Amount) -> Edit {
            .amount(AmountEdit(.add, amount), of: 2, on: DaySet([Self.friday]))
        }
        try laptop.perform(add("2"))
        try phone.perform(add("3"))
        let taken = try laptop.takeIn(phone)
        #expect(taken.decided == [.completed(2, DaySet([Self.friday]))])
        #expect(
            taken.arrivals == [
                arrival("phone", .tracker(2, .value(.amount, on: Self.friday, from: "2", to: "5")))
            ])
        #expect(taken.changes.count == 2)
        // An earlier state of the laptop gets back what it did since.
        var (restored, _, _) = try three()
        try phone.takeIn(laptop)
        #expect(try restored.takeIn(phone).arrivals.map(\.device) == ["phone"])
    }

    @Test("STEP-4: what was done under folded ids is told from the device that brings it")
    func folded() throws {
        var (laptop, phone, relay) = try three()
        try phone.perform(
            .complete([1], on: Self.friday),
            .amount(AmountEdit(.set, "2"), of: 2, on: DaySet([Self.friday])))
        try relay.takeIn(phone)
        relay.journal.fold([.phone])
        let arrivals = try laptop.takeIn(relay).arrivals
        #expect(arrivals.map(\.device) == ["desktop"])
        #expect(arrivals.map(\.changes.count) == [2])
    }

    @Test("SYNC 7: new trackers and categories are told from who made them")
    func added() throws {
        var (laptop, phone, desktop) = try three()
        try phone.perform(.adding(9, "Chess", in: .named("Fun", newID: 105)))
        try desktop.takeIn(phone)
        try desktop.perform(.adding(10, "Go", in: .existing(105)))
        let arrivals = try laptop.takeIn(desktop, phone).arrivals
        #expect(arrivals.map(\.device) == ["phone", "desktop"])
        #expect(arrivals.map(\.changes.count) == [2, 1])
    }
}
