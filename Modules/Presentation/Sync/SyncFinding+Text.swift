internal import TrackerDomain

extension SyncFinding {
    /// What is wrong and what to do; nothing is lost by any of it.
    var message: Message { message(afterChange: false) }

    /// The same for whoever has changed something, which is saved.
    var messageAfterChange: Message { message(afterChange: true) }

    private func message(afterChange isAfterChange: Bool) -> Message {
        let saved = isAfterChange ? Phrase("Saved here. ", "Сохранено здесь. ") : .empty
        let notPublished =
            isAfterChange
            ? Phrase("Saved here, but not published", "Сохранено здесь, но не передано")
            : Phrase("Not published", "Не передано")
        switch self {
        case .noFolder(let path):
            return Message(
                saved
                    + Phrase(
                        "\(path.pathExcerpt) is not there (not mounted?).",
                        "Папки \(path.pathExcerpt) нет (не подключена?)."))
        case .emptyFolder(let path):
            return Message(
                saved
                    + Phrase(
                        "\(path.pathExcerpt) is empty (not mounted?).",
                        "Папка \(path.pathExcerpt) пуста (не подключена?)."), .command,
                .sync(.startAgain(folder: path)))
        case .unreadableFolder(let path, let cause):
            return Message(saved + cause.cannotRead(Phrase(same: path.pathExcerpt)))
        case .wrongFolder(let path):
            return Message(
                "\(path.pathExcerpt) holds more than 1,000 files that are no library: is it the right folder?",
                "В \(path.pathExcerpt) больше 1000 файлов, и это не библиотеки: та ли это папка?")
        case .cannotPublish(let path, .notPermitted):
            return Message(
                notPublished
                    + Phrase(
                        ": no permission in \(path.pathExcerpt).",
                        ": нет прав на запись в \(path.pathExcerpt)."))
        case .cannotPublish(let path, let cause):
            return Message(
                notPublished + Phrase(" in \(path.pathExcerpt): ", " в \(path.pathExcerpt): ") + cause.phrase
                    + ".")
        case .file(let name, let fault): return fault.message(PublishedName(name))
        case .joinsThere(let file, let device):
            return Message(.ofOtherLibrary(file), .command, .sync(.joinOn(device: device)))
        case .unreadable(let name, let cause): return Message(cause.cannotRead(PublishedName(name).file))
        case .twin(let name, let newName):
            return Message(
                "Another device writes as “\(name)”. This one is “\(newName)” now.",
                "Именем «\(name)» пользуется ещё одно устройство. Это теперь называется «\(newName)».")
        case .full:
            return Message(
                notPublished
                    + Phrase(
                        ": 1,000 devices have been in step. Remove one:",
                        ": в синхронизации побывало 1000 устройств. Уберите лишнее:"), .command,
                .sync(.forgetOne))
        case .removed(let marks):
            return Message(
                Phrase(
                    "This device was removed on another and goes on under a new id",
                    "Это устройство убрали на другом; оно продолжает под новым идентификатором")
                    + .setAgain(marks))
        case .clock(let name, let day, let here):
            return Message(
                "\(name) dates its changes \(DateText.long(day, .english)), this device says \(DateText.long(here, .english)): check both clocks. Nothing is lost.",
                "\(name) датирует изменения \(DateText.long(day, .russian)), здесь \(DateText.long(here, .russian)): проверьте часы. Ничего не потеряно."
            )
        case .ownClock(let here, let others):
            return Message(
                "This device's clock says \(DateText.long(here, .english)), the others' \(DateText.long(others, .english)): check it here. Nothing is lost.",
                "Часы этого устройства — \(DateText.long(here, .russian)), остальных — \(DateText.long(others, .russian)): проверьте их здесь. Ничего не потеряно."
            )
        case .git(let folder, let trouble): return Message(trouble.phrase(folder.pathExcerpt))
        case .libraryCarried(let path, let carrier, let folder):
            return Message(
                Phrase(
                    "\(path.pathExcerpt) lies in a folder that \(carrier.name) carries: two devices overwrite each other.",
                    "\(path.pathExcerpt) лежит в папке, которую переносит \(carrier.name): устройства затрут друг друга."
                ), .command, .sync(.moveOut(folder: folder)))
        case .copied:
            return Message(
                Phrase(
                    "This library was copied and is not published.",
                    "Эта библиотека скопирована и не передаётся."), .command, .sync(.publish))
        case .left:
            return Message(
                Phrase(
                    "The library's file was replaced by hand, and is in step with no device any more.",
                    "Файл библиотеки заменён вручную, и она больше не синхронизируется."), .command,
                .sync(.goOn))
        }
    }
}

