internal import TrackerDomain

extension SyncError {
    /// One sentence: why it could not be and what to do.
    var message: Message {
        switch self {
        case .notInStep:
            Message(
                Phrase(
                    "This library is in step with no other device",
                    "Синхронизация этой библиотеки не включена"), .semicolon, .sync(.begin))
        case .noFolder:
            Message(
                Phrase(
                    "There is no folder, as files go from hand to hand",
                    "Общей папки нет, файлы передаются из рук в руки"), .semicolon, .sync(.nameFolder))
        case .otherLibrary(let folder):
            Message(
                Phrase(
                    "\(folder.pathExcerpt) holds another library.",
                    "В \(folder.pathExcerpt) другая библиотека."), .sentence, .sync(.consent))
        case .published(let path, let device):
            Message(
                "\(path.pathExcerpt) is what “\(device)” published, which nobody else changes: make changes there.",
                "\(path.pathExcerpt) — файл устройства «\(device)», больше никто его не меняет: вносите изменения там."
            )
        case .joinsElsewhere(let devices):
            Message(
                Phrase("This library stays as it is; ", "Эта библиотека остаётся; ")
                    + .all(of: devices)
                    + Phrase(
                        devices.count == 1 ? " puts its own into it." : " put their own into it.",
                        " добавит в неё свою."), .command, .sync(.joinThere))
        case .isThisDevice(let name):
            Message(
                Phrase("“\(name.excerpt())” is this device.", "Это устройство и есть «\(name.excerpt())»."),
                .command,
                .sync(.end))
        case .unknownDevice(let name, let known): SyncError.unknown(name.excerpt(), known)
        case .badName(let name):
            Message(
                #"“\#(name.excerpt())” cannot name a device: write 1 to 30 characters without / : and \, and no dot in front."#,
                #"«\#(name.excerpt())» не годится как имя устройства: напишите от 1 до 30 символов без / : и \, и без точки в начале."#
            )
        case .gitFolder(let folder):
            Message(
                "\(folder.pathExcerpt) holds what git keeps for itself: name a clone of it.",
                "В \(folder.pathExcerpt) git хранит своё: укажите клон этого репозитория.")
        case .ownFolder("/"):
            Message(
                "/ is no folder for this: name another folder.", "/ для этого не годится: укажите другую.")
        case .ownFolder(let folder):
            Message(
                "\(folder.pathExcerpt) is Tracker's own: name another folder.",
                "\(folder.pathExcerpt) — папка самого Tracker: укажите другую.")
        case .nothingBrought(let device):
            Message(
                Phrase("\(device) has no trackers yet.", "На \(device) пока нет трекеров."), .command,
                .sync(.give(device: device)))
        case .file(let fault): fault.refusal
        }
    }

    private static func unknown(_ name: String, _ known: [String]) -> Message {
        guard !known.isEmpty else {
            return Message(
                Phrase(
                    "There is no device “\(name)”, and no other one yet",
                    "Устройства «\(name)» нет, и других пока тоже"), .semicolon, .sync(.showStatus))
        }
        return Message(
            Phrase("There is no device “\(name)”: there is ", "Устройства «\(name)» нет, есть: ")
                + .all(of: known) + ".")
    }
}

extension SyncFileFault {
    /// Why a file that a person gave is not taken in, and what to do.
    fileprivate var refusal: Message {
        switch self {
        case .incomplete:
            Message(
                "The file is not whole, or no device published it: bring it once more.",
                "Файл не полон или не от Tracker: передайте его ещё раз.")
        case .edited:
            Message(
                "The file was changed by hand: bring it once more, as it was published.",
                "Файл изменён вручную: передайте его ещё раз таким, каким он был.")
        case .placeholder:
            Message(
                "The file is in the cloud, not on this disk: download it first.",
                "Файл в облаке, а не на диске: сначала скачайте его.")
        case .newer:
            Message(
                "The file was written by a newer Tracker: update this one.",
                "Файл записан более новой версией Tracker: обновите её здесь.")
        case .otherLibrary:
            Message(
                Phrase("The file is of another library.", "Файл от другой библиотеки."), .sentence,
                .sync(.consent))
        case .tooMany:
            Message(
                "The file names more than 1,000 devices: remove some there, and bring it once more.",
                "В файле больше 1000 устройств: уберите там лишние и передайте его ещё раз.")
        case .impossible:
            Message(
                "The file was not published by Tracker: bring one that was.",
                "Этот файл записан не программой Tracker: передайте её файл.")
        }
    }
}
