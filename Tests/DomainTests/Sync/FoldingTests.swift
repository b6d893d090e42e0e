import Samples
import TestKit
import Testing
import TrackerDomain

/// Ids that nobody uses any more become one (sync.md §3a).
@Suite struct FoldingTests {
    private static let friday = Told.friday

    @Test(
        "STEP-4: marks of folded ids are added up in pairs, and a day stays done if one of them has marked it"
    )
    func marks() throws {
        var facts = ReplicaState(try .holding(.habit(1, "Run")), by: .laptop)
        let days: [Day] = ["2026-03-01", "2026-03-02", "2026-03-03"]
        var (laptop, phone) = (DayClock.Device(), DayClock.Device())
        (laptop[days[0]], phone[days[0]]) = (1, 4)
        (laptop[days[1]], phone[days[1]]) = (3, 1)
        (laptop[days[2]], phone[days[2]]) = (2, 4)
        facts.trackers[1]?.days[.completions, default: DayClock()][.laptop] = laptop
        facts.trackers[1]?.days[.completions]?[.phone] = phone
        let folded = facts.folding([.laptop, .phone])
        let gone = try #require(folded.trackers[1]?.days[.completions]?[.gone])
        // Pairs of 1 and 4 are 0 + 2, of 3 and 1 they are 1 + 0, of 2 and 4 they are 1 + 2.
        #expect(days.map { gone[$0] } == [5, 3, 6])
        #expect(folded.trackers[1]?.marked(.completions) == DaySet([days[0], days[1]]))
        #expect(folded.devices == [])
        // Begun with a tracker and two categories.
        #expect(folded.folded == [.laptop: 3, .phone: 0])
    }

    @Test("STEP-4: ids are folded once every other device has published that it knows all of them")
    func waiting() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        var desktop = laptop.other(.desktop)
        try phone.perform(.complete([1], on: Self.friday))
        try laptop.takeIn(phone)
        func mayFold(seen: Set<DeviceID> = [], _ others: Device...) -> Bool {
            laptop.facts.mayFold([.phone], own: .laptop, seen: seen, peers: others.map(\.peer))
        }
        #expect(mayFold())
        #expect(!mayFold(seen: [.desktop]))
        #expect(!mayFold(seen: [.desktop], desktop))
        try desktop.takeIn(phone)
        #expect(mayFold(seen: [.desktop, .phone], desktop))
    }

    @Test(
        "STEP-4: an older file of a folded id brings nothing, and one that knows of a removal takes the day away"
    )
    func later() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        let start = phone
        try phone.perform(.complete([1, 2], on: Self.friday))
        try laptop.takeIn(phone)
        var desktop = laptop.other(.desktop)
        try desktop.perform(.uncomplete([1], on: Self.friday))
        laptop.journal.fold([.phone])
        let before = laptop.journal.library
        #expect(try laptop.takeIn(start, phone).changes == [])
        #expect(laptop.journal.library == before)
        try laptop.takeIn(desktop)
        try desktop.takeIn(laptop)
        #expect(laptop.facts == desktop.facts)
        #expect(laptop.facts.devices == [.laptop, .desktop])
        #expect(laptop.tracker(1)?.marks == DaySet(["2026-03-03"]))
        #expect(laptop.tracker(2)?.marks == DaySet([Self.friday]))
    }

    @Test(
        "STEP-4: a device that was folded and lives sets its own marks again, and keeps its own trackers alive"
    )
    func lives() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.takeIn(phone)
        laptop.journal.fold([.phone])
        try laptop.perform(.deleteTracker(4), .uncomplete([1], on: "2026-03-03"))
        try phone.perform(.complete([1], on: Self.friday), .complete([4], on: Self.friday))
        let known = phone.facts
        phone = phone.other(.desktop)
        try phone.takeIn(laptop)
        _ = phone.journal.revive(.phone, in: known, today: .today)
        #expect(phone.tracker(1)?.marks == DaySet([Self.friday]))
        #expect(phone.tracker(4)?.marks == DaySet([Self.friday]))
        let library = try Device.meet(&laptop, &phone)
        #expect(library.tracker(1)?.marks == DaySet([Self.friday]))
        #expect(library.tracker(4)?.marks == DaySet([Self.friday]))
    }

    @Test("STEP-4, STEP-8: a mark that is set again is decided by the amount that stands")
    func livesBesideAmount() throws {
        func set(_ amount: Amount) -> Edit {
            .amount(AmountEdit(.set, amount), of: 2, on: DaySet([Self.friday]))
        }
        var (laptop, phone) = try Device.pair(Told.begin())
        laptop.journal.fold([.phone])
        try laptop.perform(set("2"))
        try laptop.perform(set("3"))
        try phone.perform(set("6"))
        // The phone's mark was taken away by somebody who had seen it.
        var third = phone.other("zzzz")
        try third.perform(.uncomplete([2], on: Self.friday), set("3"))
        let known = phone.facts
        phone = phone.other(.desktop)
        try phone.takeIn(laptop, third)
        _ = phone.journal.revive(.phone, in: known, today: .today)
        #expect(phone.tracker(2)?.amounts[Self.friday] == "3")
        #expect(phone.tracker(2)?.marks == DaySet())
    }

    @Test("STEP-1: a device of four that begins anew a thousand times needs a hundred ids, and loses no mark")
    func thousandLives() throws {
        var devices: [Device] = [try Device.pair(Told.begin()).laptop]
        for name in ["aaa1", "aaa2", "aaa3"] {
            devices.append(devices[0].other(try #require(DeviceID(name))))
        }
        var (random, retired, most) = (SeededRandom(seed: 46), Set<DeviceID>(), 0)
        var expected = DaySet(["2026-03-03"])
        for life in 0..<1_000 {
            let id = try #require(DeviceID("b" + String(String(1_000 + life).suffix(3))))
            retired.insert(devices[0].journal.replica!.device)
            // What it had published comes back to it.
            devices[0] = devices[1].other(id)
            let day = Day.today - Int.random(in: 10..<2_000, using: &random)
            if expected.contains(day) {
                try devices[0].perform(.uncomplete([1], on: day))
                expected.remove(day)
            } else {
                try devices[0].perform(.complete([1], on: day))
                expected.insert(day)
            }
            for other in 1..<4 { try devices[other].takeIn(devices[0]) }
            most = max(most, devices[1].facts.devices.count)
            guard devices[1].facts.devices.count > 100 else { continue }
            let peers = devices.map(\.peer)
            retired.formIntersection(devices[1].facts.devices)
            guard devices[1].facts.mayFold(retired, own: peers[1].device, seen: [], peers: peers) else {
                Issue.record("life \(life) cannot fold")
                return
            }
            devices[1].journal.fold(retired)
        }
        #expect(most == 101)
        for index in devices.indices { try devices[index].takeIn(devices[1]) }
        for device in devices {
            #expect(device.tracker(1)?.marks == expected)
            #expect(device.facts.devices.count <= 101)
        }
    }
}