extension Phrase {
    /// "; 3 of its marks were set again."
    fileprivate static func setAgain(_ marks: Int) -> Phrase {
        if marks == 0 { return Phrase(same: ".") }
        let verb = marks == 1 ? "was" : "were"
        return Phrase(
            "; \(marks) of its marks \(verb) set again.", ", снова поставлено отметок: \(marks).")
    }

    fileprivate static func ofOtherLibrary(_ file: String) -> Phrase {
        Phrase("\(file) is of another library.", "\(file) — от другой библиотеки.")
    }
}

extension DiskFault.Cause {
    /// "Cannot read phone's file: permission denied."
    fileprivate func cannotRead(_ file: Phrase) -> Phrase {
        let reason = self == .notPermitted ? Phrase("permission denied", "нет прав") : phrase
        return Phrase("Cannot read ", "Не удалось прочитать ") + file + ": " + reason + "."
    }
}

/// The name of a device, or the path of a file if it is not known whose it is.
private struct PublishedName {
    /// "phone's file", "work.plist", within a sentence.
    let file: Phrase
    /// "phone", "the device that published it".
    let device: Phrase
    /// The name or the path.
    let text: String

    init(_ text: String) {
        let text = text.pathExcerpt
        self.text = text
        let isPath = text.hasSuffix(".plist")
        file = Phrase { language in
            switch language {
            case .english: isPath ? text : "\(text)'s file"
            case .russian: isPath ? "файл \(text)" : "файл «\(text)»"
            }
        }
        device = Phrase { language in
            switch language {
            case .english: isPath ? "the device that published it" : text
            case .russian: isPath ? "том устройстве, которое его передало" : "устройстве «\(text)»"
            }
        }
    }

    /// The same at the beginning of a sentence; a name keeps its letters.
    var fileFirst: Phrase { Phrase(file.english, file.capitalized.russian) }
}

extension SyncFileFault {
    fileprivate func message(_ name: PublishedName) -> Message {
        switch self {
        case .incomplete:
            Message(
                name.fileFirst + Phrase(" has not arrived whole yet.", " пришёл ещё не полностью."), .aside,
                .sync(.publishThere))
        case .edited:
            Message(
                name.fileFirst
                    + Phrase(
                        " was changed by hand and is left alone: edit on ",
                        " изменён вручную и не принят: правьте его на ") + name.device + ".")
        case .placeholder:
            Message(
                name.fileFirst + Phrase(" is in the cloud, not on this disk.", " в облаке, а не на диске."))
        case .newer:
            Message(
                "\(name.text) runs a newer Tracker: update this one; nothing is lost.",
                "На «\(name.text)» Tracker новее: обновите его здесь; ничего не пропадёт.")
        case .otherLibrary:
            Message(.ofOtherLibrary(name.text), .command, .sync(.join))
        case .tooMany:
            Message(
                "\(name.text) names more than 1,000 devices and is left alone.",
                "В \(name.text) больше 1000 устройств; файл не принят.")
        case .impossible:
            Message(
                name.fileFirst
                    + Phrase(
                        " says what cannot be, and is left alone: no Tracker wrote it so.",
                        " содержит невозможное и не принят: Tracker такого не записывает."))
        }
    }
}
