import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// STAT-5: the details act on their tracker and on the day chosen in the month; today is Friday 20 November 2026.
@MainActor @Suite("V13: details that act") struct DetailsActsTests {
    private func session(_ library: Library? = nil) throws -> AppSession { try .inSampleWeek(library) }

    /// The details of the run, with a day chosen.
    private func run(_ day: Day) throws -> (AppSession, TrackerDetailsViewModel) {
        let session = try session()
        session.app.focus(on: SampleWeek.run)
        session.app.perform(.openDetails)
        let details = try details(session)
        details.choose(day)
        return (session, details)
    }

    private func details(
        _ session: AppSession, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TrackerDetailsViewModel {
        try #require(session.app.sheets.last as? TrackerDetailsViewModel, sourceLocation: sourceLocation)
    }

    private func tracker(_ session: AppSession) throws -> Tracker {
        try #require(try session.desk.library.tracker(SampleWeek.run))
    }

    @Test("V13: Space marks the chosen day and takes the mark back, each one step; the month shows it")
    func marking() throws {
        let (session, details) = try run("2026-11-12")
        session.app.press()
        #expect(try tracker(session).marks.contains("2026-11-12"))
        #expect(details.state?.calendar?.cells.first { $0.day == "2026-11-12" }?.mark == .all)
        #expect(session.state.main.list.date == SampleWeek.today, "the list stays on its day")
        session.app.press()
        #expect(try !tracker(session).marks.contains("2026-11-12"))
        #expect(try session.desk.steps.count == 2 && session.app.sheets.count == 1)
        session.app.perform(.undo)
        #expect(try tracker(session).marks.contains("2026-11-12"))
    }

    @Test("V13, MAIN-9: a day to come is refused in the words of the list")
    func future() throws {
        let (session, _) = try run("2026-11-21")
        session.app.press()
        let words = session.state.notice
        #expect(words?.kind == .error)
        let list = try self.session()
        list.app.perform(.nextDay)
        list.app.focus(on: SampleWeek.run)
        list.app.press()
        #expect(list.state.notice == words)
    }

    @Test("V13: skip, note and amount are of the chosen day")
    func onDay() throws {
        let (session, details) = try run("2026-11-12")
        session.app.perform(.toggleSkip)
        session.app.perform(.writeNote)
        session.type("rain")
        session.app.confirm()
        details.choose("2026-11-13")
        session.app.perform(.enterAmount)
        #expect(session.line?.title.contains("13 Nov") == true)
        session.type("5.5")
        session.app.confirm()
        session.app.perform(.subtractAmount)
        let run = try tracker(session)
        #expect(run.skips.contains("2026-11-12") && run.notes["2026-11-12"]?.text == "rain")
        // A tenth of the goal of 5 km.
        #expect(run.amounts["2026-11-13"] == "5")
        #expect(session.app.sheets.count == 1, "the sheets that were opened for it have closed")
    }

    @Test("V13: pin, pause, archive and edit are of the tracker, and the details stay open")
    func onTracker() throws {
        let (session, _) = try run("2026-11-12")
        session.app.perform(.togglePin)
        #expect(try tracker(session).isPinned && session.details?.card.isPinned == true)
        session.app.perform(.rest)
        session.app.perform(.rest)
        #expect(session.details?.card.isInactive == true)
        session.app.perform(.rest)
        session.app.perform(.toggleArchive)
        #expect(session.details?.card.status.isArchived == true)
        session.app.perform(.toggleArchive)
        session.app.perform(.editTracker)
        try session.formModel().form.enter("Jog", in: .name)
        session.app.save()
        #expect(session.details?.card.name == "Jog" && session.app.sheets.count == 1)
    }

    @Test("V13: delete asks, and the details close with their tracker")
    func deleting() throws {
        let (session, _) = try run("2026-11-12")
        session.app.perform(.deleteTracker)
        #expect(session.question != nil)
        session.app.answer(false)
        #expect(session.details?.card.name == "Morning run")
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.state.sheets.isEmpty)
        #expect(try session.desk.library.tracker(SampleWeek.run) == nil)
    }

