import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let backup = CommandSpec(
        in: .data, effect: .changes, makeCommand: BackupCommand.init,
        summary: Phrase("keep the present state for good", "сохранить нынешнее состояние навсегда"),
        alsoCalled: ["snapshot", "save", "копия"],
        operands: [OperandSpec(.file, .optional)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    Every change keeps a backup of the state before it by itself; those go with time. This one \
                    stays, and “tracker restore” brings it back. With FILE the library is copied there instead, \
                    with its history; a FILE that is there already is replaced after a question, or with --yes.
                    """,
                    """
                    Каждое изменение само сохраняет копию прежнего состояния, но со временем такие копии \
                    удаляются. Эта остаётся; вернуть её можно командой «tracker restore». Если указан ФАЙЛ, \
                    библиотека вместе с историей копируется в него; если он уже есть, программа переспросит, а с \
                    --yes заменит сразу.
                    """
                ))
        ],
        examples: [
            Example(["backup"], Phrase("before you try something out", "перед тем как что-то попробовать")),
            Example(
                ["backup", "tracker.plist", "--dry-run"],
                Phrase("see what a copy would hold", "посмотреть, что будет в копии")),
        ])
}

/// `tracker backup`: keeps the present state among the backups, where it is never pruned, or copies the library.
struct BackupCommand: Command {
    let session: Session

    private var isDryRun: Bool { session.globals.isDryRun }

    func run() throws(Failure) -> ExitCode {
        if let path = session.invocation.operands.first {
            try copy(to: path)
        } else if isDryRun {
            let copy = try copy()
            tell(
                Phrase("Would keep: ", "Будет сохранено: "), copy.value.library, copy.warnings)
        } else {
            try keep()
        }
        return .done
    }

    private func keep() throws(Failure) {
        let upkeep = session.upkeep
        let updated = try Failure.unlessStored { () throws(StoreError) in try upkeep.keepBackup() }
        guard let updated else { throw .notFound(Message.noLibraryToKeep.onCommandLine) }
        session.deeds.last = .change
        session.say(updated.warnings)
        let kept = updated.value
        let verb =
            kept.wasKept
            ? Phrase("Kept already in \(kept.path): ", "Уже сохранено в \(kept.path): ")
            : Phrase("Kept in \(kept.path): ", "Сохранено в \(kept.path): ")
        tell(verb, kept.library, at: kept.path, hint: .restore, updated.warnings)
    }

    private func copy(to path: String) throws(Failure) {
        if let format = ExportFormat(ending: path) {
            throw .invalid(.formatForFile(path, meant: "tracker export --format \(format.rawValue)"))
        }
        let copy = try copy()
        if path == "-", !isDryRun { return session.console.print(bytes: copy.value.bytes) }
        try session.write(copy.value.bytes, to: path, as: .library)
        let place = path.pathExcerpt
        let verb =
            isDryRun
            ? Phrase("Would copy to \(place): ", "Будет скопировано в \(place): ")
            : Phrase("Copied to \(place): ", "Скопировано в \(place): ")
        tell(verb, copy.value.library, at: path, copy.warnings)
    }

    private func copy() throws(Failure) -> Updated<LibraryCopy> {
        let upkeep = session.upkeep
        let updated = try Failure.unlessStored { () throws(StoreError) in try upkeep.copy() }
        guard let updated else { throw .notFound(Message.noLibraryToKeep.onCommandLine) }
        session.say(updated.warnings)
        return updated
    }

    private func tell(
        _ verb: Phrase, _ library: Library, at path: String? = nil, hint: UndoHint? = nil,
        _ warnings: [StoreWarning] = []
    ) {
        if session.console.form == .json {
            session.print(.kept(library, path: path, isDryRun: isDryRun), warnings)
        } else {
            session.tell(verb + CountedPhrase.content(of: library) + ".", hint: hint)
        }
    }
}
