import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// A rule as a value or as it is typed, in the form and in the sheet of the schedule.
@MainActor @Suite struct RuleValueTests {
    private func form(
        of tracker: Tracker? = nil, _ conventions: Conventions = .english
    ) throws -> (session: AppSession, form: TrackerFormViewModel) {
        let session = try AppSession(
            Library(id: 1000, categories: [.home], trackers: tracker.map { [$0] } ?? []), conventions)
        if let tracker {
            session.app.open(.form, of: tracker.id, on: Day.today)
        } else {
            session.openNewForm()
        }
        return (session, try session.formModel().form)
    }

    @Test(
        "FRONT-8: a form takes a rule as it is typed, in either language, and a goal with its period",
        arguments: [
            ("mon, wed", Schedule.on(.monday, .wednesday)), ("будни", .weekdays(.weekdays)),
            ("3/week", .quota(Quota(3, in: .week)!)), ("every 3 days", .interval(DayGrid(every: 3)!)),
            ("month:1,15", .monthDays(MonthDaySet([1, 15]))), ("whenever", .whenever),
        ])
    func typed(words: String, schedule: Schedule) throws {
        let (session, form) = try form()
        form.enter("Run", in: .name)
        form.enter("Home", in: .category)
        form.enter(words, in: .schedule)
        #expect(form.draft.schedule == schedule)
        session.app.save()
        #expect(try session.desk.library.trackers.count == 1)
    }

    @Test("FRONT-8: a goal of a period is typed as rule or as goal")
    func sum() throws {
        for field in [TrackerField.schedule, .goal] {
            let (_, form) = try form()
            form.enter("30 km a week", in: field)
            #expect(form.draft.schedule == .sum(PeriodGoal("at least 30 km", in: .week)), "\(field)")
        }
    }

    @Test("FRONT-8: the field of the rule shows the rule in force, as it can be typed again")
    func shown() throws {
        for (schedule, english, russian) in [
            (Schedule.weekdays(.everyDay), "every day", "каждый день"),
            (.on(.monday, .wednesday), "Mon, Wed", "пн, ср"),
            (.interval(DayGrid(every: 3, from: Day.today)!), "3d@2026-03-08", "3d@2026-03-08"),
            (.quota(Quota(2, in: .month)!), "twice a month", "2 раза в месяц"),
        ] {
            for (conventions, text) in [(Conventions.english, english), (.russian, russian)] {
                let (_, form) = try form(of: .habit(1, "Run", planned: schedule), conventions)
                #expect(form.state.texts[.schedule]?.text == text)
                form.enter(text, in: .schedule)
                #expect(form.draft.schedule == schedule && !form.hasUnsavedInput, "\(text)")
            }
        }
    }

    @Test(
        "FRONT-8: what cannot be read is refused at its field, quotes what was typed, and all faults stand at once"
    )
    func refused() throws {
        let (session, form) = try form()
        form.enter("month:45", in: .schedule)
        form.enter("many", in: .goal)
        #expect(form.state.refusals.isEmpty, "nothing is said while it is typed")
        session.app.save()
        #expect(Set(form.state.refusals.keys) == [.name, .category, .schedule, .goal])
        #expect(
            form.state.refusals[.schedule]
                == "“month:45” is out of range: write days of the month from 1 to 31, or last.")
        #expect(form.state.refusals[.goal]?.contains("“many”") == true)
        #expect(form.state.refusals[.name] == "Missing: name")
        #expect(form.state.texts[.schedule]?.text == "month:45" && form.state.texts[.goal]?.text == "many")
        #expect(try session.desk.library.trackers.isEmpty)
        form.enter("month:4", in: .schedule)
        #expect(form.state.refusals.isEmpty)
    }

    @Test("FRONT-8: an emptied field is no rule; an event takes none")
    func emptied() throws {
        let (_, form) = try form()
        form.enter("daily", in: .schedule)
        form.enter("", in: .schedule)
        #expect(form.draft.schedule == .weekdays([]) && form.draft.missing.contains(.schedule))
        form.choose(isEvent: true)
        form.enter("daily", in: .schedule)
        #expect(form.draft.schedule == nil)
    }

    @Test("FRONT-8: the sheet of the schedule takes a rule as a value, of a kind, or as it is typed")
    func sheet() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        var taken: Schedule?
        let sheet = ScheduleViewModel(.weekdays(.everyDay), workspace: session.desk.workspace) { taken = $0 }
        sheet.choose(.quota(Quota(4, in: .month)!))
        #expect(sheet.state.kind == .quota && sheet.state.schedule == .quota(Quota(4, in: .month)!))
        sheet.choose(RuleKind.weekdays)
        #expect(sheet.state.schedule == .weekdays([]), "each kind keeps its own")
        sheet.enter("tue-thu")
        #expect(sheet.state.schedule == .on(.tuesday, .wednesday, .thursday))
        sheet.enter("month:45")
        #expect(
            sheet.state.refusal
                == "“month:45” is out of range: write days of the month from 1 to 31, or last.")
        #expect(sheet.state.schedule == .on(.tuesday, .wednesday, .thursday))
        sheet.enter("30 km a week")
        #expect(sheet.state.refusal == nil)
        _ = sheet.save()
        #expect(taken == .sum(PeriodGoal("at least 30 km", in: .week)))
        _ = sheet.press()
        #expect(sheet.state.schedule == .on(.monday), "what a key changes is a rule of the kind again")
    }
}
