import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let sync = CommandSpec(
        in: .data, effect: .takesIn, makeCommand: SyncCommand.init, fields: JSON.device.names,
        summary: Phrase("sync with your other devices", "синхронизация с другими устройствами"),
        alsoCalled: ["synchronize", "devices", "machines", "cloud", "синхронизация"],
        options: [
            OptionSpec(
                .noPush, nil,
                Phrase(
                    "where git carries the folder: send nothing",
                    "если папку переносит git: ничего не отправлять"))
        ],
        details: [
            .text(
                Phrase(
                    """
                    Devices stay in step through a folder that something else carries: Syncthing, Dropbox, git, a \
                    stick. Each writes one file of its own there. Every list shows what the others wrote, and every \
                    change saves it here, too; what was done on any of them stays. “tracker sync” does so at once and \
                    shows the devices.
                    """,
                    """
                    Устройства синхронизируются через папку, которую переносит другая программа: Syncthing, Dropbox, git — \
                    или флешка. Каждое пишет туда один свой файл. Списки показывают записанное другими, а любое \
                    изменение сохраняет его и здесь; отметки со всех устройств остаются. «tracker sync» делает это сразу \
                    и показывает устройства.
                    """)),
            .text(
                Phrase(
                    "“tracker sync on” begins, on one device after the other.",
                    "Синхронизация включается командой «tracker sync on», на каждом устройстве по очереди.")),
            .text(
                Phrase(
                    """
                    In the work tree of a git repository it also commits the file of this device, and nothing else, \
                    pulls and pushes; its commits are not signed. No other command sends anything by git.
                    """,
                    """
                    В рабочей копии git она ещё и сохраняет файл этого устройства отдельным коммитом без подписи, \
                    получает чужие изменения и отправляет свои. Другие команды ничего не передают через git.
                    """)),
        ],
        examples: [
            Example(
                ["sync"],
                Phrase(
                    "get and send changes, show the devices",
                    "получить и отправить изменения, показать устройства")),
            Example(["sync", "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker sync`: takes in what other devices published, publishes, and shows how they stand.
struct SyncCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let sync = session.sync
        let reach: SyncReach = session.invocation.has(.noPush) ? .receiving : .receivingAndSending
        let updated = try Failure.unlessStored(try sync.exchange(reach))
        session.completed.last = .change
        session.show(updated)
        return updated.value.isExchanged ? .done : .couldNot
    }
}

extension CommandSpec {
    static let syncTake = CommandSpec(
        in: .data, effect: .takesIn, makeCommand: SyncTakeCommand.init, fields: JSON.device.names,
        summary: Phrase("take in the file of another device", "принять файл другого устройства"),
        alsoCalled: ["import", "receive", "read", "принять"],
        operands: [OperandSpec(.published)],
        options: [
            OptionSpec(
                .join, nil,
                Phrase(
                    "put this library into the other one that the file is of",
                    "добавить эту библиотеку в другую, от которой этот файл"))
        ],
        details: [
            .text(
                Phrase(
                    "For devices without a common folder. Taking in the same file twice, or an old one, changes nothing.",
                    "Для устройств без общей папки. Если принять файл дважды или принять старый, ничего не изменится."
                ))
        ],
        examples: [
            Example(
                ["sync", "take", "phone.plist"],
                Phrase("a file that “tracker sync print” wrote", "файл, записанный «tracker sync print»")),
            Example(
                ["sync", "take", "-"],
                Phrase(
                    "through a pipe: ssh desk tracker sync print | tracker sync take -",
                    "по каналу: ssh desk tracker sync print | tracker sync take -")),
        ])
}

/// `tracker sync take`: takes in a file that another device published.
struct SyncTakeCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let path = session.invocation.operands[0]
        if path.isEmpty { throw .invalid(.emptyFileName) }
        let (sync, bytes) = (session.sync, try bytes(path))
        do throws(StoreError) {
            let updated = try sync.take(bytes)
            session.completed.last = .change
            session.show(updated)
        } catch {
            switch error {
            case .sync(.nothingBrought): try tell(error)
            case .sync(.file(.otherLibrary)) where session.invocation.has(.join): try join(bytes)
            default: throw .store(error)
            }
        }
        return .done
    }

    /// Tells that the other device has nothing to take in.
    private func tell(_ error: StoreError) throws(Failure) {
        let sentence = error.message.onCommandLine(session.repeated)
        guard session.console.format == .json else { return session.tell(sentence) }
        let sync = session.sync
        guard let status = try Failure.unlessStored(try sync.status()) else { return }
        session.print(
            .synced.json(
                (
                    arrivals: [], status, session.ownExchange?.job?.interval, session.today,
                    message: session.sentence
                )), [],
            [Warning(code: "syncNothingBrought", text: sentence(session.language))])
    }

    /// Goes on in the library of the file, as the same device.
    private func join(_ bytes: [UInt8]) throws(Failure) {
        let sync = session.sync
        guard let status = try Failure.unlessStored(try sync.status()) else { return }
        let wish = SyncWish(folder: status.folder, name: status.name, joins: true)
        let begun = try Failure.unlessStored(try sync.begin(wish, bringing: bytes))
        session.completed.last = .change
        session.tellBeginning(begun, wish, isNew: false)
    }

    private func bytes(_ path: String) throws(Failure) -> [UInt8] {
        let (input, files) = (session.environment.input, session.files)
        if path == "-" { return try Failure.unlessStored(try input.bytes()) }
        let read: ImportFiles
        do throws(StoreError) {
            read = try files.read(path)
        } catch {
            if case .disk(let fault) = error, fault.cause == .tooLarge {
                throw .unreadable(.isTooLarge(path))
            }
            throw .store(error)
        }
        // A folder is read as the files in it, a file as itself.
        let name = path.split(separator: "/").last.map(String.init)
        guard read.files.count == 1, let file = read.files.first, file.path == name else {
            throw .invalid(.isFolder(path))
        }
        return file.bytes
    }
}

