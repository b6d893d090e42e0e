import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SUM-17: a sum in the form") struct SumRuleSheetTests {
    /// The sheet of a new habit's rule, turned to a sum.
    private func sheet(_ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession.choosingRule(conventions)
        session.move(.up, .left, .left)
        return session
    }

    @Test("SUM-17: one kind is an amount a week or month: goal or limit, number with unit, period")
    func kinds() throws {
        let session = try sheet()
        #expect(session.schedule?.repeats.value == "an amount a week or month")
        #expect(session.ruleRows == ["Goal or limit: at least", "Amount: 10", "Per: week"])
        let russian = try sheet(.russian)
        #expect(russian.schedule?.repeats.value == "количество за период")
        #expect(russian.ruleRows == ["Цель или предел: минимум", "Количество: 10", "За: неделю"])
    }

    @Test("SUM-17: a digit or Space opens the line of the amount, which takes a unit")
    func typed() throws {
        let session = try sheet()
        session.app.press(digit: 3)
        #expect(session.line?.title == "Amount" && session.line?.entry.label == "Amount")
        #expect(session.line?.entry.text == "3")
        session.type("0.5 km")
        session.app.confirm()
        #expect(session.ruleRows[1] == "Amount: 30.5 km")
        // The line is filled with what was chosen; what makes no amount is refused there.
        session.app.press()
        #expect(session.line?.entry.text == "30.5 km")
        session.app.edit(.deleteToStart)
        session.type("0 km")
        session.app.confirm()
        #expect(session.line?.entry.error != nil)
        session.app.edit(.deleteToStart)
        session.type("2000 pages")
        session.app.confirm()
        session.move(.down, .right)
        session.app.save()
        #expect(session.chosenSchedule == .sum(PeriodGoal("at least 2000 pages", in: .month)))
        #expect(session.form?.form.scheduleText == "2,000 pages a month")
    }

    @Test("SUM-17, SAY-3: a unit that came from a file stays when its line is confirmed as it is")
    func unitOfFile() throws {
        let session = try KeySession.editingRule(
            of: .habit(1, planned: .sum(PeriodGoal("at least 30 km/h", in: .week))))
        session.move(.down)
        session.app.press()
        #expect(session.line?.entry.text == "30 km/h")
        session.app.confirm()
        #expect(session.line == nil && session.ruleRows[1] == "Amount: 30 km/h")
        session.app.press()
        session.type("s")
        session.app.confirm()
        #expect(session.line?.entry.error?.hasPrefix("“km/hs” is not a unit") == true)
    }

    @Test("SUM-17: arrows turn goal, amount and period; days have their own number")
    func turned() throws {
        let session = try sheet()
        session.move(.down, .right)
        #expect(session.ruleRows[0] == "Goal or limit: at most")
        // A tenth of 10, down to 0.
        session.move(.down, .right)
        #expect(session.ruleRows[1] == "Amount: 11")
        for _ in 0..<12 { session.move(.left) }
        #expect(session.ruleRows[1] == "Amount: 0")
        // A goal of 0 asks for nothing.
        session.move(.up, .left)
        #expect(session.ruleRows.prefix(2) == ["Goal or limit: at least", "Amount: 1"])
        session.move(.down, .down, .left)
        #expect(session.ruleRows.suffix(2) == ["Per: some days", "How many: 10 days"])
        session.move(.down)
        session.app.press(digit: 1)
        session.app.press(digit: 4)
        session.app.save()
        #expect(session.chosenSchedule == .sum(PeriodGoal("at least 1", in: .days(DayGrid(every: 14)!))))
    }

    @Test("SUM-17: the goal stands in the schedule then, and Enter on it leads there")
    func goalRow() throws {
        let session = try KeySession.editingRule(
            of: .habit(1, planned: .everyDay, goal: "at least 5 km"))
        session.move(.up, .left, .left)
        // The goal of a day is where a sum begins.
        #expect(session.ruleRows[1] == "Amount: 5 km")
        session.app.save()
        #expect(session.form?.form.goalText == "in the schedule")
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        #expect(session.schedule?.repeats.value == "an amount a week or month")
        session.app.save()
        session.app.save()
        let saved = try #require(try session.desk.library.tracker(1))
        #expect(saved.schedule(on: .today) == .sum(PeriodGoal("at least 5 km", in: .week)))
        #expect(saved.goal(on: .today) == nil)
        session.app.perform(.undo)
        #expect(try session.desk.library.tracker(1)?.goal(on: .today) == "at least 5 km")
    }

    @Test("SUM-17: another schedule has the goal of the day again; one step with the sum's end")
    func backToDays() throws {
        let session = try KeySession.editingRule(
            of: .habit(1, planned: .sum(PeriodGoal("at most 14 cups", in: .week))))
        #expect(session.ruleRows == ["Goal or limit: at most", "Amount: 14 cups", "Per: week"])
        session.app.handle(.rule(.everyDay))
        session.app.save()
        #expect(session.form?.form.goalText == "none")
        session.app.save()
        #expect(try session.desk.library.tracker(1)?.schedule(on: .today) == .everyDay)
    }

    @Test("SUM-17, TRK-5: the first rule changed on the creation day covers all earlier days")
    func creationDay() throws {
        let tracker = Tracker.habit(1, planned: .everyDay, created: .today)
        let session = try KeySession.editingRule(of: tracker)
        session.move(.up, .left, .left)
        session.app.save()
        session.app.save()
        let saved = try #require(try session.desk.library.tracker(1))
        #expect(saved.schedule(on: .today - 20) == .sum(PeriodGoal("at least 10", in: .week)))
    }

    @Test("SUM-17: the form marks no day of a sum: amounts do")
    func marks() throws {
        let session = try KeySession.editingRule(
            of: .habit(1, planned: .sum(PeriodGoal("at least 5 km", in: .week))))
        session.app.cancel()
        #expect(
            session.form?.form.canAddCompletion == false && session.form?.form.canRemoveCompletion == false)
    }
}
