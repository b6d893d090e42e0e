import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let syncStatus = CommandSpec(
        in: .data, makeCommand: SyncStatusCommand.init,
        fields: JSON.device.names,
        summary: Phrase(
            "show your devices and whether they are in step", "показать устройства и всё ли у них совпадает"),
        alsoCalled: ["list", "show", "info", "устройства"],
        options: [
            OptionSpec(
                .exitCode, nil,
                Phrase(
                    "exit with 3 where devices are not in step, with 1 where sync is off",
                    "завершиться с кодом 3, если не всё совпадает, с кодом 1, если синхронизация выключена"))
        ],
        examples: [
            Example(["sync", "status"], Phrase("the folder and the devices", "папка и устройства")),
            Example(
                ["sync", "status", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker sync status`: the folder, the devices, and what is wrong; takes nothing in.
struct SyncStatusCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (sync, asksCode) = (session.sync, session.invocation.has(.exitCode))
        let status = try Failure.unlessStored(try sync.status())
        let isShown = !asksCode || !session.globals.isQuiet
        if let status {
            if isShown { session.show(status) }
            return !asksCode || status.isInStep(on: session.today) ? .done : .notInStep
        }
        if isShown {
            let context = session.console.context
            let sentence = StoreError.sync(.notInStep).message
                .onCommandLine(session.repeated)(context.language)
            session.show(
                json: .syncStatus.json(
                    (arrivals: [], status: nil, every: nil, session.today, message: { _ in "" })),
                records: [],
                lines: sentence.wrapped(to: context.width ?? .max).map { context.line($0) })
        }
        return asksCode ? .couldNot : .done
    }
}

extension CommandSpec {
    static let syncForget = CommandSpec(
        in: .data, effect: .changes, makeCommand: SyncForgetCommand.init,
        summary: Phrase("remove a device that is gone", "убрать устройство, которого больше нет"),
        alsoCalled: ["remove", "delete", "rm", "забыть"],
        operands: [OperandSpec(.device)],
        details: [
            .text(
                Phrase(
                    """
                    Its file is taken in a last time and moved to the backups; what it did stays. If the device \
                    comes back after all, it is there again.
                    """,
                    """
                    Его файл будет принят в последний раз и перенесён к резервным копиям; всё, что на нём сделано, \
                    останется. Если устройство всё же вернётся, оно снова появится в списке.
                    """))
        ],
        examples: [
            Example(
                ["sync", "forget", "old-pi", "--dry-run"],
                Phrase("see whether it can be done", "проверить, получится ли")),
            Example(["sync", "forget", "old-pi"], Phrase("a device that was sold", "проданное устройство")),
        ])
}

/// `tracker sync forget`: takes in a device's file a last time, and moves it to the backups.
struct SyncForgetCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (sync, name) = (session.sync, session.invocation.operands[0])
        guard !session.globals.isDryRun else { return try tryOut(name) }
        let updated = try Failure.unlessStored(try sync.forget(device: name))
        session.completed.last = .change
        session.say(updated.warnings)
        if session.console.format == .json {
            session.print(.forgotten.json((name, updated.value, isDryRun: false)), updated.warnings)
        } else {
            let path = updated.value.path.map { session.home.shown($0).pathExcerpt }
            session.tell(
                Phrase("Removed the device “\(name)”", "Устройство «\(name)» убрано")
                    + (path.map { Phrase("; its file is now \($0).", "; его файл теперь здесь: \($0).") }
                        ?? Phrase(same: ".")))
        }
        return .done
    }

    private func tryOut(_ name: String) throws(Failure) -> ExitCode {
        let sync = session.sync
        guard let status = try Failure.unlessStored(try sync.status()) else {
            throw .store(.sync(.notInStep))
        }
        let known = status.others.map(status.name)
        guard known.contains(name) else { throw .store(.sync(.unknownDevice(name, known: known))) }
        if session.console.format == .json {
            session.print(.forgotten.json((name, nil, isDryRun: true)))
        } else {
            session.tell(Phrase("Would remove the device “\(name)”.", "Устройство «\(name)» будет убрано."))
        }
        return .done
    }
}

extension Session {
    /// Shows what came in from other devices and how they stand; nothing if the person wants quiet.
    func show(_ updated: Updated<SyncStatus>) {
        let warnings = updated.warnings
        say(warnings)
        let status = updated.value
        if console.format == .json {
            let exchange = ownExchange
            print(
                .synced.json(
                    (updated.takenIn.arrivals, status, exchange?.job?.interval, today, message: sentence)),
                warnings, exchange.flatMap(warning(of:)).map { [$0] } ?? [])
        } else if !globals.isQuiet {
            if console.format == .text { console.print(lines(updated.takenIn)) }
            show(status)
        }
    }

    /// Shows how the devices stand.
    func show(_ status: SyncStatus) {
        let exchange = ownExchange
        let state = SyncStatusState(
            status, every: exchange?.job?.interval, home: home, today: today, language: language,
            advice: Advice.onCommandLine(repeated))
        let warning = exchange.flatMap(warning(of:))
        show(
            [], warning.map { [$0] } ?? [],
            json: .syncStatus.json((arrivals: [], status, exchange?.job?.interval, today, message: sentence)),
            records: status.devices(today: today).map(JSON.device.record),
            lines: SyncStatusView(context: console.context).lines(state, warning?.text))
    }

    /// "From phone: 3 marks, 1 rename.", and a blank line behind.
    func lines(_ takenIn: MergeReport) -> [Line] {
        let context = console.context
        let advice = Advice.onCommandLine(repeated)
        let sentences = takenIn.arrivals.flatMap {
            $0.sentence(advice)(language).wrapped(to: context.width ?? .max)
        }
        return sentences.isEmpty ? [] : sentences.map { context.line($0) } + [Line()]
    }

    func sentence(_ finding: SyncFinding) -> String {
        Finding.sync(finding).message.onCommandLine(repeated)(language)
    }
}
