import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct CalendarStateTests {
    private static let march = Month(year: 2026, month: 3)

    private static func state(
        _ trackers: [Tracker] = [], month: Month = march, selected: Day? = nil,
        _ conventions: Conventions = .english
    ) -> CalendarState {
        CalendarState(trackers, month: month, selected: selected, today: .today, conventions: conventions)
    }

    /// ● ◕ ◑ ◔ ○ from all to none, ◐ begun, · planned on a day to come, ~ off, and a blank.
    private static func marks(_ state: CalendarState) -> String {
        state.cells.map { cell in
            switch cell.mark {
            case .all: "●"
            case .most: "◕"
            case .half: "◑"
            case .few: "◔"
            case .begun: "◐"
            case .missed: "○"
            case .blank: " "
            case .ahead: "·"
            case .off: "~"
            }
        }.joined()
    }

    // 2026 has a month for each first weekday; 28 days fill four weeks of a Sunday-first February.
    @Test(
        "MAIN-6: the days stand under their weekdays, whichever day the week begins with",
        arguments: [
            (6, 0, 5, 1, 5), (9, 1, 5, 2, 5), (4, 2, 5, 3, 5), (1, 3, 5, 4, 5), (5, 4, 5, 5, 6),
            (8, 5, 6, 6, 6), (3, 6, 6, 0, 5), (2, 6, 5, 0, 4),
        ])
    func grid(month: Int, blanks: Int, rows: Int, sundayBlanks: Int, sundayRows: Int) {
        let month = Month(year: 2026, month: month)
        for (firstWeekday, blanks, rows) in [
            (Weekday.monday, blanks, rows), (.sunday, sundayBlanks, sundayRows),
        ] {
            let conventions = Conventions(language: .english, firstWeekday: firstWeekday)
            let state = Self.state(month: month, conventions)
            let grid = Array(state.weeks.joined())
            #expect(state.weeks.count == rows && state.weeks.allSatisfy { $0.count == 7 })
            #expect(grid.prefix { $0 == nil }.count == blanks)
            #expect(state.cells.map(\.day.day) == Array(1...month.length))
            #expect(grid[blanks..<blanks + month.length].allSatisfy { $0 != nil })
        }
    }

    @Test("A week that begins on a Wednesday")
    func midweek() {
        let conventions = Conventions(language: .english, firstWeekday: .wednesday)
        let state = Self.state([], conventions)
        #expect(state.weekdayNames == ["Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"])
        #expect(state.weeks[0].map { $0?.day.day } == [nil, nil, nil, nil, 1, 2, 3])
    }

    @Test("Heading and weekday names in both languages")
    func words() {
        #expect(Self.state().title == "March 2026")
        #expect(Self.state().weekdayNames == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(Self.state([], .russian).title == "Март 2026")
        let sundayFirst = Conventions(language: .russian, firstWeekday: .sunday)
        #expect(Self.state([], sundayFirst).weekdayNames == ["Вс", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"])
    }

    // P: 2{R} 4{R,D} 5{D} 6{R,D} 7{D} 8{D}; C: 2{R} 4{R,D} 5{D} 6{D,E} 7{R} 8{D}.
    @Test("MAIN-6, SHADE-1, SHADE-2: the marks of the worked example; Drink is planned on each day to come")
    func marks() throws {
        let state = Self.state(try Library.workedExample().trackers)
        #expect(Self.marks(state) == " ● ●●◑○●" + String(repeating: "·", count: 23))
        #expect(state.cells[5].share.planned == 2 && state.cells[5].share.completed == 1)
        #expect(state.month == Self.march && state.today == .today)
    }

    @Test("MAIN-6: the calendar of one tracker")
    func oneTracker() throws {
        let library = try Library.workedExample()
        let run = Self.state([try #require(library.tracker(1))])
        #expect(Self.marks(run).prefix(8) == " ● ● ○● ")
        let exam = Self.state([try #require(library.tracker(3))])
        #expect(Self.marks(exam).prefix(8) == "     ●  ")
    }

    @Test("MAIN-6: something done where nothing was planned is ●; today not yet done is ○")
    func unplanned() {
        let trackers: [Tracker] = [
            .habit(1, planned: .on(.sunday)), .event(2, done: ["2026-03-03"]),
        ]
        #expect(Self.marks(Self.state(trackers)).prefix(8) == "  ●    ○")
    }

    @Test("TRK-7, SHADE-2: days after today show the plan, done or not")
    func future() {
        #expect(Self.marks(Self.state([.habit(1, done: [.tomorrow])])).suffix(23).allSatisfy { $0 == "·" })
    }

    @Test(
        "OFF-1, OFF-2, C11: skipped and rest days have a mark of their own, to come too; what was done is done"
    )
    func off() {
        let habit = Tracker.habit(
            1, done: ["2026-03-05"], skipped: ["2026-03-03", "2026-03-05", "2026-03-10"],
            pausedDays: ["2026-03-04"])
        #expect(Self.marks(Self.state([habit])) == " ○~~●○○○·~" + String(repeating: "·", count: 21))
    }

    @Test("OFF-2, OFF-3: from the first day of a pause or in the archive on", arguments: [false, true])
    func status(isArchived: Bool) {
        let since: Day = "2026-03-04"
        let habit = Tracker.habit(1, status: isArchived ? .archived(since: since) : .paused(since: since))
        #expect(Self.marks(Self.state([habit])) == " ○○" + String(repeating: "~", count: 28))
    }

    @Test("OFF-1: a day of several trackers is off where all of them are")
    func severalOff() {
        let trackers: [Tracker] = [
            .habit(1, skipped: ["2026-03-03", "2026-03-04"]), .habit(2, skipped: ["2026-03-03"]),
        ]
        #expect(Self.marks(Self.state(trackers)).prefix(5) == " ○~○○")
        #expect(Self.marks(Self.state([trackers[1], .event(3)])).prefix(5) == " ○ ○○")
    }

    @Test(
        "SHADE-1: a day of several habits has the share that was done, that of one is done or not",
        arguments: [
            (1, 0, "○"), (1, 1, "●"), (3, 0, "○"), (3, 1, "◔"), (3, 2, "◑"), (3, 3, "●"), (4, 1, "◔"),
            (4, 2, "◑"), (4, 3, "◕"), (6, 2, "◔"), (6, 4, "◑"), (6, 5, "◕"),
        ])
    func shares(planned: Int, done: Int, mark: String) {
        let trackers = (0..<planned).map { index in
            Tracker.habit(
                Identifier(high: 0, low: UInt64(index)), created: .today, done: index < done ? [.today] : [])
        }
        #expect(Self.marks(Self.state(trackers)).prefix(8) == "       \(mark)")
    }

    @Test("SHADE-1: the legend has the marks that are there, shares together")
    func legend() {
        let trackers: [Tracker] = [
            .habit(1, done: ["2026-03-03", "2026-03-04", "2026-03-05"]),
            .habit(2, done: ["2026-03-04", "2026-03-05"]),
            .habit(3, done: ["2026-03-05"]),
        ]
        let state = Self.state(trackers)
        #expect(Self.marks(state).prefix(8) == " ○◔◑●○○○")
        #expect(state.legend.map(\.marks) == [[.all], [.few, .half], [.missed], [.ahead]])
        #expect(state.legend.map(\.meaning.english) == ["all done", "some", "none", "to come"])
        #expect(Self.state([]).legend.isEmpty)
        #expect(Self.state([trackers[2]]).legend.map(\.marks) == [[.all], [.missed], [.ahead]])
    }

    /// One tracker over a month, as of 27 November 2026, a Friday.
    private static func ahead(_ rule: String, month: Int = 12, done: [Day] = []) -> String {
        let tracker = Tracker.habit(1, planned: .rule(rule), created: "2026-11-02", done: done)
        let state = CalendarState(
            [], only: tracker, month: Month(year: 2026, month: month), today: "2026-11-27",
            conventions: .english)
        return marks(state)
    }

    @Test("SHADE-2: a coming day has the plan of its rule; a quota plans none, a sum its period's last alone")
    func planned() {
        let blank = { String(repeating: " ", count: $0) }
        #expect(Self.ahead("month 31") == blank(30) + "·")
        // December 2026 begins on Tuesday; its Mondays are 7, 14, 21 and 28, its Sundays a day before.
        let weekly = ["      ·", "      ·", "      ·", "      ·   "].joined()
        #expect(Self.ahead("mon") == weekly)
        #expect(Self.ahead("7 a week") == blank(31))
        #expect(Self.ahead("at least 30 km a week") == weekly.dropFirst() + " ")
        #expect(Self.ahead("at most 4 a month") == blank(30) + "·")
        // The week's goal is reached, and the next Sunday is in December.
        #expect(Self.ahead("at least 30 km a week", month: 11).suffix(3) == " · ")
        #expect(Self.ahead("at least 30 km a week", month: 11, done: ["2026-11-25"]).suffix(3) == "   ")
    }

    @Test("SHADE-2: for all it is planned where any habit is, by as many as are planned")
    func plannedByAny() {
        let trackers: [Tracker] = [
            .habit(1, skipped: ["2026-03-12"]), .habit(2, planned: .on(.monday)), .event(3),
        ]
        let state = Self.state(trackers)
        // Monday 9 March; on the 12th only the skipped one would be planned.
        #expect(Self.marks(state).suffix(23) == "··· ···················")
        #expect(state.cells[8...11].map(\.planned) == [2, 1, 1, 0])
        #expect(state.cells[8...].allSatisfy { $0.share == DayShare() })
        #expect(state.cells[7].planned == 1 && !state.cells[7].isToCome && state.cells[8].isToCome)
    }

    @Test("Today and the selection are one day each")
    func todayAndSelection() {
        let state = Self.state(selected: "2026-03-31")
        #expect(state.cells.filter(\.isToday).map(\.day) == [.today])
        #expect(state.cells.filter(\.isSelected).map(\.day) == ["2026-03-31"])
        let april = Self.state(month: Month(year: 2026, month: 4), selected: "2026-03-31")
        #expect(!april.cells.contains { $0.isToday || $0.isSelected })
    }
}
