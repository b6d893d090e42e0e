import TrackerData
import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let backup = CommandSpec(
        in: .upkeep, effect: .changes, run: BackupCommand.init,
        summary: Phrase("keep the present state for good", "сохранить нынешнее состояние навсегда"),
        alsoCalled: ["snapshot", "save", "копия"],
        details: [
            .text(
                Phrase(
                    """
                    Every change keeps a backup of the state before it by itself; those go with time. This one \
                    stays, and “tracker restore” brings it back.
                    """,
                    """
                    Каждое изменение само сохраняет копию прежнего состояния, но со временем такие копии \
                    удаляются. Эта остаётся; вернуть её можно командой «tracker restore».
                    """
                ))
        ],
        examples: [
            Example(["backup"], Phrase("before you try something out", "перед тем как что-то попробовать")),
            Example(
                ["backup", "--dry-run"], Phrase("see what would be kept", "посмотреть, что будет сохранено")),
        ])
}

/// `tracker backup`: keeps the present state among the backups, where it is never pruned.
struct BackupCommand: Command {
    let session: Session

    func run() throws(Failure) {
        let kept = session.globals.isDryRun ? try plan() : try keep()
        let content = CountedPhrase.content(of: kept.library)
        if session.console.form == .json {
            session.print(
                .kept(kept.library, path: kept.path, isDryRun: session.globals.isDryRun), kept.warnings)
        } else if let path = kept.path {
            let said =
                kept.wasKept
                ? Phrase("Kept already: ", "Уже сохранено: ") : Phrase("Kept: ", "Сохранено: ")
            session.tell(said + content + ", \(path).", hint: .restore)
        } else {
            session.tell(Phrase("Would keep: ", "Будет сохранено: ") + content + ".")
        }
        try session.toldChange()
    }

    private struct Kept {
        let library: Library
        /// Nil where it was only tried out.
        let path: String?
        let wasKept: Bool
        let warnings: [StoreWarning]
    }

    private func keep() throws(Failure) -> Kept {
        let store = session.store
        let updated = try Failure.unlessStored { () throws(StoreError) in try store.keepBackup() }
        guard let updated else { throw .notFound(.noLibraryToKeep) }
        session.say(updated.warnings)
        let state = updated.value
        return Kept(
            library: state.library, path: state.path, wasKept: state.wasKept, warnings: updated.warnings)
    }

    private func plan() throws(Failure) -> Kept {
        guard session.store.stamp() != nil else { throw .notFound(.noLibraryToKeep) }
        let (journal, warnings) = try session.loadJournal()
        return Kept(library: journal.library, path: nil, wasKept: false, warnings: warnings)
    }
}
