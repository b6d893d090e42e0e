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

    @Test("A1: the page keys and the wheel scroll; no key is dead after it")
    func scrolling() throws {
        let session = try details(.holding(.habit(1)))
        func shows(_ rows: Int) -> Bool { session.app.fit(rows: rows, of: 25) }
        #expect(shows(10))
        #expect(!shows(10), "nothing has changed")
        func offset(after moves: Move...) -> Int? {
            for move in moves { session.app.move(move) }
            return session.app.input.sheets.last?.scroll.offset
        }
        #expect(offset(after: .pageUp, .toStart) == 0)
        for _ in 1...2 { session.app.scroll(.down) }
        #expect(offset() == 2)
        #expect(offset(after: .pageDown) == 11, "one row of the ten is seen again")
        #expect(offset(after: .pageDown, .toEnd) == 15, "25 rows end in a window of ten")
        session.app.scroll(.up)
        #expect(offset() == 14 && session.details?.chosenDay?.day == .today)
        #expect(shows(20) && offset() == 5, "a larger window shows more")
        #expect(shows(25) && offset() == 0)
    }

    @Test("V13: the arrows choose a day, which is brought into sight with as little scrolling as it takes")
    func choosing() throws {
        let session = try details(.holding(.habit(1)))
        func offset(after move: Move) -> Int? {
            session.app.move(move)
            _ = session.app.fit(rows: 10, of: 40, focus: 20..<28)
            return session.app.input.sheets.last?.scroll.offset
        }
        #expect(offset(after: .left) == 18)
        #expect(session.details?.chosenDay?.day == .yesterday)
        #expect(offset(after: .toEnd) == 30, "reading on is left alone")
        #expect(offset(after: .up) == 20)
        #expect(session.details?.chosenDay?.day == Day.yesterday - 7)
        #expect(offset(after: .pageDown) == 29)
        #expect(offset(after: .down) == 20 && session.details?.chosenDay?.day == .yesterday)
        #expect(offset(after: .right) == 20 && session.details?.chosenDay?.day == .today)
    }

    @Test("V13: only what works is offered")
    func offers() throws {
        let session = try details(.holding(.habit(1), .habit(2)))
        func words() -> [String] { session.app.offers.map { $0.text(.english) } }
        let acts = ["amount", "skip", "rest", "break", "note", "edit", "pin", "archive", "delete"]
        let ways = ["month before", "month after", "open day"]
        #expect(words() == ["back", "mark", "day", "next tracker"] + acts + ways + ["undo", "menu"])
        _ = session.app.fit(rows: 10, of: 25)
        #expect(words().prefix(4) == ["back", "mark", "scroll", "day"])
        session.app.move(.right)
        #expect(!words().contains("mark") && words().contains("today"), "tomorrow cannot be marked")
        let open = try details(.holding(.event(1)))
        #expect(open.app.offers.map { $0.text(.english) }.prefix(4) == ["back", "mark", "day", "note"])
    }
}