    @Test(
        "V13: every action of a card that applies has its place, but what opens the details and what moves it in the list"
    )
    func actions() throws {
        let (session, _) = try run("2026-11-12")
        let card = try #require(session.app.focused)
        #expect(card.name == "Morning run")
        for action in CardAction.all where action.applies(card) {
            #expect(
                session.app.canPerform(action.id) == ![.openDetails, .moveUp, .moveDown].contains(action.id),
                "\(action.id)")
        }
        #expect(session.app.canPerform(.openMenu) && !session.app.canPerform(.newTracker))
    }

    @Test("V13: Tab leads on through the screen below, round its ends; the focus goes along")
    func next() throws {
        let session = try session()
        let names = session.names
        session.app.perform(.openDetails)
        let details = try details(session)
        var seen = [session.details?.card.name]
        for _ in names {
            session.app.carryOut(details.showNext(1))
            seen.append(session.details?.card.name)
            #expect(session.focusedName == session.details?.card.name)
        }
        #expect(seen == names + [names[0]])
        session.app.carryOut(details.showNext(-1))
        #expect(session.details?.card.name == names.last)
        session.app.cancel()
        #expect(session.focusedName == names.last)
        let alone = try self.session(.holding(.habit(1)))
        alone.app.perform(.openDetails)
        #expect(try self.details(alone).showNext(1).isEmpty)
    }

    @Test("V13: where a mark takes the tracker off the list, Tab goes to the one that followed it")
    func nextOfGone() throws {
        func session(_ distance: Int) throws -> AppSession {
            let session = try self.session(
                .holding(.habit(1, "A"), .habit(2, "B"), .habit(3, "C"), .habit(4, "D")))
            session.app.carryOut([.filter(.notCompleted)])
            session.app.focus(on: 2)
            session.app.perform(.openDetails)
            session.app.press()
            #expect(session.names == ["A", "C", "D"] && session.details?.card.name == "B")
            session.app.carryOut(try details(session).showNext(distance))
            return session
        }
        #expect(try session(1).details?.card.name == "C")
        #expect(try session(-1).details?.card.name == "A")
    }

    @Test("V13: the first day chosen is the one that is looked at: the list's, the cell's, today's")
    func firstDay() throws {
        let session = try session()
        session.app.perform(.previousDay)
        session.app.perform(.openDetails)
        #expect(try details(session).chosen == "2026-11-19")
        session.app.cancel()
        session.app.perform(.showWeek)
        session.app.focus(on: SampleWeek.coffee, "2026-11-17")
        session.app.perform(.openDetails)
        #expect(try details(session).chosen == "2026-11-17")
        session.app.carryOut(try details(session).showNext(1))
        #expect(try details(session).chosen == "2026-11-17")
        #expect(session.app.week.focusedDay == "2026-11-17")
        session.app.cancel()
        session.app.perform(.showStatistics)
        session.app.focus(onRow: SampleWeek.run)
        session.app.perform(.openDetails)
        #expect(try details(session).chosen == SampleWeek.today)
    }

    @Test("V13: Enter opens the list of the chosen day with the focus on the tracker, from each screen")
    func opening() throws {
        for screen in [AppAction.showTrackers, .showWeek, .showStatistics] {
            let session = try session()
            session.app.focus(on: SampleWeek.run)
            session.app.perform(screen)
            if screen == .showStatistics { session.app.focus(onRow: SampleWeek.run) }
            session.app.perform(.openDetails)
            try details(session).choose("2026-11-17")
            session.app.confirm()
            #expect(session.state.sheets.isEmpty && session.state.tab == .trackers)
            #expect(session.state.main.list.date == "2026-11-17" && session.focusedName == "Morning run")
        }
    }

    @Test("V13: [ and ] turn months, t comes back to today")
    func months() throws {
        let (session, details) = try run("2026-11-12")
        session.app.perform(.previousDay)
        #expect(details.chosen == "2026-10-12" && session.app.isEnabled(.goToToday))
        session.app.perform(.nextDay)
        session.app.perform(.nextDay)
        #expect(details.chosen == "2026-12-12")
        session.app.perform(.goToToday)
        #expect(details.chosen == SampleWeek.today && !session.app.isEnabled(.goToToday))
        #expect(session.state.main.list.date == SampleWeek.today)
    }

    @Test("V13, MAIN-18: the last habit of a chosen day says that all are done")
    func perfect() throws {
        let session = try session(.holding(.habit(1, created: "2026-11-01")))
        session.app.perform(.openDetails)
        try details(session).choose("2026-11-12")
        session.app.press()
        #expect(session.notice?.contains("a perfect day") == true)
    }
}
