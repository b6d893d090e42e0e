import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SUM-17, FORM-2: a sum in the form") struct SumFormTests {
    private func editing(_ tracker: Tracker) throws -> KeySession {
        let session = try KeySession(.holding(tracker))
        session.app.perform(.editTracker)
        try session.tab(to: .goal)
        return session
    }

    private func replace(with text: String, _ session: KeySession) {
        session.app.edit(.deleteToStart)
        session.app.insert(text)
    }

    @Test("FORM-2: a sum that reads fills the row Schedule at once; cleared, the choice made there is back")
    func fills() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.choose(.weekdays)
        try session.tab(to: .goal)
        for (text, schedule) in [
            ("30 km", "Weekdays"), (" a wee", "Weekdays"), ("k", "30 km a week"), ("ly", "30 km a week"),
        ] {
            session.app.insert(text)
            #expect(session.form?.form.scheduleText == schedule, "\(text)")
        }
        replace(with: "30 km a week", session)
        #expect(session.chosenSchedule == .sum(PeriodGoal("at least 30 km", in: .week)))
        session.app.edit(.deleteToStart)
        #expect(session.form?.form.scheduleText == "Weekdays" && session.form?.form.draft.measure == nil)
    }

    @Test(
        "FORM-2: limits, months and blocks are typed in both languages, and stand in the line again",
        arguments: [
            ("at most 14 cups a week", "at most 14 cups", Quota.Period.week),
            ("2000 pages a month", "at least 2000 pages", .month),
            (
                "100 km in 10 days@2026-03-10", "at least 100 km",
                .days(DayGrid(every: 10, from: "2026-03-10")!)
            ),
        ])
    func typed(line: String, goal: Goal, period: Quota.Period) throws {
        let session = try editing(.habit(1, planned: .everyDay))
        session.app.insert(line)
        session.app.save()
        let saved = try #require(try session.desk.library.tracker(1))
        #expect(saved.schedule(on: .today) == .sum(PeriodGoal(goal, in: period)))
        #expect(saved.goal(on: .today) == nil)
        session.app.perform(.editTracker)
        #expect(session.form?.form.texts[.goal]?.text == line)
        let russian = try KeySession(.holding(.habit(1, planned: .everyDay)), .russian)
        russian.app.perform(.editTracker)
        try russian.tab(to: .goal)
        russian.app.insert("максимум 14 чашек в неделю")
        #expect(russian.chosenSchedule == .sum(PeriodGoal("at most 14 чашек", in: .week)))
        russian.app.save()
        russian.app.perform(.editTracker)
        #expect(russian.form?.form.texts[.goal]?.text == "максимум 14 чашек в неделю")
        #expect(try russian.formModel().hasUnsavedInput == false)
    }

    @Test(
        "FORM-2: the days of a block are inflected, and read again", arguments: [2: "2 дня", 21: "21 день"])
    func inflected(days: Int, text: String) throws {
        let sum = PeriodGoal("at least 100 км", in: .days(DayGrid(every: days, from: "2026-03-10")!))
        let session = try KeySession(.holding(.habit(1, planned: .sum(sum))), .russian)
        session.app.perform(.editTracker)
        #expect(session.form?.form.texts[.goal]?.text == "100 км за \(text)@2026-03-10")
        try session.tab(to: .goal)
        session.app.insert("0")
        session.app.edit(.deleteBackward)
        #expect(try session.formModel().form.read() && session.chosenSchedule == .sum(sum))
    }

    @Test("FORM-2: a rule that is chosen takes the sum away, in the row and in its sheet")
    func ruleInstead() throws {
        for inSheet in [false, true] {
            let session = try editing(.habit(1, planned: .sum(PeriodGoal("at most 14 cups", in: .week))))
            #expect(session.form?.form.scheduleText == "At most 14 cups a week")
            try session.tab(to: .schedule)
            if inSheet { session.app.confirm() }
            session.app.choose(.everyDay)
            if inSheet { session.app.confirm() }
            #expect(session.form?.form.texts[.goal]?.text == "")
            session.app.save()
            let saved = try #require(try session.desk.library.tracker(1))
            #expect(saved.schedule(on: .today) == .everyDay && saved.goal(on: .today) == nil)
        }
    }

    @Test("FORM-2: the schedule's sheet left without a day leaves the sum")
    func noRule() throws {
        let session = try editing(.habit(1, planned: .sum(PeriodGoal("at least 5 km", in: .week))))
        try session.tab(to: .schedule)
        session.app.confirm()
        #expect(session.schedule?.rows.contains { $0.isOn } == false)
        session.app.confirm()
        #expect(session.form?.form.scheduleText == "5 km a week")
        #expect(session.form?.form.texts[.goal]?.text == "5 km a week")
        // Without it, nothing is chosen.
        try session.tab(to: .goal)
        session.app.edit(.deleteToStart)
        #expect(session.form?.form.missingText == "Missing: schedule")
    }

    @Test("FORM-2: a sum made an event and a habit again has its schedule")
    func kind() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.tab(to: .goal)
        session.app.insert("30 km a week")
        try session.tab(to: .kind)
        session.app.press()
        #expect(session.form?.form.scheduleText == nil)
        session.app.press()
        #expect(session.form?.form.scheduleText == "30 km a week")
        #expect(session.form?.form.texts[.goal]?.text == "30 km a week")
    }

    @Test("FORM-2: Repeats has no amounts")
    func kinds() throws {
        let session = try KeySession.choosingRule()
        session.move(.up)
        var kinds: [String?] = []
        for _ in 1...5 {
            kinds.append(session.schedule?.repeats.value)
            session.move(.right)
        }
        #expect(
            kinds == [
                "on weekdays", "times a week or month", "every N days", "days of the month", "whenever",
            ])
        #expect(session.schedule?.repeats.value == kinds[0])
    }

    @Test("SUM-17, SAY-3: a unit that came from a file stays while its line is left alone")
    func unitOfFile() throws {
        let tracker = Tracker.habit(1, planned: .sum(PeriodGoal("at least 30 km/h", in: .week)))
        let session = try editing(tracker)
        #expect(session.form?.form.texts[.goal]?.text == "30 km/h a week")
        session.move(.next)
        #expect(session.form?.focus == .emoji(0) && session.form?.notice == nil)
        session.move(.previous)
        replace(with: "30 km/hs a week", session)
        session.move(.next)
        #expect(session.form?.focus == .goal)
        #expect(session.form?.notice?.hasPrefix("“km/hs” is not a unit") == true)
    }

    @Test("SUM-17: another schedule has the goal of the day again; one step with the sum's end")
    func backToDays() throws {
        let session = try editing(.habit(1, planned: .everyDay, goal: "at least 5 km"))
        replace(with: "5 km a week", session)
        session.app.save()
        let saved = try #require(try session.desk.library.tracker(1))
        #expect(saved.schedule(on: .today) == .sum(PeriodGoal("at least 5 km", in: .week)))
        #expect(saved.goal(on: .today) == nil)
        session.app.perform(.undo)
        #expect(try session.desk.library.tracker(1)?.goal(on: .today) == "at least 5 km")
        #expect(try session.desk.library.tracker(1)?.schedule(on: .today) == .everyDay)
    }

    @Test("SUM-17, TRK-5: the first rule changed on the creation day covers all earlier days")
    func creationDay() throws {
        let session = try editing(.habit(1, planned: .everyDay, created: .today))
        session.app.insert("10 a week")
        session.app.save()
        let saved = try #require(try session.desk.library.tracker(1))
        #expect(saved.schedule(on: .today - 20) == .sum(PeriodGoal("at least 10", in: .week)))
    }

    @Test("SUM-17: the form marks no day of a sum: amounts do")
    func marks() throws {
        let session = try editing(.habit(1, planned: .sum(PeriodGoal("at least 5 km", in: .week))))
        #expect(
            session.form?.form.canAddCompletion == false && session.form?.form.canRemoveCompletion == false)
    }
}
