import Samples
import TestKit
import TrackerDomain

extension SyncWorld {
    /// Runs a world; throws the first rule that does not hold.
    static func run(seed: UInt64, events: [UInt64], checksEachStep: Bool = false) throws -> SyncWorld {
        var world = try SyncWorld(seed: seed)
        world.checksEachStep = checksEachStep
        for event in events { try world.happen(event) }
        try world.deliverAll()
        return world
    }

    static func events(seed: UInt64, count: Int) -> [UInt64] {
        var random = SeededRandom(seed: seed &+ 0x5EED)
        return (0..<count).map { _ in random.next() }
    }

    /// The world's smallest events that still break a rule.
    static func shrunk(seed: UInt64, events: [UInt64]) -> (
        events: [UInt64], violation: Violation?, log: [String]
    ) {
        func violation(_ events: [UInt64]) -> (Violation, [String])? {
            guard var world = try? SyncWorld(seed: seed) else { return nil }
            (world.log, world.checksEachStep) = ([], true)
            do {
                for event in events { try world.happen(event) }
                try world.deliverAll()
            } catch {
                return (error as? Violation ?? Violation(rule: "throws", what: "\(error)"), world.log ?? [])
            }
            return nil
        }
        var events = events
        var found = violation(events)
        var isShrinking = found != nil
        while isShrinking {
            isShrinking = false
            for index in events.indices.reversed() {
                var fewer = events
                fewer.remove(at: index)
                if let still = violation(fewer) {
                    (events, found, isShrinking) = (fewer, still, true)
                }
            }
        }
        return (events, found?.0, found?.1 ?? [])
    }

    mutating func happen(_ event: UInt64) throws {
        var random = SeededRandom(seed: event)
        func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let index = number(below: devices.count)
        if hasTwins, devices.count < 6, number(below: 6) == 0 { copy(index) }
        let today = Self.firstDay + 2 + devices[index].offset
        let library = devices[index].journal.library
        let newID = Identifier(high: 1, low: event & 0xFFFF_FFFF << 8)
        var small = SmallEdits(
            random: SeededRandom(seed: random.next()), library: library, today: today, newID: newID,
            stress: stress)
        switch stress != .none && number(below: 3) == 0
            ? often[number(below: often.count)] : number(below: 100)
        {
        case 0..<48: try perform([small.edit()], on: index, today: today)
        case 48..<51:
            var edits = RandomEdits(seed: random.next(), firstNewID: newID.low + 2)
            try perform(edits.edits(of: library, today: today), on: index, today: today)
        case 51..<59: try replay(.undo, 1 + number(below: 2), on: index, today: today)
        case 59..<64: try replay(.redo, 1 + number(below: 2), on: index, today: today)
        case 64..<86:
            let versions = (0...number(below: 2)).compactMap { _ in
                published.randomElement(using: &random)?.randomElement(using: &random)
            }
            try takeIn(versions, on: index, today: today)
        case 86..<89:
            let other = devices[number(below: devices.count)].journal.library
            try perform([.merge(number(below: 2) == 0 ? other : brought(event))], on: index, today: today)
        case 89..<92:
            if let earlier = devices[index].earlier.randomElement(using: &random) {
                try perform([.restore(earlier.journal.library)], on: index, today: today)
            }
        case 92..<95:
            if let edited = small.edited() { try adopt(edited, on: index, today: today) }
        case 95..<97: try clearHistory(on: index)
        case 100: try takeIn(published.compactMap(\.last), on: index, today: today)
        case 101: try fold(on: index, today: today)
        default:
            if let earlier = devices[index].earlier.randomElement(using: &random) {
                rewind(index, to: earlier)
            }
        }
        devices[index].earlier.append((devices[index].journal, devices[index].seen))
        if number(below: 3) > 0 { publish(index) }
    }

    /// Events that happen more often under stress.
    private var often: [Int] {
        switch stress {
        case .none, .amounts: [70, 100]
        case .order: [70, 55, 60, 100]
        case .categories: [70, 90, 100]
        case .events: [55, 70, 93, 100]
        case .lives: [70, 98, 98, 100, 101, 101]
        }
    }

    /// A library from elsewhere; two devices may import the same one.
    private func brought(_ event: UInt64) -> Library {
        let home = Category(id: 50, name: ["Home", "Fun"][Int(event >> 32 & 1)])
        let name = ["Run", "Chess"][Int(event >> 33 & 1)]
        return
            (try? Library.holding(
                .habit(5, name, in: 50, done: ["2026-03-07"], notes: [("2026-03-07", "Brought")]),
                categories: [home])) ?? Library(id: 0)
    }

    /// The device is copied with all that it knows, its id among it.
    private mutating func copy(_ index: Int) {
        let (device, copy) = (devices[index], devices.count)
        devices.append(device)
        published.append([])
        publish(copy)
        tell(index, "is copied as \(copy)")
    }

    /// The device goes back to an earlier state; it gets a new id then.
    private mutating func rewind(_ index: Int, to earlier: (journal: Journal, seen: OperationSet)) {
        guard let facts = earlier.journal.replica?.facts else { return }
        let device = newDevice()
        devices[index].device = device
        devices[index].seen = earlier.seen
        devices[index].journal = Journal(
            library: earlier.journal.library, history: earlier.journal.history,
            replica: Replica(facts: facts, device: device))
        tell(index, "back to an earlier state as \(device.text)")
    }

    /// Ids that no device has any more become one, if the devices have told that they know all that was done under them.
    private mutating func fold(on index: Int, today: Day) throws {
        func newest() -> [Version] {
            Dictionary(grouping: published.joined(), by: \.device).values.compactMap(\.last)
        }
        for other in devices.indices {
            try takeIn(newest(), on: other, today: today)
            publish(other)
        }
        let (all, newest) = (published.joined(), newest())
        try takeIn(newest, on: index, today: today)
        let before = devices[index].journal
        let facts = before.replica!.facts
        let used = Set(devices.map(\.device))
        let retired = facts.devices.subtracting(used)
        guard !retired.isEmpty,
            facts.mayFold(
                retired, own: devices[index].device, seen: Set(all.map(\.device)), peers: newest.map(\.peer))
        else { return }
        devices[index].journal.fold(retired)
        foldings += 1
        let after = devices[index].journal
        tell(index, "folds \(retired.map(\.text).sorted())")
        guard after.library == before.library, after.replica!.facts.devices.isDisjoint(with: retired) else {
            throw Violation(rule: "(n) folding", what: "an id is left, or the library is another one")
        }
        try check("folding", on: index, gives: before.library)
        if checksEachStep { try checkCausality(of: index) }
    }
}
