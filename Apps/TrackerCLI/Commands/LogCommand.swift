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
        options: OptionSpec.lookingBack(
            OptionSpec(
                .days, .count,
                Phrase(
                    "how many days (default: as many as fit)",
                    "сколько дней (по умолчанию: сколько уместится)"))),
        exclusive: OptionSpec.exclusiveDays(.days),
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
        let count = try dayCount()
        let asked = try session.lookingBack(at: session.invocation.operands)
        let areChosen = asked.selection?.named != nil
        let trackers = asked.library.sortedTrackers.filter { areChosen || !$0.status.isArchived }
        let view = LogView(context: session.console.context)
        let room = session.console.format == .text ? view.room(beside: trackers) : nil
        let last = (session.today - ((count ?? room ?? Self.usual) - 1))...session.today
        let days = asked.range.days(today: session.today) ?? last
        let shown = max(days.lowerBound, days.upperBound - ((room ?? days.count) - 1))...days.upperBound
        let state = LogState(trackers, days: shown, today: session.today, language: session.language)
        session.show(
            asked.warnings, json: .log.json(state),
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
}
