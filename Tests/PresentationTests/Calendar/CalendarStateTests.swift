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

    /// ● all, ◐ some, ○ none, · future, ~ off, and a blank.
    private static func marks(_ state: CalendarState) -> String {
        state.cells.map { cell in
            switch cell.mark {
            case .all: "●"
            case .partly: "◐"
            case .missed: "○"
            case .blank: " "
            case .future: "·"
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
    @Test("MAIN-6: the marks of the worked example")
    func marks() throws {
        let state = Self.state(try Library.workedExample().trackers)
        #expect(Self.marks(state) == " ● ●●◐○●" + String(repeating: "·", count: 23))
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

    @Test("TRK-7: days after today are future, done or not")
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

    @Test("Today and the selection are one day each")
    func todayAndSelection() {
        let state = Self.state(selected: "2026-03-31")
        #expect(state.cells.filter(\.isToday).map(\.day) == [.today])
        #expect(state.cells.filter(\.isSelected).map(\.day) == ["2026-03-31"])
        let april = Self.state(month: Month(year: 2026, month: 4), selected: "2026-03-31")
        #expect(!april.cells.contains { $0.isToday || $0.isSelected })
    }
}
