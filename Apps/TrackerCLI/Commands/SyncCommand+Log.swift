import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let syncLog = CommandSpec(
        in: .data, makeCommand: SyncLogCommand.init, fields: JSON.plainLogLine.names,
        summary: Phrase(
            "show what came in from other devices, and the command that puts it back",
            "показать, что пришло с других устройств и как это вернуть"),
        alsoCalled: ["history", "changes", "журнал"],
        operands: [OperandSpec(.tracker, .optional)],
        options: [
            OptionSpec(.device, .device, Phrase("only what came from NAME", "только то, что пришло с ИМЯ"))
        ],
        examples: [
            Example(["sync", "log"], Phrase("the last 200 changes", "последние 200 изменений")),
            Example(
                ["sync", "log", .run], Phrase("what came in of one tracker", "что пришло для одного трекера")),
            Example(["sync", "log", "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker sync log`: what came in, by device and day, oldest first.
struct SyncLogCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (context, repeated) = (session.console.context, session.repeated)
        let (journal, warnings) = try session.loadJournal()
        let (library, entries) = (journal.library, session.sync.log())
        let state = SyncLogState(
            entries, library: library, tracker: try tracker(in: library, entries),
            device: try device(in: entries), today: session.today, language: context.language,
            arrow: context.theme.glyphs.becomes)
        let rows = state.rows.map { row in
            (row: row, command: row.entry.command(in: library, today: session.today, repeated))
        }
        let lines = rows.map { ($0.row, $0.command?.words, $0.command?.text) }
        session.show(
            warnings, json: .syncLog.json(lines), records: lines.map(JSON.plainLogLine.record),
            lines: SyncLogView(context: context).lines(state, rows.map { $0.command?.text }))
        return .done
    }

    /// The tracker that is asked for, one that is gone by a name that the log knows; nil for all.
    private func tracker(in library: Library, _ entries: [SyncLogEntry]) throws(Failure) -> Identifier? {
        guard let name = session.invocation.operands.first else { return nil }
        do throws(EditError) { return try library.tracker(matching: name).id } catch {
            let folded = FoldedName(name)
            guard let known = entries.last(where: { $0.tracker != nil && FoldedName($0.name) == folded })
            else {
                throw .store(.edit(error))
            }
            return known.tracker
        }
    }

    /// The device that is asked for; nil for all.
    private func device(in entries: [SyncLogEntry]) throws(Failure) -> String? {
        guard let name = session.invocation.value(.device) else { return nil }
        let status = try? session.sync.status()
        let known = Set(entries.map(\.device)).union(status.map { $0.others.map($0.name) } ?? [])
            .subtracting([""])
        guard known.contains(name) else {
            throw .store(.sync(.unknownDevice(name, known: known.sorted())))
        }
        return name
    }
}
