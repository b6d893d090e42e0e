import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let show = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: ShowCommand.init, fields: ["key", "value"],
        summary: Phrase(
            "show one tracker: calendar, heat map, streaks", "показать трекер: календарь, карта года, серии"),
        alsoCalled: ["details", "info", "view", "подробности", "показать"],
        operands: [OperandSpec(.tracker)],
        examples: [
            Example(
                ["show", .run], Phrase("how one tracker is doing", "как дела у одного трекера")),
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
            loaded.warnings, json: .show(state), records: state.records,
            lines: DetailsView(context: session.console.context).lines(state))
        return .done
    }
}

extension TrackerDetailsState {
    /// The keys of `--plain` before it had all those of JSON, in their order; newer keys follow.
    private static let firstKeys: [TrackerFact.Key] = [
        .id, .name, .emoji, .color, .kind, .category, .schedule, .pinned, .completed, .createdOn, .startDay,
        .currentStreak, .bestStreak, .total, .rate30, .completions, .goal, .amount, .due, .skipped, .note,
        .status, .since, .nextDue, .streakSince, .lastMissed, .strength, .periodStreak, .bestPeriodStreak,
        .amounts, .skips, .pausedDays, .done, .asked, .notes,
    ]

    /// One record per fact, and one per note.
    fileprivate var records: [[String]] {
        let keys = Self.firstKeys + TrackerFact.Key.allCases.filter { !Self.firstKeys.contains($0) }
        return keys.compactMap(fact).flatMap { fact in
            fields(of: fact).map { [fact.key.rawValue, $0] }
        }
    }

    private func fields(of fact: TrackerFact) -> [String] {
        switch fact.value {
        case nil: []
        // In JSON the goal of a period stands in its rule alone.
        case .goal?: [card.goalInForce]
        case let value?: value.fields
        }
    }
}
