import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// States of sheets are compared by type and value, so that a front draws only what has changed.
@MainActor @Suite struct SheetStateTests {
    private struct Page: Hashable, Sendable { let row: Int }
    private struct List: Hashable, Sendable { let row: Int }

    @Test("Equal are the same values of one type alone, and these have one hash")
    func equality() {
        #expect(SheetState(Page(row: 1)) == SheetState(Page(row: 1)))
        #expect(SheetState(Page(row: 1)) != SheetState(Page(row: 2)))
        #expect(SheetState(Page(row: 1)) != SheetState(List(row: 1)))
        let (none, some) = (Page?.none, Page?.some(Page(row: 1)))
        #expect(SheetState(none) == SheetState(none) && SheetState(none) != SheetState(some))
        // What is equal must have one hash: a value and the same one as an optional are of two types.
        #expect(SheetState(some) != SheetState(Page(row: 1)))
        #expect(SheetState(none) != SheetState(List?.none))
        #expect(Set([Page(row: 1), Page(row: 1), Page(row: 2)].map { SheetState($0) }).count == 2)
        #expect(Set([SheetState(Page(row: 1)), SheetState(List(row: 1))]).count == 2)
    }

    @Test("The app's state is another one only if what a sheet shows has changed")
    func ofApp() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.app.perform(.openMenu)
        let before = session.state
        #expect(before == session.state && before.hashValue == session.state.hashValue)
        session.app.sheets.last?.focus(onRow: 1)
        #expect(before != session.state)
        session.app.sheets.last?.focus(onRow: 0)
        #expect(before == session.state)
    }

    @Test("Details are shown as such, and as nothing once their tracker is gone")
    func details() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.app.perform(.openDetails)
        let details = try #require(session.app.sheets.last as? TrackerDetailsViewModel)
        #expect(session.details == details.state && session.details != nil)
        details.follow(try .holding(categories: []))
        #expect(session.details == nil && session.top == SheetState(TrackerDetailsState?.none))
    }
}