extension CommandSpec {
    static let syncPrint = CommandSpec(
        in: .data, makeCommand: SyncPrintCommand.init,
        summary: Phrase("print the file for another device", "вывести файл для другого устройства"),
        alsoCalled: ["export", "send", "write", "вывести"],
        hasJSON: false,
        examples: [
            Example(
                ["sync", "print"],
                Phrase(
                    "through a pipe: tracker sync print | ssh desk tracker sync take -",
                    "по каналу: tracker sync print | ssh desk tracker sync take -")),
            Example(
                ["sync", "print", "--library", "copy.plist"],
                Phrase("the file of another library", "файл другой библиотеки")),
        ])
}

/// `tracker sync print`: the bytes that other devices take in, never into a terminal.
struct SyncPrintCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let sync = session.sync
        let bytes = try Failure.unlessStored(try sync.publishedFile())
        if session.environment.output.isTerminal { throw .unsupported(.printedToTerminal(session.repeated)) }
        session.console.print(bytes: bytes)
        return .done
    }
}

extension Phrase {
    fileprivate static func printedToTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker sync print") + " > laptop.plist"
        return Phrase(
            "The file is for another device, not for the screen: write “\(line)”, or send it on with “| ssh HOST tracker sync take -”.",
            "Этот файл — для другого устройства, а не для экрана: напишите «\(line)» или передайте его через «| ssh HOST tracker sync take -»."
        )
    }

    fileprivate static func isFolder(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase("\(path) is a folder: name a file in it.", "\(path) — папка: укажите файл в ней.")
    }

    fileprivate static func isTooLarge(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) is larger than 64 MiB: no device published it.",
            "\(path) больше 64 МиБ: Tracker таких файлов не передаёт.")
    }
}
