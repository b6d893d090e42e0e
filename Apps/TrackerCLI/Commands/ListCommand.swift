import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker list`: the trackers of a date.
struct ListCommand {
    let session: Session

    func run() throws(Failure) {
        let filter = session.invocation.choice(.filter, TrackerFilter.self) ?? .all
        let date = try session.date()
        if filter == .today, date != session.today { throw .invalid(.filterTodayNeedsToday) }
        let loaded = try session.load()
        let state = MainListState(
            loaded.library, date: date, today: session.today, filter: filter,
            search: session.invocation.value(.search) ?? "", conventions: session.conventions)
        session.show(
            loaded.warnings, json: .list(state), records: records(state),
            lines: ListView(canvas: session.console.canvas).lines(state))
    }

    private func records(_ state: MainListState) -> [[String]] {
        state.cards.map {
            [
                $0.id.description, $0.isCompleted ? "1" : "0", $0.name, $0.category.name,
                String($0.completedDays),
            ]
        }
    }
}
