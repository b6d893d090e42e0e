import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("STAT-5: the details as a screen") struct TrackerDetailsViewModelTests {
    private func details(_ desk: Desk) throws -> TrackerDetailsViewModel {
        TrackerDetailsViewModel(1, workspace: desk.workspace, library: try desk.library)
    }

    @Test("Months turn, as far as the product's days reach")
    func months() throws {
        let details = try details(Desk(.holding(.habit(1))))
        #expect(details.state?.calendar?.title == "March 2026")
        details.move(byMonths: -3)
        #expect(details.state?.calendar?.title == "December 2025")
        details.move(byMonths: 5000)
        #expect(details.state?.calendar?.title == "December 2199")
        details.move(byMonths: -5000)
        #expect(details.state?.calendar?.title == "January 1900")
    }

    @Test("C3: an event's months turn from the one it was done in; where there is none, none turns")
    func eventMonths() throws {
        let details = try details(Desk(.holding(.event(1, done: ["2025-11-30"]))))
        details.move(byMonths: 1)
        #expect(details.state?.calendar?.title == "December 2025")
        let open = try self.details(Desk(.holding(.event(1))))
        open.move(byMonths: 1)
        #expect(open.state?.calendar == nil && open.state?.card.name == "Event")
    }

    @Test("STAT-3, LIVE-1: it follows the library, and says when the tracker is gone")
    func show() throws {
        let desk = try Desk(.holding(.habit(1)))
        let details = try details(desk)
        details.move(byMonths: -1)
        try desk.elsewhere(.complete([1], on: "2026-02-28"))
        details.follow(try desk.library)
        #expect(
            details.state?.value(.total) == .count(1) && details.state?.calendar?.cells.last?.mark == .all)
        try desk.elsewhere(.deleteTracker(1))
        details.follow(try desk.library)
        #expect(details.state == nil)
    }
}
