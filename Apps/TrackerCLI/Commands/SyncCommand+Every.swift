import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let syncEvery = CommandSpec(
        in: .data, effect: .changes, makeCommand: SyncEveryCommand.init,
        fields: ["system", "interval", "library"],
        summary: Phrase(
            "exchange by itself where git carries the folder",
            "обмениваться автоматически, если папку переносит git"),
        alsoCalled: ["auto", "timer", "schedule", "cron", "каждые"],
        operands: [OperandSpec(.interval, .optional)],
        options: [
            OptionSpec(
                .by, .words(TimerSystem.allCases.map(\.rawValue)),
                Phrase(
                    "what runs it (default: the first there is)",
                    "что его запускает (по умолчанию: первое, что есть)"))
        ],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    launchd, systemd or cron, whichever is there, runs “tracker sync -q”, which prints nothing; “sync \
                    status” shows how it went. Before anything is written, it asks, with each file and each command; \
                    --dry-run shows them.
                    """,
                    """
                    launchd, systemd или cron — что из них есть — запускает «tracker sync -q», который ничего не выводит; \
                    как прошёл обмен, покажет «sync status». Прежде чем что-либо записать, программа спросит и назовёт \
                    каждый файл и каждую команду; --dry-run покажет их.
                    """)),
            .text(
                Phrase(
                    "Other folders need no timer: what carries them exchanges by itself.",
                    "Для других папок таймер не нужен: обмен через них и так идёт сам.")),
        ],
        examples: [
            Example(["sync", "every"], Phrase("is there a timer?", "есть ли таймер?")),
            Example(
                ["sync", "every", "off", "--dry-run"],
                Phrase("see what its end would do", "посмотреть, что изменит выключение")),
        ])
}

/// `tracker sync every`: tells of the timer that exchanges, sets it up, or takes it away.
struct SyncEveryCommand: Command {
    let session: Session

    private var timer: TimerChange { session.exchangeTimer }
    private var isDryRun: Bool { session.globals.isDryRun }

    func run() throws(Failure) -> ExitCode {
        let typed = session.invocation.operands.first
        let interval = typed.flatMap { ExchangeInterval($0) }
        if let typed, interval == nil, !typed.isOff { throw .invalid(.knownIntervals) }
        if let interval {
            try set(interval)
        } else if session.invocation.has(.by) {
            throw .invalid(.byNeedsInterval(session.repeated))
        } else if typed == nil {
            try tell()
        } else {
            try end()
        }
        return .done
    }

    private func set(_ interval: ExchangeInterval) throws(Failure) {
        let task = TimerTask.exchange(interval)
        // A line that is wrong on this system is refused before what may change.
        do throws(Failure) { _ = try timer.plan(task) } catch { if case .invalid = error { throw error } }
        try requireGit()
        let (plan, remark) = try timer.set(task, asking: .exchangeQuestion(interval))
        if session.console.format == .json {
            session.print(
                .exchange.json((plan.job, plan.files, isDryRun)), [],
                remark.map { [Warning(code: "crontabBefore", text: $0)] } ?? [])
        } else {
            session.tell(isDryRun ? .wouldExchange(interval) : .willExchange(interval))
            if isDryRun, !session.globals.isQuiet { timer.show(plan) }
            if let remark { session.console.say(remark, .secondary) }
        }
    }

    /// Fails unless git carries the folder, as everything else exchanges without a timer.
    private func requireGit() throws(Failure) {
        let sync = session.sync
        guard let status = try Failure.unlessStored(try sync.status()) else {
            throw .store(.sync(.notInStep))
        }
        guard status.carrier != .git else { return }
        throw .notFound(.notCarriedByGit(status.folder.map { session.home.shown($0).pathExcerpt }))
    }

    private func end() throws(Failure) {
        let wasSet = try timer.remove()
        if session.console.format == .json {
            session.print(.exchange.json((job: nil, files: [], isDryRun)))
        } else if wasSet {
            session.tell(isDryRun ? .wouldEndExchange : .noMoreExchange)
        } else {
            session.tell((isDryRun ? .wouldChangeNothing : .empty) + .noExchange(session.repeated))
        }
    }

    private func tell() throws(Failure) {
        let entry = try timer.current()
        let job = entry?.job
        var lines: [Phrase] = []
        if let job, let interval = job.interval {
            lines.append(.exchangeStands(interval, by: job.system))
            if let finding = entry?.finding(for: session.timerLibrary) {
                lines.append(finding.phrase(session.repeated))
            }
            if job.library != session.timerLibrary {
                lines.append(.exchangeOfOtherLibrary(session.home.shown(job.library)))
            }
        } else {
            lines.append(entry == nil ? .noExchange(session.repeated) : .foreignExchange(session.repeated))
        }
        let context = session.console.context
        session.show(
            json: .exchange.json((job, files: entry?.files ?? [], isDryRun: false)),
            records: entry.map {
                [[$0.system.rawValue, job?.interval?.text ?? "", job?.library ?? ""]]
            } ?? [],
            lines: lines.map { context.line($0(session.language)) })
    }
}

extension Session {
    var exchangeTimer: TimerChange { TimerChange(session: self, timer: exchanges, label: .sync) }

    /// The timer that exchanges this library; nil if there is none, or it cannot be read.
    var ownExchange: TimerEntry? {
        let entry = (try? exchanges.current()) ?? nil
        return entry?.job?.library == timerLibrary ? entry : nil
    }

    /// What a person should know of a timer that exchanges; nil if it is in order.
    func warning(of exchange: TimerEntry) -> Warning? {
        exchange.finding(for: timerLibrary).map {
            Warning(code: $0.code, text: $0.phrase(repeated)(language))
        }
    }
}
