import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The focus and the shown days; today is Sunday 8 March 2026.
@MainActor @Suite struct WeekViewModelTests {
    private func week(firstWeekday: Weekday = .monday) throws -> WeekViewModel {
        WeekViewModel(
            workspace: try Desk(nil, Conventions(language: .english, firstWeekday: firstWeekday)).workspace,
            library: try .holding(.habit(1, "A"), .habit(2, "B"), .habit(3, "C", planned: .on(.monday))))
    }

    @Test("WEEK-1, SET-3: it opens on today's week, from the first weekday on")
    func opens() throws {
        let week = try week()
        #expect(week.state.days == "2026-03-02"..."2026-03-08")
        #expect(week.focusedDay == .today && week.focused == 1)
        #expect(try self.week(firstWeekday: .sunday).state.days == "2026-03-08"..."2026-03-14")
    }

    @Test("WEEK-4: a week back and forth keeps the weekday and the row")
    func weeks() throws {
        let week = try week()
        week.focus(onRow: 1)
        week.moveWeek(by: -1)
        #expect(week.state.days == "2026-02-23"..."2026-03-01")
        #expect(week.focusedDay == "2026-03-01" && week.focused == 2)
        week.moveWeek(by: 2)
        #expect(week.state.days == "2026-03-09"..."2026-03-15" && week.focusedDay == "2026-03-15")
    }

    @Test("WEEK-3: a day beside the shown ones shows its week")
    func sideways() throws {
        let week = try week()
        week.focus(on: "2026-03-01")
        #expect(week.state.days == "2026-02-23"..."2026-03-01" && week.focusedDay == "2026-03-01")
        week.focus(on: "2026-03-02")
        #expect(week.state.days == "2026-03-02"..."2026-03-08")
    }

    @Test("WEEK-6: with two weeks both can have the focus, and [ moves by one week")
    func twoWeeks() throws {
        let week = try week()
        week.weeks = 2
        #expect(week.state.days == "2026-02-23"..."2026-03-08" && week.state.columns.count == 14)
        week.focus(on: "2026-02-23")
        #expect(week.state.days == "2026-02-23"..."2026-03-08")
        week.focus(on: "2026-02-22")
        #expect(week.state.days == "2026-02-16"..."2026-03-01")
        week.moveWeek(by: -1)
        #expect(week.state.days == "2026-02-09"..."2026-02-22" && week.focusedDay == "2026-02-15")
    }

    @Test("WEEK-4: not beyond 1900 and 2199")
    func ends() throws {
        let week = try week()
        for _ in 0..<3 { week.moveWeek(by: -7000) }
        #expect(week.focusedDay == .earliest && week.state.days == .earliest...(.earliest + 6))
        for _ in 0..<3 { week.moveWeek(by: 16_000) }
        // 31 December 2199 is a Tuesday.
        #expect(week.focusedDay == .latest && week.state.days == (.latest - 1)...(.latest))
    }

    @Test("A row that a week does not have gives the focus to the one in its place")
    func goneRow() throws {
        let week = try WeekViewModel(
            workspace: Desk().workspace,
            library: .holding(
                .habit(1, "A"), .event(2, "B", done: ["2026-03-04"]), .habit(3, "C")))
        #expect(week.state.rows.map(\.name) == ["A", "B", "C"])
        week.focus(onRow: 1)
        week.moveWeek(by: 1)
        #expect(week.state.rows.map(\.name) == ["A", "C"] && week.focused == 3)
    }
}
