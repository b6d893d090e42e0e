import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Sheets about a tracker and a day, whatever the screen shows.
@MainActor @Suite struct PageTests {
    private func session(_ trackers: Tracker...) throws -> AppSession {
        try AppSession(Library(id: 1000, categories: [.home, .work], trackers: trackers))
    }

    private func isSheet(_ sheet: (any SheetModel)?, of page: CardAction.Page) -> Bool {
        switch page {
        case .form: sheet is FormSheetViewModel
        case .deletion: sheet is QuestionViewModel
        case .details: sheet is TrackerDetailsViewModel
        case .amount, .note: sheet is TextPromptViewModel
        case .rest: sheet is PickListViewModel
        case .break: sheet is BreakViewModel
        }
    }

    @Test(
        "FRONT-5: each page opens by the id of its tracker and a day, whichever list shows it, and moves nothing"
    )
    func anywhere() throws {
        for show in [
            { _ in }, { $0.search("nothing of that name") }, { $0.tab = .week }, { $0.tab = .statistics },
            { $0.perform(.previousDay) }, { $0.focus(on: 2) }, { $0.perform(.openSettings) },
            { $0.list.choose(.inactive) },
        ] as [@MainActor (AppViewModel) -> Void] {
            for page in CardAction.Page.allCases {
                let session = try session(.habit(1, "Run"), .habit(2, "Read"))
                show(session.app)
                let before = (session.app.sheets.count, session.state.main, session.app.week.focusedDay)
                #expect(session.app.open(page, of: 1, on: Day.today - 4), "\(page)")
                #expect(session.app.sheets.count == before.0 + 1)
                #expect(isSheet(session.app.sheets.last, of: page), "\(page)")
                #expect(session.app.sheets.last?.subject == (page == .form ? nil : 1), "\(page)")
                #expect(session.state.main == before.1 && session.app.week.focusedDay == before.2)
                #expect(session.state.notice == nil)
            }
        }
    }

    @Test("FRONT-5: what is entered is of the day of the page, though the list shows another one")
    func day() throws {
        let session = try session(.habit(1, "Run", goal: "at least 5 km"), .habit(2, "Read"))
        let (app, day) = (session.app, Day.today - 4)
        for (page, text) in [(CardAction.Page.note, "rain"), (.amount, "5")] {
            app.open(page, of: 1, on: day)
            session.type(text)
            app.confirm()
        }
        app.open(.form, of: 2, on: day)
        try session.formModel().form.addCompletion()
        app.save()
        #expect(try session.desk.library.tracker(1)?.notes[day]?.text == "rain")
        #expect(try session.desk.library.tracker(1)?.amounts[day] == "5")
        #expect(try session.desk.library.tracker(2)?.marks == DaySet([day]))
        app.open(.rest, of: 2, on: day - 1)
        #expect(session.list?.rows.first?.text == "on Tue, 3 March")
        app.choose(row: 0)
        #expect(try session.desk.library.tracker(2)?.skips == DaySet([day - 1]))
        app.open(.details, of: 1, on: day)
        #expect(session.details?.chosenDay?.text == "Wed, 4 Mar · done")
        #expect(session.state.main.list.date == Day.today)
    }

    @Test("FRONT-5: details that are open show the tracker asked for, with nothing on them")
    func detailsOnce() throws {
        let session = try session(.habit(1, "Run"), .habit(2, "Read"))
        session.app.open(.details, of: 1, on: Day.today)
        session.app.open(.note, of: 1, on: Day.today)
        session.app.open(.details, of: 2, on: Day.today - 1)
        #expect(session.app.sheets.count == 1)
        #expect(session.details?.card.name == "Read")
        #expect(session.details?.chosenDay?.day == Day.today - 1)
    }

    @Test("FRONT-5: a tracker that another program has added is found, one that is gone is told")
    func meanwhile() throws {
        let session = try session(.habit(1, "Run"), .habit(2, "Read"))
        try session.desk.elsewhere(.adding(3, "Swim", in: .existing(.home)), .deleteTracker(2))
        #expect(session.app.open(.note, of: 3, on: Day.today))
        session.app.discard()
        #expect(!session.app.open(.note, of: 2, on: Day.today))
        #expect(session.state.notice == Notice(.error, "Read has been deleted."))
        #expect(!session.app.open(.details, of: 77, on: Day.today))
        #expect(session.state.notice == Notice(.error, "This tracker has been deleted."))
        #expect(session.app.sheets.isEmpty)
    }

    @Test("FRONT-5: what would be refused is said before anything is entered, and no page opens")
    func refused() throws {
        let session = try session(
            .habit(1, "Run"), .event(2, "Dentist"), .habit(3, "Swim", status: .archived(since: Day.today)))
        let archived = "Already archived: Swim."
        let resting = "“Dentist” is an irregular event and cannot be paused: archive it instead."
        for (page, id, day, sentence) in [
            (.amount, 1, Day.today + 1, "Mon, 9 March 2026 has not come yet: mark it on that day."),
            (
                .amount, 2, Day.today,
                "“Dentist” is an irregular event and has no goal: leave goal and amount out."
            ),
            (.rest, 2, Day.today, resting), (.break, 2, Day.today, resting),
            (.rest, 3, Day.today, archived), (.break, 3, Day.today, archived),
        ] as [(CardAction.Page, Identifier, Day, String)] {
            #expect(!session.app.open(page, of: id, on: day), "\(page)")
            #expect(session.state.notice?.text == sentence, "\(page)")
            #expect(session.app.sheets.isEmpty)
        }
    }

    @Test("FRONT-5: the rest of a habit that rests already can end")
    func ending() throws {
        let session = try session(.habit(1, "Run", status: .paused(since: Day.today - 3)))
        #expect(session.app.open(.rest, of: 1, on: Day.today))
        session.app.confirm()
        #expect(try session.desk.library.tracker(1)?.status == .active)
    }

    @Test("FRONT-5: an amount entered for another day makes that day perfect, not the one shown")
    func perfect() throws {
        let session = try session(.habit(1, "Run", goal: "at least 5 km"))
        session.app.open(.amount, of: 1, on: Day.today - 1)
        session.type("5")
        session.app.confirm()
        #expect(session.state.notice?.text.hasSuffix("a perfect day!") == true)
        #expect(!session.app.isCelebrating)
    }
}
