import Samples
import TestKit
import Testing
import TrackerDomain

/// An order of one's own among devices in step.
struct OrderSyncTests {
    private static func pair() throws -> (laptop: Device, phone: Device) {
        try Device.pair(
            Library.holding(.habit(1, "A"), .habit(2, "B"), .habit(3, "C"), .habit(4, "D", in: .work)))
    }

    private func names(_ library: Library) -> String { library.trackers.map(\.name).joined() }
    private func rank(_ device: Device, _ id: Identifier) -> String? { device.facts.trackers[id]?.rank?.text }

    @Test("ORD-5: a tracker moved between two has a place between theirs, and no other one has any")
    func place() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .before(2)))
        #expect(rank(laptop, 3) == "1.5")
        #expect([1, 2, 4].allSatisfy { rank(laptop, $0) == nil })
        try laptop.perform(.move(2, .first))
        #expect(rank(laptop, 2) == "0.5")
        try laptop.perform(.move(1, .last))
        #expect(rank(laptop, 1) == "5")
        #expect(names(try Device.meet(&laptop, &phone)) == "BCDA")
    }

    @Test("ORD-5: two moves that did not know of each other both stand")
    func both() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .first))
        try phone.perform(.move(1, .after(2)))
        #expect(names(try Device.meet(&laptop, &phone)) == "CBAD")
    }

    @Test("ORD-5: twins stand by id, and what is moved between them comes between")
    func twins() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .first))
        try phone.perform(.move(2, .first))
        #expect(names(try Device.meet(&laptop, &phone)) == "BCAD")
        #expect(rank(laptop, 2) == "0.5" && rank(laptop, 3) == "0.5")
        try phone.perform(.move(1, .after(2)))
        #expect(names(phone.journal.library) == "BACD")
        // C moves up between its twin and D, as A stood between them; A comes between both.
        #expect(rank(phone, 2) == "0.5" && rank(phone, 1) == "1" && rank(phone, 3) == "2")
        #expect(names(try Device.meet(&laptop, &phone)) == "BACD")
    }

    @Test("ORD-5: a new tracker comes last, after what was moved to the end")
    func last() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(1, .last))
        let new = NewTracker(
            id: 9, name: "E", category: .existing(.home), schedule: .everyDay, [.emoji("🙂")])
        try laptop.perform(.addTracker(new))
        #expect(names(try Device.meet(&laptop, &phone)) == "BCDAE")
    }

    @Test("ORD-5: a move of what another device has deleted keeps it, in its place")
    func deleted() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .first))
        try phone.perform(.deleteTracker(3))
        #expect(names(try Device.meet(&laptop, &phone)) == "CABD")
    }

    @Test("ORD-5: undo takes back an own move, not one that another device has made since")
    func undo() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .first))
        try laptop.undo()
        #expect(names(laptop.journal.library) == "ABCD")
        try laptop.perform(.move(3, .first))
        _ = try Device.meet(&laptop, &phone)
        try phone.perform(.move(3, .after(1)))
        _ = try Device.meet(&laptop, &phone)
        let replayed = try laptop.undo()
        #expect(replayed.steps == [] && replayed.conflicts.count == 1)
        #expect(names(try Device.meet(&laptop, &phone)) == "ACBD")
    }

    @Test("ORD-5: what came from another device is told as a move of that device")
    func telling() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.move(3, .first))
        let taken = try phone.takeIn(laptop)
        #expect(taken.changes == [.tracker(3, .moved(after: nil, from: 2))])
        #expect(taken.arrivals.map(\.device) == ["laptop"] && taken.conflicts == [])
    }

    // MARK: What comes back

    @Test("ORD-4: restoring brings the order, though a deleted tracker has the place that it was moved to")
    func restoring() throws {
        var (laptop, phone) = try Self.pair()
        let earlier = laptop.journal.library
        try laptop.perform(.move(2, .last))
        try laptop.perform(.deleteTracker(2))
        #expect(rank(laptop, 2) == "5")
        try laptop.perform(.restore(earlier))
        #expect(laptop.journal.library == earlier && rank(laptop, 2) == "2")
        // The restoring, the deletion and the move are undone, and made again.
        for expected in ["ACD", "ACDB", "ABCD"] {
            try laptop.undo()
            #expect(names(laptop.journal.library) == expected)
        }
        for expected in ["ACDB", "ACD", "ABCD"] {
            _ = try laptop.journal.redo(today: .today)
            #expect(names(laptop.journal.library) == expected)
        }
        #expect(names(try Device.meet(&laptop, &phone)) == "ABCD")
    }

    @Test("ORD-4: an imported tracker that was deleted once comes last, as any new one")
    func importedAgain() throws {
        var (laptop, phone) = try Self.pair()
        let earlier = laptop.journal.library
        try laptop.perform(.deleteTracker(2))
        try laptop.perform(.merge(earlier))
        #expect(names(try Device.meet(&laptop, &phone)) == "ACDB")
    }

    @Test("ORD-5: an undone deletion is in its place, though a neighbour was moved and back meanwhile")
    func undoneAmongMoves() throws {
        var laptop = try Device.pair(
            Library.holding(.habit(1, "A"), .habit(3, "B"), .habit(2, "C"), .habit(4, "D"))
        ).laptop
        try laptop.perform(.deleteTracker(3))
        try laptop.perform(.move(2, .first))
        try laptop.undo()
        // Between 1 and 4: C has the place of B now, and the smaller id.
        #expect(names(laptop.journal.library) == "ACD" && rank(laptop, 2) == "2")
        try laptop.undo()
        #expect(names(laptop.journal.library) == "ABCD" && rank(laptop, 3) == "1.5")
    }

    @Test("ORD-5: an undone deletion is in its place, though another device has deleted one before it")
    func undoneAmongOthers() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.deleteTracker(3))
        try phone.perform(.deleteTracker(1))
        _ = try Device.meet(&laptop, &phone)
        try laptop.undo()
        #expect(names(try Device.meet(&laptop, &phone)) == "BCD")
    }

    @Test(
        "ORD-4: trackers stand in step as out of it, whatever is moved, deleted, restored and undone",
        arguments: 1...20 as ClosedRange<UInt64>)
    func asOutOfStep(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let library = try Library.holding(
            .habit(4, "A"), .habit(2, "B"), .habit(5, "C"), .habit(1, "D"), .habit(3, "E"))
        var twins = JournalTwins(library)
        for number in 0..<60 as Range<UInt64> {
            let id = twins.library.trackers.randomElement(using: &random)?.id ?? 0
            let other = twins.library.trackers.randomElement(using: &random)?.id ?? 0
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<4 where id != other:
                let placements: [Placement] = [.first, .last, .before(other), .after(other)]
                try twins.perform(.move(id, placements.randomElement(using: &random)!))
            case 4..<6 where id != 0: try twins.perform(.deleteTracker(id))
            case 6:
                try twins.perform(
                    .addTracker(
                        NewTracker(
                            id: Identifier(high: 0, low: 200 + number), name: "\(number)",
                            category: .existing(.home), schedule: .everyDay)))
            case 7: try twins.perform(.restore(twins.earlier.randomElement(using: &random)!))
            case 8..<10:
                try twins.undo()
            default:
                try twins.redo()
            }
            #expect(twins.areEqual)
        }
        try twins.undo(100)
        #expect(twins.library == library && twins.areEqual)
    }
}
