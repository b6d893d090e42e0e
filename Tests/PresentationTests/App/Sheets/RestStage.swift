import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The app around Christmas, seen on Monday, 28 December 2026.
@MainActor protocol RestStage {}

extension RestStage {
    static var today: Day { "2026-12-28" }
    static var christmas: ClosedRange<Day> { "2026-12-24"..."2027-01-02" }

    func session(_ trackers: [Tracker], _ conventions: Conventions = .english) throws -> AppSession {
        let session = try AppSession(
            Library(id: 1000, categories: [.home, .work], trackers: trackers), conventions)
        session.desk.today = Self.today
        session.app.reload()
        session.app.perform(.goToToday)
        return session
    }

    func habits(_ names: [String], resting days: ClosedRange<Day>? = nil) -> [Tracker] {
        names.enumerated().map { index, name in
            let habit = Tracker.habit(Identifier(high: 0, low: UInt64(index + 1)), name)
            return days.map { habit.resting(on: $0) } ?? habit
        }
    }

    func rests(_ session: AppSession, _ id: Identifier = 1) -> [ClosedRange<Day>]? {
        session.app.list.library.tracker(id)?.pausedDays.ranges
    }

    func sheet(_ session: AppSession) throws -> BreakViewModel {
        try #require(session.app.sheets.last as? BreakViewModel)
    }

    /// Opens a sheet on a habit that the list has under a filter.
    func perform(_ action: AppAction, on id: Identifier, _ session: AppSession) {
        session.app.list.choose(.inactive)
        session.app.focus(on: id)
        session.app.perform(action)
    }
}
