import Samples
import TrackerDomain

/// Three devices that keep one library in step.
struct SyncedJournals {
    static let (laptop, phone, desk): (DeviceID, DeviceID, DeviceID) = ("k7q2", "p3xx", "2026")

    var laptop: Journal
    var phone: Journal
    var desk: Journal

    /// - Parameter library: The library of the laptop, before the others knew it.
    init(_ library: Library) {
        let facts = ReplicaState(library, by: Self.laptop)
        func journal(_ device: DeviceID) -> Journal {
            Journal(library: library, replica: Replica(facts: facts, device: device))
        }
        (laptop, phone, desk) = (journal(Self.laptop), journal(Self.phone), journal(Self.desk))
    }

    /// Each device takes in what the others did.
    mutating func meet(today: Day = Stand.today) throws {
        let peers = [laptop, phone, desk].compactMap { $0.peer() }
        _ = try laptop.takeIn(peers, today: today)
        _ = try phone.takeIn(peers, today: today)
        _ = try desk.takeIn(peers, today: today)
    }

    private static let (run, read, trip) = (
        Identifier.tracker(1), Identifier.tracker(2), Identifier.tracker(3)
    )
    private static let (dog, swim, old) = (
        Identifier.tracker(4), Identifier.tracker(5), Identifier.tracker(6)
    )

    private static func tracker(_ id: Identifier, _ name: String, _ kind: Tracker.Kind? = nil) -> Tracker {
        Tracker.made(
            id: id, name: name, emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: kind ?? .habit(ScheduleHistory(.weekdays(.everyDay), from: "2026-11-02")),
            createdOn: "2026-11-02", completions: DaySet("2026-11-03"..."2026-11-05"))
    }

    /// The laptop's state after a few days of three devices, with something of all that facts can have.
    static func fixture() throws -> Journal {
        var run = tracker(run, "Run")
        run.goals = GoalHistory("at least 5 km", from: "2026-11-02")
        run.amounts = DayMap([("2026-11-03", "7.25"), ("2026-11-04", "2")])
        run.notes = DayMap([("2026-11-03", "Say \"hi\"; > $null")])
        var swim = tracker(swim, "Swim")
        swim[.skips] = DaySet("2026-11-07"..."2026-11-08")
        let trackers = [run, tracker(read, "Read"), tracker(trip, "Trip", .event), tracker(dog, "Dog"), swim]
        var all = SyncedJournals(
            try Library(
                id: .library,
                categories: [
                    Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "Out <far>"),
                ], trackers: trackers + [tracker(old, "Old")]))
        try all.apart()
        try all.meet(today: "2026-11-19")
        try all.together()
        return all.laptop
    }

    /// Each device acts without knowing what the others do.
    private mutating func apart() throws {
        func amount(_ how: AmountEdit.Operation, _ amount: Amount, on day: Day) -> Edit {
            .amount(AmountEdit(how, amount), of: Self.run, on: DaySet(day...day))
        }
        try desk.perform([.deleteTracker(Self.old)], today: "2026-11-18")
        desk.clearHistory()
        try desk.perform(
            [
                .addCategory(id: .category(4), name: "SEA"),
                .complete([Self.run], on: DaySet("2026-11-09"..."2026-11-11")),
                .uncomplete([Self.read], on: DaySet("2026-11-04"..."2026-11-04")),
                .editTracker(Self.read, TrackerEdit(.category(.existing(.category(4))), .name("Read more"))),
                amount(.add, "1", on: "2026-11-17"), amount(.set, "4", on: "2026-11-16"),
                .deleteCategory(.category(2)),
            ], today: "2026-11-18")
        try phone.perform(
            [
                .addCategory(id: .category(3), name: "Sea"),
                .complete([Self.run], on: DaySet("2026-11-11"..."2026-11-12")),
                .editTracker(Self.trip, TrackerEdit(.category(.existing(.category(3))))),
                .editTracker(Self.read, TrackerEdit(.name("Books"))),
                amount(.add, "2", on: "2026-11-17"), amount(.add, "0.5", on: "2026-11-17"),
                amount(.add, "1.5", on: "2026-11-15"),
                .note("Дождь & <ветер>", of: Self.run, on: "2026-11-12"),
                .note("Late", of: Self.read, on: "2026-11-17"),
                .editTracker(Self.swim, TrackerEdit(.goal("at least 20 min"))),
                .amount(AmountEdit(.set, "30"), of: Self.swim, on: DaySet("2026-11-17"..."2026-11-17")),
                .pause([Self.swim], from: "2026-11-17"),
            ], today: "2026-11-17")
        try laptop.perform([.pin(Self.run), .deleteTracker(Self.dog)], today: "2026-11-18")
        // Made an event by hand.
        try laptop.adopt(
            laptop.library.replacing(Self.tracker(Self.swim, "Swim", .event)), today: "2026-11-18")
    }

    /// The laptop acts on what all of them did.
    private mutating func together() throws {
        func add(_ how: AmountEdit.Operation, _ amount: Amount, on day: Day) throws {
            try laptop.perform(
                [.amount(AmountEdit(how, amount), of: Self.run, on: DaySet(day...day))], today: "2026-11-20")
        }
        try add(.add, "1", on: "2026-11-17")
        try add(.set, "6", on: "2026-11-15")
        try add(.subtract, "0.25", on: "2026-11-15")
        try laptop.perform(
            [.uncomplete([Self.run], on: DaySet("2026-11-04"..."2026-11-04"))], today: "2026-11-20")
        try laptop.perform(
            [.uncomplete([Self.run], on: DaySet("2026-11-10"..."2026-11-11"))], today: "2026-11-20")
        try laptop.perform(
            [.complete([Self.run], on: DaySet("2026-11-10"..."2026-11-10"))], today: "2026-11-20")
        try laptop.perform(
            [
                .addTracker(
                    NewTracker(
                        id: .tracker(7), name: "Row", category: .existing(.category(3)), schedule: .everyDay,
                        .emoji("🐶"), .color(.number(3))))
            ], today: "2026-11-20")
        try laptop.perform([.editTracker(.tracker(7), TrackerEdit(.color(.number(4))))], today: "2026-11-20")
        try laptop.perform([.note(nil, of: Self.run, on: "2026-11-03")], today: "2026-11-20")
        try laptop.perform([.unpin(Self.run)], today: "2026-11-20")
        _ = try laptop.undo(today: "2026-11-20")
    }
}

extension Library {
    /// The library with another tracker in place of the one with its id.
    func replacing(_ tracker: Tracker) throws -> Library {
        try Library(
            id: id, categories: categories, trackers: trackers.map { $0.id == tracker.id ? tracker : $0 })
    }
}
