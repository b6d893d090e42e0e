import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let calendar = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: CalendarCommand.init,
        fields: CalendarCommand.columns.names,
        summary: Phrase("show a month, day by day", "показать месяц по дням"),
        alsoCalled: ["month", "календарь"],
        operands: [OperandSpec(.tracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .month, .month,
                Phrase("the month (default: the current one)", "месяц (по умолчанию: текущий)"))),
        exclusive: OptionSpec.exclusiveDays(.month),
        examples: [
            Example(
                ["calendar"], Phrase("how much of each day was done", "сколько сделано в каждый из дней")),
            Example(["calendar", .run], Phrase("the days of one tracker", "дни одного трекера")),
            Example(
                ["calendar", "--month", "2026-02"], Phrase("February 2026", "февраль 2026 года")),
        ])
}

/// `tracker calendar`: a month, or those of some days, over all trackers or chosen ones.
struct CalendarCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let month = try month()
        let asked = try session.lookingBack(at: session.invocation.operands, mayBeToCome: true)
        let state = CalendarMonths(
            asked.library, of: asked.selection, month: month, days: asked.range.days, today: session.today,
            conventions: session.conventions)
        let view = CalendarView(context: session.console.context)
        session.show(
            asked.warnings, json: .calendar.json(state), records: state.cells.map(Self.columns.record),
            lines: view.lines(state))
        return .done
    }

    private func month() throws(Failure) -> Month {
        guard let word = session.invocation.value(.month) else { return Month(containing: session.today) }
        return try session.parsed(try MonthWord.month(word, upTo: session.today))
    }

    /// The fields of a day in `--plain`.
    static let columns = JSON.calendarDay.only("date", "planned", "completed")
}
