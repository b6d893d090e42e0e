import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Whatever three devices do, a file keeps the facts as they are.
struct FactsRoundTripTests {
    /// Three devices that act, undo, forget and take in at random; calls `look` after each act.
    static func world(_ seed: UInt64, steps: Int = 40, _ look: (Journal) throws -> Void) throws {
        var random = RandomEdits(seed: seed)
        var today = Stand.today
        var first = Journal(library: Library(id: .library))
        for _ in 0..<4 {
            // Some are refused, as they should be.
            _ = try? first.perform(random.edits(of: first.library, today: today), today: today)
        }
        let all = SyncedJournals(first.library)
        var journals = [all.laptop, all.phone, all.desk]
        for _ in 0..<steps {
            let index = random.number(below: 3)
            today = random.today(after: today)
            switch random.number(below: 12) {
            case 0: _ = try? journals[index].undo(1 + random.number(below: 3), today: today)
            case 1: _ = try? journals[index].redo(1, today: today)
            case 2: if random.number(below: 4) == 0 { journals[index].clearHistory() }
            case 3...4:
                let others = [journals[random.number(below: 3)].peer()!]
                _ = try journals[index].takeIn(others, today: today)
            default:
                let edits = random.edits(of: journals[index].library, today: today)
                _ = try? journals[index].perform(edits, today: today)
            }
            try look(journals[index])
        }
    }

    @Test("A file gives back the library, the history and the facts that it was written from")
    func files() throws {
        for seed in 0..<UInt64(Torture.tries(brief: 30, full: 2000)) {
            try Self.world(seed) { journal in
                let bytes = try LibraryEncoder.encode(
                    journal.library, history: journal.history, replica: journal.replica, generation: 1)
                let store = InMemoryLibraryStore(
                    contents: bytes, today: { Stand.today }, newIdentifier: { 0 })
                let read = try store.loadJournal()
                #expect(read.replica == journal.replica, "seed \(seed)")
                #expect(read.library == journal.library, "seed \(seed)")
                #expect(read.history == journal.history, "seed \(seed)")
            }
        }
    }

    @Test("ReplicaState joined in any order give the same bytes")
    func order() throws {
        for seed in 1000..<UInt64(1000 + Torture.tries(brief: 20, full: 500)) {
            var seen: [ReplicaState] = []
            try Self.world(seed) { seen.append($0.replica!.facts) }
            let forth = seen.reduce(ReplicaState()) { $0.joined(with: $1) }
            let back = seen.reversed().reduce(ReplicaState()) { $0.joined(with: $1) }
            guard forth == back else { continue }
            let library = try forth.library(.library)
            let syncs = [forth, back].map {
                Version5.Sync(Replica(facts: $0, device: SyncedJournals.desk), of: library)
            }
            #expect(syncs[0] == syncs[1], "seed \(seed)")
        }
    }

    /// The facts of many trackers, done on 80 % of days by devices in these shares of a hundred.
    private static func facts(_ trackers: UInt64, years: Int, shares: [Int]) throws -> ReplicaState {
        let devices = [SyncedJournals.laptop, SyncedJournals.phone, SyncedJournals.desk]
        var random = SeededRandom(seed: 25)
        let empty = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")],
            trackers: (0..<trackers).map {
                Tracker.made(
                    id: .tracker($0), name: "Habit \($0)", emoji: "🙂", color: .number(1),
                    categoryID: .category(1),
                    kind: .habit(ScheduleHistory(.everyDay, from: "2016-11-20")), createdOn: "2016-11-20")
            })
        var facts = ReplicaState(empty, by: devices[0])
        for id in facts.trackers.keys.sorted() {
            var counters = DayClock()
            for number in 0..<years * 365 where Int.random(in: 0..<100, using: &random) < 80 {
                var (share, device) = (Int.random(in: 0..<100, using: &random), 0)
                while share >= shares[device] { (share, device) = (share - shares[device], device + 1) }
                counters[devices[device]].once.insert(Day("2016-11-20") + number)
            }
            facts.trackers[id]!.days[.completions] = counters
        }
        return facts
    }

    @Test(
        "The marks of 20 trackers over 10 years take at most 90 KiB, and hardly anything if one device made them",
        arguments: [([100], 4), ([75, 15, 10], 64), ([50, 50], 90)])
    func sizes(shares: [Int], kibibytes: Int) throws {
        let facts = try Self.facts(20, years: 10, shares: shares)
        let library = try facts.library(.library)
        let replica = Replica(facts: facts, device: SyncedJournals.laptop)
        func size(_ replica: Replica?) throws -> Int {
            try LibraryEncoder.encode(library, history: History(), replica: replica, generation: 1).count
        }
        #expect(try size(replica) - size(nil) <= kibibytes << 10)
    }
}
