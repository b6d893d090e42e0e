import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker stats`: the four figures, the year and the table of trackers.
struct StatsCommand {
    let session: Session

    func run() throws(Failure) {
        let loaded = try session.load()
        let state = StatisticsState(
            loaded.library, order: session.invocation.choice(.sort, StatisticsOrder.self) ?? .category,
            today: session.today, conventions: session.conventions)
        session.show(
            loaded.warnings, json: .stats(state), records: records(state),
            lines: StatisticsView(canvas: session.console.canvas).lines(state))
    }

    private func records(_ state: StatisticsState) -> [[String]] {
        state.rows.map { row in
            [
                row.id.description, row.name, String(row.figures.currentStreak),
                String(row.figures.bestStreak),
                String(row.figures.total), row.figures.rate30.map { JSON.hundredths($0).text } ?? "",
            ]
        }
    }
}
