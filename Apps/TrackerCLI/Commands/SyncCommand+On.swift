import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let syncOn = CommandSpec(
        in: .data, effect: .changes, makeCommand: SyncOnCommand.init,
        summary: Phrase(
            "keep this library in step with other devices", "включить синхронизацию с другими устройствами"),
        alsoCalled: ["enable", "start", "begin", "join", "init", "включить"],
        operands: [OperandSpec(.folder, .optional)],
        options: [
            OptionSpec(
                .noFolder, nil, replacesOperand: true,
                Phrase(
                    "no folder: bring files from hand to hand with “print” and “take”",
                    "без папки: передавать файлы самому через «print» и «take»")),
            OptionSpec(
                .name, .deviceName,
                Phrase(
                    "the name of this device, seen on the others",
                    "имя этого устройства, его увидят на других")),
            OptionSpec(
                .join, nil,
                Phrase(
                    "put this library into another one that the folder holds",
                    "добавить эту библиотеку в другую, которая лежит в папке")),
            OptionSpec(
                .again, nil,
                Phrase(
                    "go on as the device of this name",
                    "продолжить как устройство с этим именем")),
        ],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    On a terminal a missing folder or name is asked for. The order of the devices does not matter. \
                    The file in the folder is plain text: what carries the folder decides who can read it.
                    """,
                    """
                    В терминале программа сама спросит недостающую папку или имя. Порядок устройств не важен. Файл \
                    в папке не зашифрован: кто его прочитает, зависит от того, что переносит папку.
                    """))
        ],
        examples: [
            Example(
                ["sync", "on"], needsTerminal: true,
                Phrase("asks for a folder and a name", "спросит папку и имя")),
            Example(
                ["sync", "on", "Sync/Tracker", "--name", "laptop"],
                Phrase("without a question", "без вопросов")),
            Example(
                ["sync", "on", "--no-folder", "--name", "laptop"],
                Phrase("files go from hand to hand", "файлы передаются из рук в руки")),
        ])
}

/// `tracker sync on`: begins to be in step, or goes on with another folder or name.
struct SyncOnCommand: Command {
    let session: Session

    private var prompt: Prompt { Prompt(session: session) }
    private var isDryRun: Bool { session.globals.isDryRun }

    func run() throws(Failure) -> ExitCode {
        let (sync, invocation) = (session.sync, session.invocation)
        let status = try Failure.unlessStored(try sync.status())
        // Who is in step already names what is to be different; nobody who cannot be asked has to.
        let isNamed =
            !invocation.operands.isEmpty || [.name, .noFolder, .join, .again].contains(where: invocation.has)
        // A copied library has no name here.
        let present = status.flatMap { $0.name.isEmpty ? nil : $0 }
        let kept = isNamed || !prompt.isPossible ? present : nil
        let proposal =
            present.map { SyncProposal(folder: $0.folder ?? sync.proposal().folder, name: $0.name) }
            ?? sync.proposal()
        if kept == nil, !prompt.isPossible { try requireAnswers() }
        var wish = SyncWish(folder: try folder(kept.map(\.folder), proposal), name: "")
        wish.name = try name(kept?.name, proposal)
        wish.goesOnAgain = invocation.has(.again)
        if wish.goesOnAgain, !invocation.has(.name) { wish.name = DeviceName.first(of: wish.name) }
        wish.joins = try joins(wish.folder)
        if isDryRun { try tryOut(wish) } else { try begin(wish, from: present) }
        return .done
    }

    /// Fails if something is missing, as nobody can be asked.
    private func requireAnswers() throws(Failure) {
        let invocation = session.invocation
        let folder =
            invocation.has(.noFolder)
            ? "--no-folder" : invocation.operands.first.map { ShellWord.typed($0) }
        let name = invocation.value(.name)
        if folder != nil, name != nil { return }
        let missing =
            folder != nil
            ? Phrase("this device", "имя устройства")
            : name != nil
                ? Phrase("a folder", "папку") : Phrase("a folder and this device", "папку и имя устройства")
        let options = " --name " + ShellWord.typed(name ?? "laptop")
        let line = Phrase { language in
            let folder = folder ?? ValueKind.folder.placeholder(language)
            return session.repeated.line("tracker sync on " + folder + options)
        }
        throw .needsAnswer(Phrase("Name ", "Укажите ") + missing + ": " + line + ".")
    }

    // MARK: Answers

    /// The absolute path of the folder; nil for none.
    private func folder(_ present: String??, _ proposal: SyncProposal) throws(Failure) -> String? {
        if session.invocation.has(.noFolder) {
            guard session.invocation.operands.isEmpty else { throw .invalid(.folderOrNone) }
            return nil
        }
        if let typed = session.invocation.operands.first {
            if typed.isEmpty { throw .invalid(.emptyFolder) }
            return absolute(typed)
        }
        if let present { return present }
        let shown = session.home.shown(proposal.folder)
        return try prompt.ask(.askFolder(shown)) { answer throws(Failure) in
            absolute(answer.isBlank ? proposal.folder : answer.trimmedBlanks)
        }
    }

    private func absolute(_ typed: String) -> String {
        session.home.absolute(typed, in: session.environment.workingFolder())
    }

    /// Whether the own library is put into another one that the folder holds.
    private func joins(_ folder: String?) throws(Failure) -> Bool {
        guard let folder else { return false }
        let sync = session.sync
        if session.invocation.has(.join) { return true }
        let contents = try unlessRefused(try sync.contents(of: folder))
        guard let statement = contents.statement(session.home.shown(folder)) else { return false }
        let refusal = StoreError.sync(.otherLibrary(folder: session.home.shown(folder))).message
            .onCommandLine(session.repeated)
        // A trial asks nobody, and refuses what would be refused.
        if isDryRun, !session.globals.assumesYes { throw .needsAnswer(refusal) }
        try prompt.confirm(statement + " " + .putYoursIntoIt, whenNobodyAnswers: refusal)
        return true
    }

    private func name(_ present: String?, _ proposal: SyncProposal) throws(Failure) -> String {
        if let name = session.invocation.value(.name) ?? present { return name }
        if isDryRun { return proposal.name }
        return try prompt.ask(.askDeviceName(proposal.name)) { answer throws(Failure) in
            let name = answer.isBlank ? proposal.name : answer.trimmedBlanks
            guard DeviceName.isValid(name) else { throw .store(.sync(.badName(name))) }
            return name
        }
    }

    // MARK: Doing it

    private func begin(_ wish: SyncWish, from before: SyncStatus?) throws(Failure) {
        let sync = session.sync
        let updated = try unlessRefused(try sync.begin(wish))
        session.completed.last = .change
        session.tellBeginning(updated, wish, isNew: before?.folder != wish.folder || before == nil)
    }

    /// Turns a store's error into a failure that names paths as a person does.
    private func unlessRefused<Value>(
        _ body: @autoclosure () throws(StoreError) -> Value
    ) throws(Failure) -> Value {
        do throws(StoreError) { return try body() } catch { throw .store(error.shown(by: session.home)) }
    }

    private func tryOut(_ wish: SyncWish) throws(Failure) {
        let sync = session.sync
        let name = try unlessRefused(try sync.tryBeginning(wish)).name
        if session.console.format == .json { return session.print(.syncBegun.json((wish, beginning: nil))) }
        let folder = wish.folder.map { session.home.shown($0).pathExcerpt }
        let place = folder.map { Phrase(", through \($0)", ", папка: \($0)") } ?? .empty
        session.tell(
            Phrase(
                "Would turn sync on; this device would be “\(name)”",
                "Будет включена синхронизация, это устройство — «\(name)»")
                + place + ".")
    }
}

extension Phrase {
    fileprivate static let folderOrNone = Phrase(
        "Name a folder or write --no-folder, not both.", "Либо папка, либо --no-folder, но не вместе.")
    fileprivate static let emptyFolder = Phrase(
        "The name of the folder is empty: write its path.", "Имя папки пустое: напишите путь к ней.")
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate var trimmedBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
}

extension Session {
    /// Says how being in step began.
    ///
    /// - Parameter isNew: False for the folder that the library was in step through before.
    func tellBeginning(_ updated: Updated<SyncBeginning>, _ wish: SyncWish, isNew: Bool) {
        say(updated.warnings)
        let beginning = updated.value
        if console.format == .json { return print(.syncBegun.json((wish, beginning)), updated.warnings) }
        if !globals.isQuiet { console.print(lines(updated.takenIn)) }
        let isFirst = isNew && beginning.devices.isEmpty
        let hint: UndoHint? =
            beginning.merged != nil ? .undo() : wish.folder == nil ? .handOver : isFirst ? .nextDevice : nil
        tell(beginning.sentence(wish.folder.map(home.shown), Advice.onCommandLine(repeated)), hint: hint)
        if beginning.name != wish.name, !globals.isQuiet {
            let line = repeated.line("tracker sync on --again")
            tell(Phrase("To go on as that device: ", "Продолжить как то устройство: ") + line)
        }
        guard isNew, !globals.isQuiet else { return }
        for phrase in [beginning.privacy, beginning.unsigned].compactMap(\.self) {
            console.say(phrase(language), .secondary)
        }
    }
}
