import Samples
import TestKit
import Testing
import TrackerDomain

/// An order of one's own of categories among devices in step.
struct CategoryOrderSyncTests {
    private static func rooms() throws -> (laptop: Device, phone: Device) {
        try Device.pair(
            Library(
                id: 1000,
                categories: [
                    TrackerDomain.Category(id: 51, name: "Art"), TrackerDomain.Category(id: 52, name: "Home"),
                    TrackerDomain.Category(id: 53, name: "Sport"),
                ], trackers: []))
    }

    private func shown(_ library: Library) -> String {
        library.sortedCategories.map { String($0.name.prefix(1)) }.joined() + " \(library.categoryOrder)"
    }

    @Test("ORD-5: categories have places once one was moved, and an order of their own while one has")
    func categories() throws {
        var (laptop, phone) = try Self.rooms()
        try laptop.perform(.moveCategory(53, .first))
        #expect([51, 52, 53].map { laptop.facts.categories[$0]?.rank?.text } == ["1", "2", "0.5"])
        try phone.perform(.addCategory(id: 54, name: "Bath"))
        #expect(shown(try Device.meet(&laptop, &phone)) == "SAHB own")
        try phone.perform(.sortCategories)
        #expect(shown(try Device.meet(&laptop, &phone)) == "ABHS byName")
        #expect(laptop.facts.categories.values.allSatisfy { $0.rank?.text ?? "" == "" })
        try phone.undo()
        #expect(shown(try Device.meet(&laptop, &phone)) == "SAHB own")
    }

    @Test("ORD-5: a category that is new while the order is their own comes last everywhere")
    func newCategory() throws {
        var (laptop, phone) = try Self.rooms()
        try laptop.perform(.moveCategory(51, .last))
        try laptop.perform(.addCategory(id: 54, name: "Aa"))
        #expect(shown(try Device.meet(&laptop, &phone)) == "HSAA own")
        try phone.perform(.deleteCategory(52))
        try phone.perform(.deleteCategory(53))
        try phone.perform(.deleteCategory(51))
        #expect(shown(try Device.meet(&laptop, &phone)) == "A own")
    }

    @Test("ORD-5: undoing the first move of all gives the names back, unless another device has moved one")
    func undoFirst() throws {
        var (laptop, phone) = try Self.rooms()
        try laptop.perform(.moveCategory(53, .first))
        try laptop.undo()
        #expect(shown(laptop.journal.library) == "AHS byName")
        try laptop.perform(.moveCategory(53, .first))
        _ = try Device.meet(&laptop, &phone)
        try phone.perform(.moveCategory(51, .last))
        _ = try Device.meet(&laptop, &phone)
        try laptop.undo()
        #expect(shown(try Device.meet(&laptop, &phone)) == "HSA own")
    }

    @Test("ORD-4: restoring brings the order of categories, though a deleted one was moved before")
    func restoringCategories() throws {
        var (laptop, phone) = try Self.rooms()
        try laptop.perform(.moveCategory(53, .first))
        let earlier = laptop.journal.library
        #expect(shown(earlier) == "SAH own")
        try laptop.perform(.moveCategory(51, .last))
        try laptop.perform(.deleteCategory(51))
        try laptop.perform(.restore(earlier))
        #expect(laptop.journal.library == earlier)
        for expected in ["SH own", "SHA own", "SAH own"] {
            try laptop.undo()
            #expect(shown(laptop.journal.library) == expected)
        }
        #expect(shown(try Device.meet(&laptop, &phone)) == "SAH own")
    }

    @Test("ORD-5: an undone deletion of a category is in its place, though all were taken away meanwhile")
    func undoneAfterSorting() throws {
        var (laptop, phone) = try Self.rooms()
        try laptop.perform(.moveCategory(53, .first))
        try laptop.perform(.deleteCategory(51))
        try laptop.perform(.sortCategories)
        for expected in ["SH own", "SAH own"] {
            try laptop.undo()
            #expect(shown(laptop.journal.library) == expected)
        }
        #expect([53, 51, 52].map { laptop.facts.categories[$0]?.rank?.text } == ["1", "1.5", "2"])
        #expect(shown(try Device.meet(&laptop, &phone)) == "SAH own")
    }

    @Test(
        "ORD-4: categories stand in step as out of it, whatever is moved, deleted, restored and undone",
        arguments: 1...20 as ClosedRange<UInt64>)
    func categoriesAsOutOfStep(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let library = try Self.rooms().laptop.journal.library
        var twins = JournalTwins(library)
        for number in 0..<60 as Range<UInt64> {
            let id = twins.library.categories.randomElement(using: &random)!.id
            let other = twins.library.categories.randomElement(using: &random)!.id
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<4 where id != other:
                let placements: [Placement] = [.first, .last, .before(other), .after(other)]
                try twins.perform(.moveCategory(id, placements.randomElement(using: &random)!))
            // Without any category there is no order of their own in step.
            case 4..<6 where id != 51: try twins.perform(.deleteCategory(id))
            case 6:
                try twins.perform(.addCategory(id: Identifier(high: 0, low: 200 + number), name: "\(number)"))
            case 7: try twins.perform(.restore(twins.earlier.randomElement(using: &random)!))
            case 8..<10:
                try twins.undo()
            default:
                try twins.redo()
            }
            #expect(twins.areEqual)
        }
    }

    @Test("ORD-5: a library with an order of its own takes it along into step")
    func beginning() throws {
        var journal = Journal(library: try Self.rooms().laptop.journal.library)
        try journal.perform([.moveCategory(51, .last)], today: .today)
        let facts = ReplicaState(journal.library, by: .laptop)
        #expect([51, 52, 53].map { facts.categories[$0]?.rank?.text } == ["3", "1", "2"])
        #expect(try facts.library(1000) == journal.library)
    }
}
