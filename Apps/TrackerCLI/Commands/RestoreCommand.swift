import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let restore = CommandSpec(
        in: .data, effect: .changes, makeCommand: RestoreCommand.init, fields: RestoreCommand.columns.names,
        summary: Phrase(
            "show the backups, or bring one back", "показать резервные копии или вернуть одну из них"),
        alsoCalled: ["recover", "backups", "восстановить", "копии"],
        operands: [OperandSpec(.backup, .optional)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    Without an argument it lists the backups, the newest first, with a folder the library files in it. With \
                    the number or the time of one, or a library file, it says what would change and asks; “tracker undo” \
                    takes it back. If the library is missing or damaged, the backup is put in its place, and a damaged \
                    file is saved. Settings are not in a backup: they stay (see “tracker paths”).
                    """,
                    """
                    Без аргумента — список копий, новые сверху; с папкой — файлы библиотек в ней. Если указать номер или \
                    время копии либо файл библиотеки, скажет, что изменится, и переспросит; «tracker undo» отменит. Если \
                    библиотеки нет или она повреждена, копия встанет на её место, а повреждённый файл сохранится. \
                    Настроек в копиях нет, они не изменятся (где они, скажет «tracker paths»).
                    """
                ))
        ],
        examples: [
            Example(["restore"], Phrase("the backups there are", "какие есть копии")),
            Example(
                ["restore", "1", "--dry-run"],
                Phrase("see what the newest would change", "посмотреть, что изменит самая новая")),
            Example(
                ["restore", "2", "--yes"], Phrase("bring one back without a question", "вернуть без вопросов")
            ),
        ])
}

/// `tracker restore`: lists the backups, or brings a state back as one step.
struct RestoreCommand: Command {
    let session: Session

    private var isDryRun: Bool { session.globals.isDryRun }

    func run() throws(Failure) -> ExitCode {
        let word = session.invocation.operands.first
        if let word, word.contains(where: { !$0.isNumber }), session.files.folder(word) != nil {
            try list(try Failure.unlessStored(try session.upkeep.libraryFiles(in: word)), in: word)
        } else if let word {
            try restore(word)
        } else {
            try list(try backups())
        }
        return .done
    }

    private func restore(_ word: String) throws(Failure) {
        let (state, isStale) = try savedState(word)
        let present = try present()
        let written = session.environment.reading(state.written)
        let sentence = RestoreSentence(
            state, writtenOn: written.date, at: written.time, over: present,
            isOther: session.upkeep.isOther(than: state))
        if case .library(let library) = present, RestoreState(from: library, to: state.library).isEmpty {
            return tell(
                (isDryRun ? .wouldChangeNothing : Phrase(same: "")) + sentence.nothing, isChanged: false)
        }
        try confirm(sentence, isStale: isStale)
        switch present {
        case .library: try change(state, sentence)
        case .missing, .damaged: try putBack(state, sentence)
        }
    }

    /// - Parameter isStale: Whether the number was another backup's in the last list.
    private func confirm(_ sentence: RestoreSentence, isStale: Bool) throws(Failure) {
        let prompt = Prompt(session: session)
        let sentence = sentence.explanation.onCommandLine(session.repeated)
        let explanation = isStale ? .listHasChanged + sentence : sentence
        if prompt.isPossible, isStale || !session.globals.assumesYes { prompt.explain(explanation) }
        try prompt.confirm(
            Phrase("Restore it?", "Восстановить?"), evenWithYes: isStale,
            whenNobodyAnswers: explanation + (isStale ? .nameByTime(session.repeated) : .toRestoreAddYes))
    }

    private func list(_ list: BackupList, in folder: String? = nil) throws(Failure) {
        if isDryRun { throw .usage(.nothingToTry(.restore)) }
        let warnings = list.unseen.map { Warning($0, session.language, session.repeated) }
        if session.console.format != .json {
            for warning in warnings { session.console.say(warning.text, .secondary) }
        }
        let rows = BackupRow.rows(of: list, session.environment.reading)
        if folder == nil { ShownBackups(session: session).keep(list.backups) }
        session.show(
            [], warnings, json: .backups.json(rows), records: rows.map(Self.columns.record),
            lines: BackupListView(context: session.console.context, today: session.today)
                .lines(rows, in: folder))
    }

    /// The fields of a backup in `--plain`; new ones go to the end.
    static let columns = JSON.backup.only(
        "number", "date", "time", "kind", "trackers", "completions", "library", "path")

    private func backups() throws(Failure) -> BackupList {
        try Failure.unlessStored(try session.upkeep.listBackups())
    }

    /// The state of a backup, by its number, time or name, or of a file.
    ///
    /// `isStale` tells whether the number was another backup's in the last list.
    private func savedState(_ word: String) throws(Failure) -> (state: SavedState, isStale: Bool) {
        if word.isEmpty { throw .invalid(.emptyFileName) }
        let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        var path = word
        var isStale = false
        if isNumber || !session.files.exists(word) {
            let list = isNumber ? try backups() : try? backups()
            let rows = list.map { BackupRow.rows(of: $0, session.environment.reading) } ?? []
            let named = BackupWord(word).rows(among: rows, today: session.today)
            if named.count > 1 {
                throw .invalid(
                    Message.severalBackups(
                        word, named.map(\.backup.path),
                        areOfOneSecond: Set(named.map(\.written.timeWithSeconds)).count == 1
                    )
                    .onCommandLine(session.repeated))
            }
            if let backup = named.first?.backup {
                path = backup.path
            } else if !isNumber,
                let twin = session.twin(ofWords: [word])
                    ?? session.twin(ofTracker: word, .unarchive, isArchived: true)
            {
                throw twin
            } else if isNumber {
                guard let number = Int(word), rows.indices.contains(number - 1) else {
                    throw .notFound(Message.noBackup(word, of: rows.count).onCommandLine(session.repeated))
                }
                path = rows[number - 1].backup.path
                isStale = ShownBackups(session: session).isStale(number, among: rows.map(\.backup))
            }
        }
        do throws(StoreError) {
            return (try session.upkeep.savedState(at: path), isStale)
        } catch {
            switch error {
            case .unreadable(let path, let reason):
                throw .unreadable(Message.cannotRestore(path, reason).onCommandLine(session.repeated))
            default: throw .store(error)
            }
        }
    }

    /// The present content at the library's path.
    private func present() throws(Failure) -> RestorePlace {
        guard session.upkeep.stamp() != nil else { return .missing }
        do throws(StoreError) {
            return .library(try session.store.loadJournal().library)
        } catch {
            guard case .unreadable(_, let reason) = error, reason.isReplaceable else { throw .store(error) }
            return .damaged
        }
    }

    private func change(_ state: SavedState, _ sentence: RestoreSentence) throws(Failure) {
        try session.change { (journal) throws(EditError) in
            try journal.perform([.restore(state.library)], today: session.today)
        } report: { _ in
            ChangeReport(entries: [.init(.restored)], said: sentence.said(isDryRun: isDryRun))
        }
    }

    private func putBack(_ state: SavedState, _ sentence: RestoreSentence) throws(Failure) {
        let damagedCopy = try Failure.unlessStored(isDryRun ? nil : try session.upkeep.putBack(state))
        if !isDryRun { session.completed.last = .change }
        tell(sentence.said(isDryRun: isDryRun) + .damagedFileKept(damagedCopy))
    }

    private func tell(_ said: Phrase, isChanged: Bool = true) {
        if session.console.format == .json {
            session.print(
                .changed.json((isChanged ? [.init(.restored)] : [], [], isDryRun, hidesNewIDs: false)))
        } else {
            session.tell(said)
        }
    }
}

extension Phrase {
    fileprivate static let toRestoreAddYes = Phrase(
        " To restore it, add --yes.", " Чтобы восстановить, добавьте --yes.")
    fileprivate static func nameByTime(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker restore \"2026-11-20 12:30\" --yes")
        return Phrase(
            " Look at the list again, or name the backup by its time: \(line).",
            " Посмотрите список ещё раз или укажите время копии: \(line).")
    }
}
