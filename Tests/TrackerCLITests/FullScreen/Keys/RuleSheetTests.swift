import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SCH-9: the sheet in which the rule of a habit is chosen") struct RuleSheetTests {
    /// The sheet over the form of a habit with a rule.
    private func editing(_ rule: Schedule) throws -> KeySession {
        try .editingRule(of: .habit(1, planned: rule, created: "2026-03-02"))
    }

    @Test("SCH-9: the first row is the kind, which ← and → turn; weekdays are what a new habit has")
    func kinds() throws {
        let session = try KeySession.choosingRule()
        #expect(session.schedule?.repeats.value == "on weekdays" && session.schedule?.rows.count == 7)
        #expect(session.schedule?.rows[0].isFocused == true)
        session.move(.up)
        #expect(session.schedule?.repeats.isFocused == true)
        session.move(.right)
        #expect(session.schedule?.repeats.value == "times a week or month")
        #expect(session.ruleRows == ["Times: 3", "Per: week"])
        session.move(.right)
        #expect(session.schedule?.repeats.value == "every N days" && session.ruleRows == ["Every: 2 days"])
        session.move(.right)
        #expect(session.schedule?.repeats.value == "days of the month" && session.schedule?.isGrid == true)
        #expect(session.schedule?.rows.count == 31)
        session.move(.right)
        #expect(session.schedule?.repeats.value == "whenever" && session.ruleRows.isEmpty)
        session.move(.right)
        #expect(session.schedule?.repeats.value == "on weekdays")
        session.move(.left, .left, .left)
        #expect(session.schedule?.repeats.value == "every N days")
    }

    @Test("SCH-4, SCH-9: how often is typed or turned, and stays within what the period has")
    func quota() throws {
        let session = try KeySession.choosingRule()
        session.move(.up, .right, .down)
        session.app.press(digit: 5)
        session.app.save()
        #expect(session.chosenSchedule == .quota(Quota(5, in: .week)!))
        #expect(session.form?.form.scheduleText == "5 times a week")
        try session.tab(to: .schedule)
        session.app.confirm()
        // There are seven days: 8 and 9 are none, and 31 are in a month.
        session.app.press(digit: 9)
        #expect(session.ruleRows[0] == "Times: 5")
        for _ in 1...4 { session.move(.right) }
        #expect(session.ruleRows[0] == "Times: 7")
        session.move(.down, .right)
        session.app.press(digit: 3)
        session.app.press(digit: 1)
        #expect(session.ruleRows == ["Times: 31", "Per: month"])
        session.move(.down, .left)
        #expect(session.ruleRows == ["Times: 7", "Per: week"])
        session.move(.left)
        #expect(session.ruleRows == ["Times: 7", "Per: some days", "How many: 10 days"])
        session.move(.down)
        session.app.press(digit: 1)
        session.app.press(digit: 4)
        session.app.save()
        #expect(session.chosenSchedule == .quota(Quota(7, in: .days(DayGrid(every: 14)!))!))
    }

    @Test("SCH-4, SCH-9: fewer days than times take the times down with them")
    func shorterBlock() throws {
        let session = try editing(.quota(Quota(10, in: .days(DayGrid(every: 14, from: "2026-03-02")!))!))
        session.move(.down, .down)
        session.app.press(digit: 5)
        try #require(session.ruleRows.first == "Times: 5")
        session.app.save()
        #expect(session.chosenSchedule == .quota(Quota(5, in: .days(DayGrid(every: 5)!))!))
    }

    @Test("SCH-2, SCH-9: every N days, 2 to 365")
    func interval() throws {
        let session = try KeySession.choosingRule()
        session.move(.up, .right, .right)
        for digit in [2, 1] { session.app.press(digit: digit) }
        #expect(session.ruleRows == ["Every: 21 days"])
        for _ in 1...30 { session.move(.left) }
        #expect(session.ruleRows == ["Every: 2 days"])
        // A one alone is no number of days, and 999 are too many.
        session.app.press(digit: 1)
        #expect(session.ruleRows == ["Every: 2 days"])
        session.move(.right)
        for _ in 1...3 { session.app.press(digit: 9) }
        #expect(session.ruleRows == ["Every: 9 days"])
        session.app.save()
        #expect(session.chosenSchedule == .interval(DayGrid(every: 9)!))
    }

    @Test("SCH-3, SCH-9: days of the month are switches that digits lead to; without one nothing is chosen")
    func monthDays() throws {
        let session = try KeySession.choosingRule()
        session.move(.up, .left, .left)
        session.app.save()
        #expect(session.form?.form.scheduleText == nil)
        session.app.confirm()
        #expect(session.schedule?.repeats.value == "days of the month")
        for digit in [1, 5] { session.app.press(digit: digit) }
        #expect(session.schedule?.rows[14].isFocused == true)
        session.app.press()
        session.move(.down, .down, .right, .right)
        #expect(session.schedule?.rows[30].isFocused == true)
        session.app.press()
        session.move(.down)
        #expect(session.schedule?.isDoneFocused == true)
        // Done stands below the first column.
        session.move(.up)
        #expect(session.schedule?.rows[28].isFocused == true)
        session.move(.down)
        session.app.press()
        #expect(session.chosenSchedule == .monthDays(MonthDaySet([15, 31])))
        #expect(session.form?.form.scheduleText == "On the 15th and last day")
    }

    @Test("SCH-2, SCH-4: what a habit counts from is kept by a sheet that is opened and left with Done")
    func kept() throws {
        for rule in [
            Schedule.interval(DayGrid(every: 3, from: "2026-03-02")!),
            .quota(Quota(4, in: .days(DayGrid(every: 10, from: "2026-02-27")!))!),
        ] {
            let session = try editing(rule)
            session.app.save()
            #expect(session.chosenSchedule == rule)
            session.app.save()
            #expect(try session.desk.library.tracker(1)?.schedule(on: .today) == rule)
            #expect(try session.desk.steps.isEmpty)
        }
    }

    @Test("SCH-2: another number of days begins a grid today, and the old number finds its own again")
    func grid() throws {
        let session = try editing(.interval(DayGrid(every: 3, from: "2026-03-02")!))
        session.move(.right)
        session.move(.left)
        #expect(!(session.model.sheets.last?.hasUnsavedInput ?? true))
        session.move(.right)
        session.app.save()
        session.app.save()
        #expect(
            try session.desk.library.tracker(1)?.schedule(on: .today)
                == .interval(DayGrid(every: 4, from: .today)!))
    }
}
