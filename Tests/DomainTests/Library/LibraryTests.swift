import Samples
import Testing
import TrackerDomain

@Suite struct LibraryTests {
    @Test("a new library holds nothing")
    func empty() {
        let library = Library(id: 7)
        #expect(library.isEmpty && library.id == 7)
        #expect(library.categories == [] && library.trackers == [])
    }

    @Test("things are found by id")
    func byID() throws {
        let library = try Library.workedExample()
        #expect(!library.isEmpty)
        #expect(library.tracker(2)?.name == "Draw")
        #expect(library.tracker(4) == nil)
        #expect(library.category(.work)?.name == "Work")
        #expect(library.category(1) == nil)
        #expect(library.trackers(in: .home).map(\.id) == [1, 2, 3])
        #expect(library.trackers(in: .work) == [])
    }

    @Test("a category is found by its folded name", arguments: ["Ёлки", "елки", " ЕЛКИ ", "Е\u{308}лки"])
    func byName(_ name: String) throws {
        let library = try Library.holding(categories: [.home, Category(id: 5, name: "Ёлки")])
        #expect(library.category(named: name)?.id == 5)
        #expect(library.category(named: "Ёлк") == nil)
        #expect(library.category(named: "") == nil)
    }

    @Test("CAT-8: categories stand by name, trackers by category and then by creation")
    func sorted() throws {
        let names = ["Ягоды", "ёлка", "Zoo", "еда", "10 минут", "apple", "Жизнь"]
        let categories = names.enumerated().map {
            Category(id: Identifier(high: 1, low: UInt64($0)), name: $1)
        }
        let apple = categories[5].id
        let berries = categories[0].id
        let library = try Library.holding(
            .habit(9, in: berries), .habit(8, in: apple), .event(3, in: berries),
            .habit(5, in: apple, pinned: true),
            categories: categories)
        #expect(
            library.sortedCategories.map(\.name) == [
                "10 минут", "apple", "Zoo", "еда", "ёлка", "Жизнь", "Ягоды",
            ])
        #expect(library.sortedTrackers.map(\.id) == [8, 5, 9, 3])
    }
}
