import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@Suite struct DeletedCategoryTests {
    @Test("T9: a category of twenty cells with 99 trackers and 9,999 completions goes in one line of eighty")
    func large() throws {
        let category = Category(id: Identifier(high: 0, low: 1), name: "Двадцать клеток дома")
        let today = Day(9818)
        let trackers = (1...99).map {
            Tracker.made(
                id: Identifier(high: 1, low: $0), name: "T", emoji: "🙂", color: PaletteColor.all[0],
                categoryID: category.id, kind: .event, createdOn: today,
                completions: DaySet((0..<101).map { today - $0 }))
        }
        let library = try Library(
            id: Identifier(high: 0, low: 0), categories: [category], trackers: trackers)
        let going = DeletedCategory(category, in: library)
        #expect(
            going.said(isDryRun: false)
                == Phrase(
                    "Deleted Двадцать клеток дома, 99 trackers, 9,999 completions.",
                    "Удалено: Двадцать клеток дома, 99 трекеров, 9\u{A0}999 отметок."))
        for language in Language.allCases {
            let said = going.said(isDryRun: false)(language)
            #expect(said.cellWidth <= 80, "\(said)")
        }
    }
}
