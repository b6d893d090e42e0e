import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("MAIN-6: the calendar") struct CalendarViewModelTests {
    private func calendar(_ selected: Day) throws -> CalendarViewModel {
        CalendarViewModel(workspace: try Desk().workspace, library: try .workedExample(), selected: selected)
    }

    private func selection(_ calendar: CalendarViewModel) -> [Day] {
        calendar.state.cells.filter(\.isSelected).map(\.day)
    }

    @Test func opensOnTheSelection() throws {
        let calendar = try calendar("2026-02-14")
        #expect(calendar.state.month.iso == "2026-02" && selection(calendar) == ["2026-02-14"])
    }

    @Test("By days the month follows")
    func days() throws {
        let calendar = try calendar("2026-02-26")
        calendar.move(byDays: 7)
        #expect(calendar.selected == "2026-03-05" && calendar.state.month.iso == "2026-03")
        #expect(selection(calendar) == ["2026-03-05"])
        calendar.move(byDays: -5)
        #expect(calendar.selected == "2026-02-28" && calendar.state.month.iso == "2026-02")
    }

    @Test(
        "By months the day of the month stays where the month has it",
        arguments: [
            ("2026-01-15", 1, "2026-02-15"), ("2026-01-31", 1, "2026-02-28"), ("2026-01-31", 2, "2026-03-31"),
            ("2026-03-31", -1, "2026-02-28"), ("2024-02-29", 12, "2025-02-28"),
            ("2024-02-29", -48, "2020-02-29"), ("2026-01-15", -14, "2024-11-15"),
            ("2025-12-31", 2, "2026-02-28"),
        ] as [(Day, Int, Day)])
    func months(from: Day, months: Int, to: Day) throws {
        let calendar = try calendar(from)
        calendar.move(byMonths: months)
        #expect(calendar.selected == to && calendar.state.month == Month(containing: to))
        #expect(selection(calendar) == [to])
    }

    @Test("It ends with the years 1900 and 2199")
    func limits() throws {
        let calendar = try calendar("2199-12-15")
        calendar.move(byMonths: 1)
        #expect(calendar.selected == "2199-12-15")
        calendar.move(byDays: 20)
        #expect(calendar.selected == "2199-12-31")
        calendar.select("1900-01-20")
        calendar.move(byMonths: -1)
        #expect(calendar.selected == "1900-01-20" && calendar.state.month.iso == "1900-01")
        calendar.move(byMonths: -5000)
        #expect(calendar.selected == "1900-01-20")
        calendar.move(byDays: -20)
        #expect(calendar.selected == "1900-01-01")
    }

    @Test("LIVE-1: marks follow a change of the library")
    func show() throws {
        let calendar = try calendar(.today)
        #expect(calendar.state.cells[6].mark == .missed)
        calendar.follow(try .holding(.habit(1, done: [.yesterday])))
        #expect(calendar.state.cells[6].mark == .all && calendar.selected == .today)
    }
}
