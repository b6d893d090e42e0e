import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker show`: everything about one tracker.
struct ShowCommand {
    let session: Session

    func run() throws(Failure) {
        let loaded = try session.load()
        let tracker = try session.tracker(session.invocation.operands[0], in: loaded.library)
        guard
            let state = TrackerDetailsState(
                tracker.id, in: loaded.library, today: session.today, conventions: session.conventions)
        else { return }
        session.show(
            loaded.warnings, json: .show(state), records: records(state),
            lines: DetailsView(canvas: session.console.canvas).lines(state))
    }

    private func records(_ state: TrackerDetailsState) -> [[String]] {
        [
            ["id", state.card.id.description],
            ["name", state.card.name],
            ["emoji", state.card.emoji],
            ["color", String(state.card.color.number)],
            ["kind", state.card.isEvent ? "event" : "habit"],
            ["category", state.card.category.name],
            ["schedule", state.card.schedule?.text ?? ""],
            ["pinned", state.card.isPinned ? "1" : "0"],
            ["completed", state.card.isCompleted ? "1" : "0"],
            ["createdOn", state.createdOn.iso],
            ["startDay", state.startDay.iso],
            ["currentStreak", String(state.figures.currentStreak)],
            ["bestStreak", String(state.figures.bestStreak)],
            ["total", String(state.figures.total)],
            ["rate30", state.figures.rate30.map { JSON.hundredths($0).text } ?? ""],
            ["completions", state.completions.map(\.iso).joined(separator: ",")],
        ]
    }
}
