import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let stats = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: StatsCommand.init,
        fields: StatisticsState.keys.filter { $0 != .slipping }.map(\.rawValue),
        fieldsOfDays: [StatisticsState.keyOfDays.rawValue],
        summary: Phrase(
            "show the figures, the year and all streaks", "показать итоги, карту года и все серии"),
        alsoCalled: ["statistics", "streaks", "streak", "year", "статистика", "год"],
        operands: [OperandSpec(.tracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .sort, .words(StatisticsOrder.allCases.map(\.rawValue)),
                Phrase(
                    """
                    order of the table: category (default), name, current streak, best streak, days \
                    done, 30-day rate, strength, its change in 30 days, last 14 days
                    """,
                    """
                    порядок таблицы: категория (по умолчанию), название, текущая серия, лучшая серия, \
                    сколько дней, доля за 30 дней, сила привычки, её изменение за 30 дней, последние 14 дней
                    """
                ))),
        exclusive: OptionSpec.exclusiveDays(),
        examples: [
            Example(
                ["stats", "--sort", "current"],
                Phrase("the longest running streaks first", "сначала самые длинные текущие серии")),
            Example(["stats", "--year", "2026"], Phrase("one year alone", "только один год")),
            Example(
                ["stats", .run, "--date", .init("last month", "прошлый месяц")],
                Phrase("how a habit went last month", "как шла привычка в прошлом месяце")),
        ])
}

/// `tracker stats`: the four figures, the year and the table of trackers.
struct StatsCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let asked = try session.lookingBack(at: session.invocation.operands)
        let state = StatisticsState(
            asked.library, of: asked.selection, over: asked.range,
            order: session.invocation.choice(.sort, StatisticsOrder.self) ?? .category,
            today: session.today, conventions: session.conventions)
        session.show(
            asked.warnings, json: .stats.json(state),
            records: state.rows.map { state.lineFacts(of: $0).flatMap { $0.value?.fields ?? [] } },
            lines: StatisticsView(context: session.console.context).lines(state))
        return .done
    }
}
