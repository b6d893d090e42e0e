import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// A mark is told as it was written, whatever another program has made of its day between the key and the write.
@MainActor @Suite("HARD-16, HARD-17: what changed between the key and the write") struct MeanwhileTests {
    private func session(
        _ others: Tracker..., conventions: Conventions = .english
    ) throws -> AppSession {
        let water = Tracker.habit(1, "Water", goal: "at least 2000 ml")
        return try AppSession(
            try Library(id: 1000, categories: [.home, .work], trackers: [water] + others), conventions,
            savesLater: true)
    }

    private func drink(_ amount: Amount, _ session: AppSession) throws {
        try session.desk.elsewhere(.amount(AmountEdit(.set, amount), of: 1, on: DaySet([.today])))
    }

    private func amount(_ session: AppSession) throws -> Amount? {
        try session.desk.library.tracker(1)?.amounts[.today]
    }

    @Test(
        "HARD-16: Space tells the amount that it replaced though the screen knew none; the next one gives it back",
        arguments: [
            (
                Conventions.english, "Done, 8 Mar: Water", "Done, 8 Mar: Water (2,000 ml, was 1,250)",
                "Unmarked, 8 Mar: Water (1,250 ml, was 2,000)"
            ),
            (
                .russian, "Отмечено за 8 мар: Water",
                "Отмечено за 8 мар: Water (2\u{A0}000 ml, было 1\u{A0}250)",
                "Отметка снята за 8 мар: Water (1\u{A0}250 ml, было 2\u{A0}000)"
            ),
        ])
    func replaced(conventions: Conventions, said: String, written: String, back: String) throws {
        let session = try session(.habit(2, "Read"), conventions: conventions)
        session.app.press()
        #expect(session.notice == said)
        try drink("1250", session)
        #expect(session.app.saveMarks() && session.state.notice?.withoutStep == Notice(.change, written))
        #expect(try amount(session) == "2000" && session.cards[0].isCompleted)
        session.app.press()
        #expect(session.notice == back)
        #expect(session.app.saveMarks() && session.notice == back)
        #expect(try amount(session) == "1250" && session.desk.library.tracker(1)?.marks.isEmpty == true)
    }

    @Test("HARD-16: two presses before the write leave the day as the other program had made it, and tell so")
    func bothBefore() throws {
        let session = try session(.habit(2, "Read"))
        session.app.press()
        session.app.press()
        try drink("1250", session)
        let before = try session.desk.library
        #expect(session.app.saveMarks())
        #expect(try session.desk.library == before && session.app.list.library == before)
        #expect(
            session.notice
                == "Unmarked, 8 Mar: Water (1,250 ml, was 2,000). Done, 8 Mar: Water (2,000 ml, was 1,250)")
    }

    @Test("HARD-16: what is done right after the mark tells of both")
    func followed() throws {
        let session = try session(.habit(2, "Read"))
        session.app.press()
        try drink("1250", session)
        session.app.focus(on: 2)
        session.app.perform([.note("Rain", of: 2, on: .today)])
        #expect(session.notice == "Noted, 8 Mar: Read. Done, 8 Mar: Water (2,000 ml, was 1,250)")
        session.app.focus(on: 1)
        session.app.press()
        session.app.saveMarks()
        #expect(try amount(session) == "1250")
    }

    @Test("HARD-17: + tells the sum that was written, when it is saved and when the library is read again")
    func counted() throws {
        for save in [{ $0.saveMarks() }, { $0.reload() }] as [@MainActor (AppViewModel) -> Void] {
            let session = try session()
            session.app.perform(.addAmount)
            session.app.perform(.addAmount)
            #expect(session.notice == "Water: 400 of 2,000 ml")
            try drink("1000", session)
            save(session.app)
            #expect(session.notice == "Water: 1,400 of 2,000 ml")
            #expect(try amount(session) == "1400" && session.cards[0].day.amount == "1400")
        }
    }

    @Test("HARD-17: where all is as the screen said, nothing is told again")
    func asSaid() throws {
        let session = try session()
        // The goal is reached by the last press but one: of the one step a notice of its own would say so.
        for _ in 1...11 { session.app.perform(.addAmount) }
        #expect(session.notice == "Water: 2,200 of 2,000 ml")
        #expect(session.app.saveMarks() && session.notice == "Water: 2,200 of 2,000 ml")
        session.app.perform(.subtractAmount)
        session.app.dismiss()
        #expect(session.app.saveMarks() && session.notice == nil)
    }

    @Test("HARD-17: a perfect day is told as long as it is one")
    func perfectDay() throws {
        let kept = try session()
        kept.app.press()
        try drink("1250", kept)
        kept.app.saveMarks()
        #expect(kept.notice == "Done, 8 Mar: Water (2,000 ml, was 1,250) — a perfect day!")

        let lost = try session(.habit(2, "Read", done: [.today]))
        lost.app.press()
        #expect(lost.notice == "Done, 8 Mar: Water — a perfect day!")
        try lost.desk.elsewhere(.uncomplete([2], on: .today))
        lost.app.saveMarks()
        #expect(lost.notice == "Done, 8 Mar: Water" && !lost.app.isCelebrating)
    }
}
