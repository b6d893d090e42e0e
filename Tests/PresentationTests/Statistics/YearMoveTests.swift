import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Today is Sunday 8 March 2026; the first completion is of 31 December 2024.
@MainActor @Suite("YEAR-4: years in the app") struct YearMoveTests {
    private func session(_ library: Library? = nil) throws -> AppSession {
        let session = try AppSession(
            library
                ?? .holding(
                    .habit(
                        1, "Run", created: "2024-12-30", done: ["2024-12-31", "2025-01-01", "2026-03-01"]),
                    .habit(2, "Read", created: "2026-02-01")))
        session.app.perform(.showStatistics)
        return session
    }

    private func title(_ session: AppSession) -> String? { session.state.statistics?.statistics.rangeText }

    @Test("YEAR-4: [ goes to this year, to years before and no further, ] comes back")
    func years() throws {
        let session = try session()
        var titles: [String?] = [title(session)]
        for _ in 0..<4 {
            session.app.perform(.previousDay)
            titles.append(title(session))
        }
        #expect(titles == [nil, "2026", "2025", "2024", "2024"])
        #expect(!session.app.isEnabled(.previousDay) && session.app.isEnabled(.nextDay))
        titles = []
        for _ in 0..<4 {
            session.app.perform(.nextDay)
            titles.append(title(session))
        }
        #expect(titles == ["2025", "2026", nil, nil] && !session.app.isEnabled(.nextDay))
    }

    @Test("YEAR-4: t goes back to the last twelve months and to today")
    func today() throws {
        let session = try session()
        #expect(!session.app.isEnabled(.goToToday))
        session.app.perform(.previousDay)
        session.app.perform(.previousDay)
        #expect(session.app.isEnabled(.goToToday))
        session.app.perform(.goToToday)
        #expect(title(session) == nil && session.state.statistics?.focusedDay == .today)
    }

    @Test("YEAR-4: the focus keeps its day in another year, or goes to the nearest")
    func focus() throws {
        let session = try session()
        session.app.focus(on: "2026-02-14")
        session.app.perform(.previousDay)
        session.app.perform(.previousDay)
        #expect(session.state.statistics?.focusedDay == "2025-02-14")
        session.app.focus(on: "2025-11-20")
        session.app.perform(.nextDay)
        // 20 November 2026 is to come.
        #expect(session.state.statistics?.focusedDay == .today)
    }

    @Test("YEAR-4: the focus stays on its row")
    func row() throws {
        let session = try session()
        session.app.focus(onRow: 1)
        session.app.perform(.previousDay)
        session.app.perform(.previousDay)
        #expect(session.state.statistics?.focusedRow == 1)
    }

    @Test("YEAR-4: without a completion there is no year to go to")
    func nothing() throws {
        let session = try session(.holding(.habit(1, "Run")))
        session.app.perform(.previousDay)
        #expect(title(session) == nil && !session.app.isEnabled(.previousDay))
    }

    @Test("YEAR-4: in the details map and bars follow the month into its year, and back")
    func details() throws {
        let session = try session()
        session.app.focus(onRow: 1)
        session.app.perform(.openDetails)
        func state() throws -> TrackerDetailsState {
            let details = try #require(session.app.sheets.last as? TrackerDetailsViewModel)
            return try #require(details.state)
        }
        #expect(try state().heatMap.year == nil)
        // From March 2026 to January 2025.
        for _ in 0..<14 { session.app.perform(.previousDay) }
        let january = try state()
        #expect(january.heatMap.year == 2025 && january.months.bars.count == 12)
        #expect(january.months.bars.map(\.count) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(january.fact(.total)?.texts == ["3 days"], "the figures are of all days")
        session.app.perform(.previousDay)
        #expect(try state().heatMap.year == 2024)
        // Before the habit there is nothing to see.
        for _ in 0..<12 { session.app.perform(.previousDay) }
        #expect(try state().heatMap.year == nil)
        session.app.perform(.goToToday)
        #expect(try state().heatMap.year == nil)
    }
}
