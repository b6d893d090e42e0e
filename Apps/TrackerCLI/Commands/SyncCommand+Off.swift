import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let syncOff = CommandSpec(
        in: .data, effect: .changes, makeCommand: SyncOffCommand.init,
        summary: Phrase("stop keeping this library in step", "выключить синхронизацию этой библиотеки"),
        alsoCalled: ["disable", "stop", "end", "выключить"],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    Nothing is received or sent any more; “tracker sync on” goes on later. On a terminal it asks \
                    whether to remove this device's file from the folder; else the file stays, unless --yes is given. A \
                    timer of “sync every” goes.
                    """,
                    """
                    После этого ничего не принимается и не передаётся; продолжить можно командой «tracker sync on». В \
                    терминале программа спросит, убрать ли файл этого устройства из папки; иначе он останется, если не \
                    указать --yes. Таймер «sync every» убирается.
                    """))
        ],
        examples: [
            Example(["sync", "off"], Phrase("the others keep your file", "ваш файл останется для других")),
            Example(["sync", "off", "--yes"], Phrase("remove the file, too", "убрать и файл")),
        ])
}

/// `tracker sync off`: stops taking in and publishing; what devices did stays in the library.
struct SyncOffCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (sync, isDryRun) = (session.sync, session.globals.isDryRun)
        let status = try Failure.unlessStored(try sync.status())
        let folder = status?.folder.map { session.home.shown($0).pathExcerpt }
        let interval = session.ownExchange?.job?.interval
        let ending = try interval.map(ending)
        let removes = try folder.map { (folder) throws(Failure) in try asksToRemove(folder, ending) } ?? false
        // Without being in step a timer would fail each time: it goes first.
        if interval != nil { _ = try session.exchangeTimer.remove() }
        var wasInStep = status != nil
        if !isDryRun {
            wasInStep = try Failure.unlessStored(try sync.end(removingFile: removes))
            if wasInStep { session.completed.last = .change }
        }
        if session.console.format == .json {
            session.print(.syncEnded.json((wasInStep, removesFile: wasInStep && removes, isDryRun)))
        } else if wasInStep {
            session.tell(said(folder, removes: removes) + timerEnd(interval))
        } else {
            session.tell((isDryRun ? .wouldChangeNothing : .empty) + .notInStep + timerEnd(interval))
        }
        return .done
    }

    /// The timer that goes, with all that this changes.
    private func ending(_ interval: ExchangeInterval) throws(Failure) -> Phrase {
        .exchangeEnds(interval, try session.exchangeTimer.removal(), home: session.home)
    }

    private func timerEnd(_ interval: ExchangeInterval?) -> Phrase {
        guard let interval else { return .empty }
        return session.globals.isDryRun ? .exchangeWouldEnd(interval) : Phrase(same: " ") + .noMoreExchange
    }

    /// - Parameter ending: The timer that goes, too.
    private func asksToRemove(_ folder: String, _ ending: Phrase?) throws(Failure) -> Bool {
        try Prompt(session: session).agrees(
            (ending.map { $0 + " " } ?? .empty)
                + Phrase(
                    "Remove this device's file from \(folder), too?",
                    "Убрать и файл этого устройства из \(folder)?"))
    }

    private func said(_ folder: String?, removes: Bool) -> Phrase {
        let what =
            session.globals.isDryRun
            ? Phrase("Would turn sync off.", "Будет выключена синхронизация.")
            : Phrase("Sync is off.", "Синхронизация выключена.")
        guard let folder else { return what }
        if session.globals.isDryRun {
            return what
                + (removes
                    ? Phrase(
                        " This device's file would be removed from \(folder).",
                        " Файл этого устройства будет убран из \(folder).")
                    : Phrase(
                        " This device's file would stay in \(folder) for the others.",
                        " Файл этого устройства останется в \(folder) для других."))
        }
        return what
            + (removes
                ? Phrase(
                    " This device's file is not in \(folder) any more.",
                    " Файла этого устройства в \(folder) больше нет.")
                : Phrase(
                    " This device's file stays in \(folder) for the others.",
                    " Файл этого устройства остаётся в \(folder) для других."))
    }
}

extension Phrase {
    fileprivate static let notInStep = Phrase(
        "This library is in step with no other device.", "Синхронизация этой библиотеки не включена.")
}
