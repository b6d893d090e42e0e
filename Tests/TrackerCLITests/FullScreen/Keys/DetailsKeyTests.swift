import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("STAT-5: keys in the details") struct DetailsKeyTests {
    private func details(_ library: Library) throws -> KeySession {
        let session = try KeySession(library)
        session.app.perform(.openDetails)
        return session
    }

    @Test("A1: up, down and the page keys scroll, left and right turn months; no key is dead after it")
    func scrolling() throws {
        let session = try details(.holding(.habit(1)))
        func shows(_ rows: Int) -> Bool { session.app.fit(rows: rows, of: 25) }
        #expect(shows(10))
        #expect(!shows(10), "nothing has changed")
        func offset(after moves: Move...) -> Int? {
            for move in moves { session.app.move(move) }
            return session.app.input.sheets.last?.scroll.offset
        }
        #expect(offset(after: .up, .pageUp, .toStart) == 0)
        #expect(offset(after: .down, .down) == 2)
        #expect(offset(after: .pageDown) == 11, "one row of the ten is seen again")
        #expect(offset(after: .pageDown, .down, .toEnd) == 15, "25 rows end in a window of ten")
        #expect(offset(after: .up) == 14)
        #expect(session.details?.calendar?.title == "March 2026")
        #expect(offset(after: .left, .left, .right) == 14)
        #expect(session.details?.calendar?.title == "February 2026")
        #expect(shows(20) && offset() == 5, "a larger window shows more")
        #expect(shows(25) && offset() == 0)
    }

    @Test("A1: Enter and Space close nothing and read on; only what works is offered")
    func offers() throws {
        let session = try details(.holding(.habit(1)))
        func words() -> [String] { session.app.offers.map { $0.text(.english) } }
        #expect(words() == ["back", "month", "undo"])
        _ = session.app.fit(rows: 10, of: 25)
        #expect(words() == ["back", "scroll", "month", "undo"])
        session.app.confirm()
        #expect(session.app.input.sheets.last?.scroll.offset == 9)
        session.app.press()
        #expect(session.details != nil && session.app.input.sheets.last?.scroll.offset == 15)
        let open = try details(.holding(.event(1)))
        #expect(open.app.offers.map { $0.text(.english) } == ["back", "undo"])
    }
}
