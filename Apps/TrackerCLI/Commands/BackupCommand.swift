import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let backup = CommandSpec(
        in: .data, effect: .changes, makeCommand: BackupCommand.init,
        summary: Phrase("save a permanent backup", "сделать постоянную копию"),
        alsoCalled: ["snapshot", "save", "копия"],
        operands: [OperandSpec(.fileOrFolder, .optional)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    Each change saves a backup first; old ones are removed in time. This one \
                    stays, and “tracker restore” brings it back. With FILE the backup is saved there instead, \
                    with the history; a FILE that is there already is replaced after a question, or with --yes. In a \
                    folder it becomes a new file that is named by the day. Settings are not in it (see “tracker paths”).
                    """,
                    """
                    Перед каждым изменением делается копия; старые со временем \
                    удаляются. Эта остаётся; вернуть её можно командой «tracker restore». Если указан ФАЙЛ, \
                    библиотека вместе с историей копируется в него; если он уже есть, программа переспросит, а с \
                    --yes заменит сразу. В папке появится новый файл с датой в названии. Настроек в копии нет (они там, где скажет «tracker paths»).
                    """
                ))
        ],
        examples: [
            Example(["backup"], Phrase("before you try something out", "перед тем как что-то попробовать")),
            Example(
                ["backup", "tracker.plist", "--dry-run"],
                Phrase("see what a backup would hold", "посмотреть, что будет в копии")),
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
            tell(.toSaveBackup, copy.value.library, copy.warnings)
        } else {
            try keep()
        }
        return .done
    }

    private func keep() throws(Failure) {
        let upkeep = session.upkeep
        let updated = try Failure.unlessStored(try upkeep.keepBackup())
        guard let updated else { throw .notFound(Message.noLibraryToKeep.onCommandLine(session.repeated)) }
        session.completed.last = .change
        session.say(updated.warnings)
        let kept = updated.value
        let verb =
            kept.wasKept
            ? Phrase("Backup saved already: ", "Копия уже сохранена: ") : .savedBackup
        tell(verb, kept.library, at: kept.path, hint: .restore, updated.warnings)
    }

    private func copy(to path: String) throws(Failure) {
        if let format = ExportFormat(ending: path) {
            let meant = session.repeated.line("tracker export --format \(format.rawValue)")
            throw .invalid(.formatForFile(path, meant: meant))
        }
        guard session.isFile(path) else { throw .invalid(.noFileName(path, session.repeated)) }
        let copy = try copy()
        if path == "-", !isDryRun { return session.console.print(bytes: copy.value.bytes) }
        let path = try session.outputFile(path, ending: ExportFormat.plist.endings[0])
        try session.write(copy.value.bytes, to: path, as: .library)
        tell(isDryRun ? .toSaveBackup : .savedBackup, copy.value.library, at: path, copy.warnings)
        let settings = session.home.shown(session.paths.settings).pathExcerpt
        let isSet = SettingKey.allCases.contains { session.settings[$0] != $0.defaultValue }
        if isSet, path != "-", session.console.format != .json { session.tell(.settingsNotIn(settings)) }
    }

    private func copy() throws(Failure) -> Updated<LibraryCopy> {
        let upkeep = session.upkeep
        let updated = try Failure.unlessStored(try upkeep.copy())
        guard let updated else { throw .notFound(Message.noLibraryToKeep.onCommandLine(session.repeated)) }
        session.say(updated.warnings)
        return updated
    }

    private func tell(
        _ verb: Phrase, _ library: Library, at path: String? = nil, hint: UndoHint? = nil,
        _ warnings: [StoreWarning] = []
    ) {
        if session.console.format == .json {
            session.print(.kept.json((library, path, isDryRun)), warnings)
        } else {
            let place = path.map { " (\($0.pathExcerpt))" } ?? ""
            session.tell(verb + Phrase.contents(of: library.trackers) + place + ".", hint: hint)
        }
    }
}

extension Phrase {
    fileprivate static func noFileName(_ word: String, _ repeated: RepeatedOptions) -> Phrase {
        let (quoted, file) = (Quoted(word), ShellWord.typed("./" + word))
        let restore = repeated.line("tracker restore")
        return Phrase(
            "\(quoted.english) is not a file name: write \(file), or \(restore) to see the backups.",
            "\(quoted.russian) — не имя файла: напишите \(file) или \(restore), чтобы увидеть копии.")
    }

    fileprivate static func settingsNotIn(_ path: String) -> Phrase {
        Phrase("Settings are not in it, they are in \(path).", "Настроек в ней нет, они в \(path).")
    }

    fileprivate static let savedBackup = Phrase("Backup saved: ", "Копия сохранена: ")
    fileprivate static let toSaveBackup = Phrase("Would save a backup: ", "Будет сохранена копия: ")
}
