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

    @Test("A1: up, down and the page keys scroll, left and right turn months; no key is dead after it")
    func scrolling() throws {
        let details = try details(Desk(.holding(.habit(1))))
        func shows(_ rows: Int) -> Bool { details.scroll.fit(rows: rows, of: 25) }
        #expect(shows(10))
        #expect(!shows(10), "nothing has changed")
        func offset(after moves: Move...) -> Int {
            for move in moves { details.move(move) }
            return details.scroll.offset
        }
        #expect(offset(after: .up, .pageUp, .toStart) == 0)
        #expect(offset(after: .down, .down) == 2)
        #expect(offset(after: .pageDown) == 11, "one row of the ten is seen again")
        #expect(offset(after: .pageDown, .down, .toEnd) == 15, "25 rows end in a window of ten")
        #expect(offset(after: .up) == 14)
        #expect(details.state?.calendar?.title == "March 2026")
        #expect(offset(after: .left, .left, .right) == 14)
        #expect(details.state?.calendar?.title == "February 2026")
        #expect(
            shows(20) && details.scroll.offset == 5, "a larger window shows more")
        #expect(shows(25) && details.scroll.offset == 0)
    }

    @Test("A1: Enter and Space close nothing; only what works is offered")
    func offers() throws {
        let details = try details(Desk(.holding(.habit(1))))
        func words() -> [String?] { details.offers.map { $0.word?(.english) } }
        #expect(words() == ["back", "month", nil])
        _ = details.scroll.fit(rows: 10, of: 25)
        #expect(words() == ["back", "scroll", "month", nil])
        #expect(details.confirm().isEmpty && details.scroll.offset == 9)
        let open = try self.details(Desk(.holding(.event(1))))
        #expect(open.offers.map { $0.word?(.english) } == ["back", nil])
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
