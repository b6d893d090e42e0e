import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let show = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: ShowCommand.init,
        summary: Phrase(
            "show one tracker: calendar, heat map, streaks", "показать трекер: календарь, карта года, серии"),
        alsoCalled: ["details", "info", "view", "подробности", "показать"],
        operands: [OperandSpec(.tracker)],
        examples: [
            Example(
                ["show", .run], Phrase("how it goes with one tracker", "как идут дела с одним трекером")),
            Example(["show", .run, "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker show`: everything about one tracker.
struct ShowCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let loaded = try session.load()
        let tracker = try session.tracker(session.invocation.operands[0], in: loaded.library)
        guard
            let state = TrackerDetailsState(
                tracker.id, in: loaded.library, today: session.today, conventions: session.conventions)
        else { return .done }
        session.show(
            loaded.warnings, json: .show(state),
            records: records(state) + records(state.habit) + notes(state.habit),
            lines: DetailsView(context: session.console.context).lines(state))
        return .done
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
            ["goal", state.card.day.goal?.text ?? ""],
            ["amount", state.card.day.goal == nil ? "" : state.card.day.amount?.text ?? ""],
            ["due", state.card.day.isDue ? "1" : "0"],
            ["skipped", state.card.day.isSkipped ? "1" : "0"],
            ["note", state.card.day.note ?? ""],
            ["standing", state.card.standing.word],
            ["since", state.card.standing.since?.iso ?? ""],
        ]
    }

    private func records(_ habit: HabitFigures) -> [[String]] {
        [
            ["nextDue", habit.nextDue?.iso ?? ""],
            ["streakSince", habit.streak?.since?.iso ?? ""],
            ["lastMissed", habit.streak?.lastMissed?.iso ?? ""],
            ["strength", habit.strength.map { JSON.strength($0).text } ?? ""],
            ["periodStreak", habit.periods.map { String($0.current) } ?? ""],
            ["bestPeriodStreak", habit.periods.map { String($0.best) } ?? ""],
            [
                "amounts",
                habit.amounts.entries.map { "\($0.day.iso)=\($0.value.text)" }.joined(separator: ","),
            ],
            ["skips", habit.skips.map(\.iso).joined(separator: ",")],
            ["rests", habit.rests.map(\.iso).joined(separator: ",")],
            ["done", habit.quota.map { String($0.done) } ?? ""],
            ["asked", habit.quota.map { String($0.asked) } ?? ""],
        ]
    }

    /// A record each, as the texts may have any sign between them.
    private func notes(_ habit: HabitFigures) -> [[String]] {
        let texts = habit.notes.entries.map { "\($0.day.iso)=\($0.value)" }
        return (texts.isEmpty ? [""] : texts).map { ["notes", $0] }
    }
}
