import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let log = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: LogCommand.init, fields: JSON.logRow.names,
        summary: Phrase(
            "show the last days of trackers, a line each", "показать последние дни, по строке на трекер"),
        alsoCalled: ["grid", "week", "журнал"],
        operands: [OperandSpec(.tracker, .anyNumber)],
        options: [
            OptionSpec(
                .days, .count,
                Phrase(
                    "how many days (default: as many as fit)",
                    "сколько дней; если не указать — сколько уместится")),
            OptionSpec(.category, .category, Phrase("only one category", "только одна категория")),
        ],
        examples: [
            Example(["log"], Phrase("how the last days went", "как прошли последние дни")),
            Example(
                ["log", .run, .read, "--days", "30"],
                Phrase("two habits over a month", "две привычки за месяц")),
            Example(
                ["log", "--category", .sport, "--plain"],
                Phrase("one category, for a script", "одна категория, для скриптов")),
        ])
}

/// `tracker log`: a line per tracker, a column per day.
struct LogCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let named = try dayCount()
        let loaded = try session.load()
        let trackers = try trackers(in: loaded.library)
        let view = LogView(context: session.console.context)
        let room = session.console.format == .text ? view.room(beside: trackers) : nil
        let count = min(named ?? room ?? Self.usual, room ?? .max)
        let state = LogState(trackers, days: count, today: session.today, language: session.language)
        session.show(
            loaded.warnings, json: .log.json(state),
            records: state.rows.map(JSON.logRow.record), lines: view.lines(state))
        return .done
    }

    /// Two weeks without a window to fit them into.
    private static let usual = 14

    private func dayCount() throws(Failure) -> Int? {
        guard let word = session.invocation.value(.days) else { return nil }
        guard let count = Int(word), (1...DaysWord.most).contains(count) else {
            throw .invalid(.badDayCount(word))
        }
        return count
    }

    /// The trackers named, else all that are not archived, or those of the category named.
    private func trackers(in library: Library) throws(Failure) -> [Tracker] {
        let category = try session.invocation.value(.category).map { (word) throws(Failure) in
            try session.category(word, in: library)
        }
        let words = session.invocation.operands
        let trackers =
            words.isEmpty
            ? library.sortedTrackers.filter { !$0.status.isArchived }
            : try session.trackers(words, in: library)
        return trackers.filter { category == nil || $0.categoryID == category?.id }
    }
}
