import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("OFF, NOTE: skips, pauses, the archive and notes on the main screen") struct RestActionTests
{
    private func session(_ conventions: Conventions = .english) throws -> KeySession {
        try KeySession(.holding(.habit(1, "Run"), .habit(2, "Read"), .event(3, "Exam")), conventions)
    }

    @Test(
        "OFF-1: a skipped day stays listed with its word, counts nowhere and is not open; again takes it back"
    )
    func skip() throws {
        let session = try session()
        session.app.perform(.toggleSkip)
        #expect(session.cards[0].offText == "skipped" && session.cards[0].day.isSkipped)
        #expect(session.state.main.list.share.planned == 1 && session.notice == "Skipped, 8 Mar: Run")
        session.app.perform(.openFilters)
        session.app.press(digit: 4)
        #expect(session.names == ["Read", "Exam"])
        session.app.perform(.undo)
        #expect(session.names == ["Run", "Read", "Exam"])
        session.app.perform(.redo)
        session.app.perform(.openFilters)
        session.app.press(digit: 1)
        session.model.focus(on: 1)
        session.app.perform(.rest)
        #expect(session.list?.rows.first?.isChosen == true)
        try session.pick("today")
        #expect(session.cards[0].offText == nil)
        session.app.perform(.nextDay)
        session.app.perform(.toggleSkip)
        #expect(session.cards[0].day.isSkipped, "a day to come may be skipped")
    }

    @Test("OFF-1, OFF-2, REST-2: an event has no skip and no pause, but goes to the archive")
    func event() throws {
        let session = try session()
        session.model.focus(on: 3)
        #expect(!session.model.isEnabled(.toggleSkip) && !session.model.isEnabled(.rest))
        session.app.confirm()
        #expect(
            session.list?.rows.map(\.text) == [
                "Mark as done", "Note", "Details", "Edit", "Pin", "Archive", "Move up", "Delete",
            ])
        try session.pick("Archive")
        #expect(session.names == ["Run", "Read"] && session.resting == "1 resting")
    }

    @Test(
        "OFF-2…4: what rests leaves the list, is told below it, shown by the sixth filter, and comes back by one key"
    )
    func inactive() throws {
        let session = try session()
        session.app.perform(.rest)
        session.app.perform(.rest)
        session.model.focus(on: 2)
        session.app.perform(.toggleArchive)
        #expect(session.names == ["Exam"] && session.resting == "2 resting")
        session.app.perform(.openFilters)
        session.app.press(digit: 6)
        #expect(session.names == ["Run", "Read"] && session.resting == nil)
        #expect(session.cards.map(\.offText) == ["paused since 8 Mar", "archived since 8 Mar"])
        #expect(session.app.offers.first?.text.english == "bring back")
        for _ in 1...2 {
            if let card = session.cards.first { session.model.focus(on: card.id) }
            session.app.perform(.rest)
        }
        #expect(session.names.isEmpty && session.state.main.list.placeholder?.text == "Nothing found")
        session.app.perform(.openFilters)
        session.app.press(digit: 1)
        #expect(session.names == ["Run", "Read", "Exam"])
    }

    @Test("OFF-4, MAIN-9: where the date has no trackers the filters are there as long as something rests")
    func reachable() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.perform(.toggleArchive)
        #expect(session.names.isEmpty && session.model.canPerform(.openFilters))
        session.app.perform(.undo)
        #expect(session.names == ["Run"])
    }

    @Test(
        "MAIN-9, REST-9: what rests today is found from a date on which it does not, and which has no trackers"
    )
    func reachableFromElsewhere() throws {
        // Today is Sunday; on Monday nothing is planned.
        let habit = Tracker.habit(1, "Run", planned: .on(.sunday)).resting(on: .today ... .today)
        let session = try KeySession(.holding(habit))
        session.app.perform(.nextDay)
        #expect(session.names.isEmpty && session.resting == nil && session.model.canPerform(.openFilters))
        session.app.perform(.openFilters)
        session.app.press(digit: 6)
        #expect(session.names == ["Run"])
    }

    @Test("SCH-7: the fifth filter shows what is planned on the date and not done")
    func due() throws {
        let session = try session()
        session.app.press()
        session.app.perform(.openFilters)
        session.app.press(digit: 5)
        #expect(session.names == ["Read"] && session.state.main.list.filterText == "Due")
    }

    @Test("NOTE-1: a line is noted, shown, changed and removed; nothing is asked of an unchanged one")
    func note() throws {
        let session = try session()
        session.app.perform(.writeNote)
        #expect(session.line?.title == "🙂 Run, 8 Mar: Note" && session.line?.entry.counterText == "0/500")
        session.app.insert("  Windy \n and cold ")
        session.app.confirm()
        #expect(session.cards[0].day.note == "Windy and cold")
        #expect(session.notice == "Noted, 8 Mar: Run")
        session.app.perform(.writeNote)
        #expect(session.line?.entry.text == "Windy and cold")
        session.escape()
        #expect(session.state.sheets.isEmpty)
        session.app.perform(.writeNote)
        session.app.edit(.deleteToStart)
        session.escape()
        #expect(session.question != nil)
        session.escape()
        session.app.confirm()
        #expect(session.cards[0].day.note == nil && session.notice == "Note removed, 8 Mar: Run")
        session.app.perform(.undo)
        #expect(session.cards[0].day.note == "Windy and cold")
    }

    @Test("NOTE-1: a note is of the date that is shown, which may be to come", arguments: [-1, 1])
    func noteOfDate(distance: Int) throws {
        let session = try session()
        session.app.perform(distance < 0 ? .previousDay : .nextDay)
        session.app.perform(.writeNote)
        session.app.insert("Windy")
        session.app.confirm()
        #expect(try session.desk.library.tracker(1)?.notes == DayMap([(.today + distance, "Windy")]))
    }

    @Test("NOTE-1: the 501st symbol is not taken; a sheet whose tracker is deleted elsewhere closes")
    func limits() throws {
        let session = try session()
        session.app.perform(.writeNote)
        session.app.insert(String(repeating: "я", count: 501))
        #expect(session.line?.entry.counterText == "500/500" && session.line?.entry.error != nil)
        try session.desk.elsewhere(.deleteTracker(1))
        session.model.reload()
        #expect(session.state.sheets.isEmpty && session.notice == "Run has been deleted.")
    }
}

extension KeySession {
    /// How many rest, below the list.
    fileprivate var resting: String? { state.main.list.restingElsewhere.first?.english }
}
