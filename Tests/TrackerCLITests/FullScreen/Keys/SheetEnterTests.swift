import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V1, V2: Enter confirms in every sheet") struct SheetEnterTests {
    private func schedule(_ rule: Schedule = .everyDay) throws -> KeySession {
        let session = try KeySession(.holding(.habit(1, "Run", planned: rule)))
        session.app.perform(.editTracker)
        try session.tab(to: .schedule)
        session.app.confirm()
        return session
    }

    /// With the focus on the kind of a new habit's rule, turned so many places.
    private func kind(_ turns: Int) throws -> KeySession {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        session.move(.up)
        for _ in 0..<turns { session.move(.right) }
        return session
    }

    private func type(_ digits: String, _ session: KeySession) {
        for digit in digits.compactMap(\.wholeNumberValue) { session.app.press(digit: digit) }
    }

    private func chosen(_ session: KeySession) -> Schedule? { session.form?.form.draft.schedule }

    @Test("V1: in the schedule Enter takes what is chosen, wherever the focus is", arguments: 0...8)
    func everyRow(down: Int) throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        session.app.chooseAll()
        session.move(.up)
        for _ in 0..<down { session.move(.down) }
        session.app.confirm()
        #expect(session.form?.form.scheduleText == "Every day")
    }

    @Test("V1: Space and a click turn a switch, and press Done")
    func space() throws {
        let session = try schedule()
        session.app.press()
        #expect(session.schedule?.rows.map(\.isOn) == [false] + Array(repeating: true, count: 6))
        session.app.choose(row: 6)
        #expect(session.schedule?.rows[6].isOn == false)
        session.move(.toEnd)
        session.app.press()
        #expect(chosen(session) == .on(.tuesday, .wednesday, .thursday, .friday, .saturday))
    }

    @Test("V1: the key in the footer that is done is Enter")
    func offered() throws {
        for turns in 0...3 {
            #expect(
                try kind(turns).app.offers.contains {
                    $0.target == .intent(.confirm) && $0.text.english == "done"
                })
        }
    }

    @Test(
        "V2: typed digits stand, and Enter confirms them",
        arguments: [
            (1, "3", Schedule.quota(Quota(3, in: .week)!)), (1, "35", .quota(Quota(5, in: .week)!)),
            (2, "9", .interval(DayGrid(every: 9)!)), (2, "14", .interval(DayGrid(every: 14)!)),
            (2, "365", .interval(DayGrid(every: 365)!)), (3, "15", .monthDays(MonthDaySet([15]))),
            (3, "7", .monthDays(MonthDaySet([7]))), (3, "31", .monthDays(.last)),
        ])
    func digits(turns: Int, digits: String, rule: Schedule) throws {
        let session = try kind(turns)
        type(digits, session)
        session.app.confirm()
        #expect(chosen(session) == rule)
    }

    @Test("V2: a quota of a month or of many days takes numbers of two digits, in each of its rows")
    func rows() throws {
        let session = try kind(1)
        // In: a month.
        session.move(.down, .down, .right)
        type("12", session)
        session.app.confirm()
        #expect(chosen(session) == .quota(Quota(12, in: .month)!))
        try session.tab(to: .schedule)
        session.app.confirm()
        // Per: some days, 3 in 21.
        session.move(.down, .right)
        type("3", session)
        session.move(.down, .down)
        type("21", session)
        session.app.confirm()
        #expect(chosen(session) == .quota(Quota(3, in: .days(DayGrid(every: 21)!))!))
    }

    @Test(
        "V2: a number beyond the bounds is refused with them, and what is shown stays",
        arguments: [
            (1, "9", "A number from 1 to 7."), (1, "0", "A number from 1 to 7."),
            (2, "1", "A number from 2 to 365."), (3, "0", "A number from 1 to 31."),
        ])
    func bounds(turns: Int, digits: String, said: String) throws {
        let session = try kind(turns)
        type(digits, session)
        if session.notice == nil { session.app.confirm() }
        #expect(session.schedule != nil && session.state.notice == Notice(.error, said))
        // It was told: Enter takes what is shown.
        session.app.confirm()
        let shown: [Schedule] = [.quota(Quota(3, in: .week)!), .interval(DayGrid(every: 2)!), .monthDays([])]
        #expect(chosen(session) == shown[turns - 1])
    }

    @Test(
        "V2: a digit behind any other key begins a number of its own; a day that was only passed is not chosen"
    )
    func between() throws {
        let session = try kind(2)
        type("1", session)
        session.move(.down, .up)
        type("4", session)
        session.app.confirm()
        #expect(chosen(session) == .interval(DayGrid(every: 4)!))
        let month = try kind(3)
        type("1", month)
        month.move(.right)
        type("20", month)
        month.app.press()
        month.app.press()
        month.move(.left)
        month.app.confirm()
        #expect(chosen(month) == .monthDays([]))
    }

    @Test("V1: Esc asks nothing where nothing would be lost")
    func escape() throws {
        let empty = try kind(3)
        empty.escape()
        #expect(empty.form != nil)
        let blanks = try KeySession(.holding(.habit(1, "Run", notes: [(.today, "Far")])))
        blanks.app.perform(.writeNote)
        blanks.type(" ")
        blanks.escape()
        #expect(blanks.state.sheets.isEmpty)
        blanks.app.perform(.editTracker)
        blanks.type(" ")
        blanks.escape()
        #expect(blanks.state.sheets.isEmpty)
        blanks.app.perform(.editTracker)
        try blanks.tab(to: .category)
        blanks.app.confirm()
        blanks.app.perform(.editTracker)
        blanks.type(" ")
        blanks.escape()
        #expect(blanks.categories != nil)
    }

    @Test(
        "V1: Esc asks nothing where others have marked the day as − and + would, or have deleted the category"
    )
    func escapeAfterOthers() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        try session.formModel().focus(on: .addCompletion)
        session.app.press()
        #expect(session.model.sheets.last?.hasUnsavedInput == true)
        try session.desk.elsewhere(.complete([1], on: .today))
        session.model.reload()
        session.escape()
        #expect(session.state.sheets.isEmpty)
        let form = TrackerFormViewModel(
            creating: false, category: Category.work.id, workspace: session.desk.workspace,
            library: try session.desk.library)
        form.show(try .holding(categories: [.home]))
        #expect(form.draft.category == nil && !form.hasUnsavedInput)
    }
}
