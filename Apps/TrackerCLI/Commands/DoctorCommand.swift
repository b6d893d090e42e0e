import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let doctor = CommandSpec(
        in: .upkeep, effect: .changesWith(.repair), settingsTrouble: .asFinding,
        makeCommand: DoctorCommand.init, fields: JSON.remark.names,
        summary: Phrase("check the library and its backups", "проверить библиотеку и резервные копии"),
        alsoCalled: ["verify", "repair", "проверить"],
        options: [
            OptionSpec(
                .repair, nil,
                Phrase(
                    "fix what can be fixed; the old file is saved",
                    "исправить, что можно; старый файл сохранится"))
        ],
        details: [
            .text(
                Phrase(
                    """
                    It tests writing in every folder that changes need, and cleans up: without --repair nothing is \
                    changed.
                    """,
                    """
                    В каждой папке, нужной для изменений, пробует сделать то же, что и они, и убирает за собой: без \
                    --repair всё остаётся как было.
                    """))
        ],
        examples: [
            Example(["doctor"], Phrase("is everything in order?", "всё ли в порядке?")),
            Example(
                ["doctor", "--repair", "--dry-run"],
                Phrase("see what a repair would do", "посмотреть, что будет исправлено")),
        ])
}

/// `tracker doctor`: examines the library and its backups; with `--repair` brings back the newest good state.
struct DoctorCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        if session.invocation.has(.repair) { return try repair() }
        let findings = examine()
        let isOK = !findings.contains(where: \.isProblem)
        session.show(
            json: .findings.json((remarks(findings), isOK)),
            records: remarks(findings).map(JSON.remark.record),
            lines: lines(findings, isOK ? .allIsWell : .needsCare, isOK: isOK))
        return isOK ? .done : .couldNot
    }

    private func examine() -> [Finding] {
        return session.upkeep.examine(settingsAt: session.paths.settings)
            + session.containers.leftovers(false).map { .importCopy(path: $0) }
            + timers()
    }

    private func timers() -> [Finding] {
        let reminder = finding(.remind, session.reminders.timer, session.finding)
        let exchange = finding(.sync, session.exchanges) { $0.finding(for: session.timerLibrary) }
        // A crontab that cannot be read is told once.
        if case .unreadableTimer(_, let fault)? = reminder, exchange == .unreadableTimer(.sync, fault) {
            return [reminder].compactMap(\.self)
        }
        return [reminder, exchange].compactMap(\.self)
    }

    private func finding(
        _ label: TimerLabel, _ timer: SystemTimer, _ judge: (TimerEntry) -> Finding?
    ) -> Finding? {
        do throws(TimerFault) { return try timer.current().flatMap(judge) } catch {
            return .unreadableTimer(label, error)
        }
    }

    private func remarks(_ findings: [Finding]) -> [(code: String, message: String)] {
        findings.map { ($0.code, $0.phrase(session.repeated)(session.language)) }
    }

    private func lines(_ findings: [Finding], _ verdict: Phrase, isOK: Bool) -> [Line] {
        let context = session.console.context
        let glyphs = context.theme.glyphs
        return [context.line(verdict(context.language), isOK ? .success : .error, .bold)]
            + findings.map { $0.shown(by: session.home) }.namingFewFiles(\.syncFinding) { finding in
                let sign = context.line(
                    (finding.isProblem ? String(glyphs.cross) : glyphs.bullet) + " ",
                    finding.isProblem ? .error : .secondary)
                let texts =
                    finding.sentence(session.repeated)(context.language).wrapped(
                        to: (context.width ?? .max) - 2)
                    + (finding.line(session.repeated).map { [$0] } ?? [])
                return texts.enumerated().map { ($0 == 0 ? sign : "  ") + context.line($1) }
            } others: {
                ["  " + context.line(Phrase.others($0)(context.language))]
            }.flatMap(\.self)
    }

    private func repair() throws(Failure) -> ExitCode {
        let isDryRun = session.globals.isDryRun
        let repair: Repair?
        do throws(StoreError) {
            repair = isDryRun ? try session.upkeep.plannedRepair() : try session.upkeep.repair()
        } catch {
            throw failure(error)
        }
        if repair != nil, !isDryRun { session.completed.last = .change }
        if session.console.format == .json {
            let entries: [ChangeSummary.Entry] = repair == nil ? [] : [.init(.repaired)]
            session.print(.changed.json((entries, [], isDryRun, hidesNewIDs: false)))
        }
        guard let repair else { return notRepaired() }
        if session.console.format != .json { session.tell(repair.phrase(isDryRun: isDryRun)) }
        return .done
    }

    /// The reason why nothing could be repaired; without a good backup, the remedy.
    private func failure(_ error: StoreError) -> Failure {
        guard case .unreadable(let path, let reason) = error, session.upkeep.outlook() == .none else {
            return .store(error)
        }
        return .unreadable(Finding.unreadable(path: path, reason, .none).sentence(session.repeated))
    }

    /// Tells the person's options if no repair is possible without them.
    private func notRepaired() -> ExitCode {
        let findings = examine()
        let isOK = !findings.contains(where: \.isProblem)
        let trial = session.globals.isDryRun ? Phrase.wouldChangeNothing : Phrase(same: "")
        switch session.console.format {
        case .json: break
        case _ where isOK: session.tell(trial + .nothingToRepair)
        case .plain: session.console.print(records: remarks(findings).map(JSON.remark.record))
        case .text: session.console.print(lines(findings, trial + .nothingRepairable, isOK: false))
        }
        return isOK ? .done : .couldNot
    }
}

extension Phrase {
    fileprivate static let nothingRepairable = Phrase(
        "--repair cannot fix these; they need you.",
        "--repair здесь не поможет, нужны ваши действия.")
}
