import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let list = CommandSpec(
        in: .everyDay, needs: .library, makeCommand: ListCommand.init,
        fields: ListCommand.columns.map(\.name),
        summary: Phrase("show the trackers of a day", "показать трекеры на день"),
        alsoCalled: ["ls", "today", "agenda", "trackers", "habits", "список", "сегодня"],
        options: [
            OptionSpec(.date, .day, Phrase("the day (default: today)", "день (по умолчанию: сегодня)")),
            OptionSpec(
                .filter, .words(TrackerFilter.allCases.map(\.rawValue)),
                Phrase(
                    """
                    all trackers (default), those for today, the completed, the others, what must be \
                    done today, those that rest
                    """,
                    """
                    все трекеры (по умолчанию), трекеры на сегодня, завершённые, незавершённые, то, что \
                    пора сделать, то, что на отдыхе
                    """
                )),
            OptionSpec(
                .category, .category, Phrase("only one category", "только одна категория")),
            OptionSpec(
                .search, .text,
                Phrase(
                    "only names with TEXT somewhere in them", "только названия, в которых встречается ТЕКСТ")),
            OptionSpec(
                .exitCode, nil,
                Phrase(
                    "exit with 1 where nothing is listed", "завершиться с кодом 1, если ничего не показано")),
        ],
        examples: [
            Example(["list"], Phrase("what there is to do today", "что нужно сделать сегодня")),
            Example(
                ["list", "--date", .init("yesterday", "вчера"), "--filter", "not-completed"],
                Phrase("what was left undone yesterday", "что осталось несделанным вчера")),
            Example(
                ["list", "--filter", "due", "--plain", "--exit-code"],
                Phrase("is anything left to do?", "осталось ли что-нибудь сделать?")),
        ])
}

/// `tracker list`: the trackers of a date.
struct ListCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let filter = session.invocation.choice(.filter, TrackerFilter.self) ?? .all
        let date = try session.date()
        if filter == .today, date != session.today { throw .invalid(.filterTodayNeedsToday) }
        let loaded = try session.load()
        let category = try session.invocation.value(.category).map { (word) throws(Failure) in
            try session.category(word, in: loaded.library)
        }
        var state = MainListState(
            loaded.library, date: date, today: session.today, filter: filter,
            search: session.invocation.value(.search) ?? "", in: category, conventions: session.conventions)
        let advice = Advice.onCommandLine(session.repeated)
        state.placeholder?.note = loaded.library.emptied(by: session.sync)?.phrase(advice)(session.language)
        var document = state
        if state.placeholder?.kind == .empty {
            document.placeholder?.text += " " + Phrase.hintAddTracker(session.repeated)(session.language)
        }
        let context = session.console.context
        session.show(
            loaded.warnings, json: .list.json(document),
            records: state.cards.map { card in Self.columns.map { $0.text(card) } },
            lines: ListView(context: context).lines(state))
        return session.invocation.has(.exitCode) && state.cards.isEmpty ? .couldNot : .done
    }

    /// The fields of `--plain`, which have other names than the keys of JSON; new ones go to the end.
    static let columns: [(name: String, text: @Sendable (TrackerCard) -> String)] = [
        ("id", { $0.id.description }),
        ("done", { $0.isCompleted ? "1" : "0" }),
        ("name", { $0.name }),
        ("category", { $0.category.name }),
        ("days", { String($0.completedDays) }),
        ("due", { $0.day.isDue ? "1" : "0" }),
        ("amount", { $0.day.amount?.text ?? "" }),
        ("goal", { $0.goalInForce }),
        ("schedule", { $0.schedule?.typed ?? "" }),
        ("state", { $0.stateWord }),
    ]
}

extension TrackerCard {
    /// The goal of the date, `at least 5 km`, or that of its period, `at least 30 km a week`; empty without one.
    var goalInForce: String {
        day.measure?.text ?? ""
    }

    /// `skipped`, `rest`, `paused` or `archived`; empty on a date like others.
    fileprivate var stateWord: String {
        if day.isInactive { return isPausedOnDate ? status.word : "rest" }
        return day.isSkipped ? "skipped" : ""
    }
}
