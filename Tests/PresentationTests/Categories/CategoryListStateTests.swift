import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct CategoryListStateTests {
    @Test("CAT-1: the placeholder where there is no category")
    func placeholder() throws {
        let empty = Library(id: 1000)
        let state = CategoryListState(empty, language: .english)
        #expect(state.rows.isEmpty && state.placeholder == "Habits and events can be combined by meaning")
        #expect(
            CategoryListState(empty, language: .russian).placeholder
                == "Привычки и события можно объединить по смыслу")
        #expect(CategoryListState(try .holding(), language: .english).placeholder == nil)
    }

    @Test("CAT-8: categories stand by name in one order for both languages")
    func order() throws {
        let names = ["Ягоды", "ёлка", "Zoo", "еда", "7 дней", "жизнь", "apple"]
        let categories = names.enumerated().map {
            Category(id: Identifier(high: 0, low: UInt64($0)), name: $1)
        }
        let library = try Library(id: 1000, categories: categories, trackers: [])
        for language in Language.allCases {
            let rows = CategoryListState(library, language: language).rows
            #expect(rows.map(\.name) == ["7 дней", "apple", "Zoo", "еда", "ёлка", "жизнь", "Ягоды"])
        }
    }

    @Test("CAT-2: only the chosen category is checked")
    func chosen() throws {
        let state = CategoryListState(try .holding(), chosen: .work, language: .english)
        #expect(state.rows.map(\.isChosen) == [false, true] && state.rows.map(\.id) == [.home, .work])
        #expect(CategoryListState(try .holding(), language: .english).rows.allSatisfy { !$0.isChosen })
    }

    @Test("CAT-7: how many trackers and completions go with a category, those after today included")
    func contents() throws {
        let library = try Library.holding(
            .habit(1, done: [.yesterday, .today, .tomorrow]), .event(2, done: [.today]), .habit(3, in: .work))
        let english = CategoryListState(library, language: .english).rows
        #expect(english.map(\.trackers) == [2, 1] && english.map(\.completions) == [4, 0])
        #expect(english.map(\.trackersText) == ["2 trackers", "1 tracker"])
        let russian = CategoryListState(library, language: .russian).rows
        #expect(russian.map(\.trackersText) == ["2 трекера", "1 трекер"])
    }
}
