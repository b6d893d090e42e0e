package import TrackerDomain

extension SyncFinding {
    /// What is wrong and what to do; nothing is lost by any of it.
    var message: Message {
        switch self {
        case .noFolder(let path):
            Message(
                "Saved here. \(path.pathExcerpt) is not there (not mounted?).",
                "Сохранено здесь. Папки \(path.pathExcerpt) нет (не подключена?).")
        case .unreadableFolder(let path, let cause):
            Message(
                Phrase("Saved here. ", "Сохранено здесь. ")
                    + cause.cannotRead(Phrase(same: path.pathExcerpt)))
        case .wrongFolder(let path):
            Message(
                "\(path.pathExcerpt) holds more than 1,000 files that are no library: is it the right folder?",
                "В \(path.pathExcerpt) больше 1000 файлов, и это не библиотеки: та ли это папка?")
        case .cannotPublish(let path, .notPermitted):
            Message(
                "Saved here, but not published: no permission in \(path.pathExcerpt).",
                "Сохранено здесь, но не передано: нет прав на запись в \(path.pathExcerpt).")
        case .cannotPublish(let path, let cause):
            Message(
                Phrase(
                    "Saved here, but not published in \(path.pathExcerpt): ",
                    "Сохранено здесь, но не передано в \(path.pathExcerpt): ") + cause.phrase + ".")
        case .file(let name, let fault): fault.message(PublishedName(name))
        case .unreadable(let name, let cause): Message(cause.cannotRead(PublishedName(name).file))
        case .twin(let name, let newName):
            Message(
                "Another device writes as “\(name)”. This one is “\(newName)” now.",
                "Именем «\(name)» пользуется ещё одно устройство. Это теперь называется «\(newName)».")
        case .full:
            Message(
                Phrase(
                    "Saved here, but not published: 1,000 devices have been in step. Remove one:",
                    "Сохранено здесь, но не передано: в синхронизации побывало 1000 устройств. Уберите лишнее:"
                ), .command, .sync(.forgetOne))
        case .removed(let marks):
            Message(
                Phrase(
                    "This device was removed on another and goes on under a new id",
                    "Это устройство убрали на другом; оно продолжает под новым идентификатором")
                    + .setAgain(marks))
        case .clock(let name, let day):
            Message(
                "\(name) dates its changes \(DateText.long(day, .english)): check its clock. Nothing is lost.",
                "«\(name)» датирует изменения \(DateText.long(day, .russian)): проверьте там часы. Ничего не потеряно."
            )
        case .gitNeedsPerson(let folder):
            Message(
                Phrase(
                    "git needs you: git -C \(folder.pathExcerpt) status",
                    "git не справился сам: git -C \(folder.pathExcerpt) status"))
        case .gitUnreachable(let folder):
            Message(
                "git cannot reach the other side of \(folder.pathExcerpt) now; all is kept here.",
                "git сейчас не может связаться с другой стороной \(folder.pathExcerpt); здесь всё сохранено.")
        case .gitGoesNowhere(let folder):
            Message(
                "git carries nothing out of \(folder.pathExcerpt): its branch follows none of a remote, or the file is ignored.",
                "git ничего не передаёт из \(folder.pathExcerpt): ветка не связана с удалённой или файл игнорируется."
            )
        case .copied:
            Message(
                Phrase(
                    "This library was copied from another place, and is not published.",
                    "Эта библиотека скопирована из другого места и не передаётся."), .command, .sync(.goOn))
        case .left:
            Message(
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
}

extension DiskFault.Cause {
    /// "Cannot read phone's file: permission denied."
    fileprivate func cannotRead(_ file: Phrase) -> Phrase {
        let reason = self == .notPermitted ? Phrase("permission denied", "нет прав") : phrase
        return Phrase("Cannot read ", "Не удалось прочитать ") + file + ": " + reason + "."
    }
}

extension Array {
    /// The number of a folder's files that are named, of many that are left alone.
    private static var mostNamedFiles: Int { 5 }

    /// A text of each element, but of many files of one folder only of the first ones, and behind those how many more there are.
    ///
    /// - Parameter finding: What an element tells of devices in step; nil if it is about something else.
    package func namingFewFiles<Text>(
        _ finding: (Element) -> SyncFinding?, text: (Element) -> Text, others: (Int) -> Text
    ) -> [Text] {
        let files = indices.filter { finding(self[$0])?.isOfFile ?? false }
        let unnamed = files.dropFirst(Self.mostNamedFiles)
        guard let first = unnamed.first else { return map(text) }
        let left = Set(unnamed.dropFirst())
        return indices.filter { !left.contains($0) }.map {
            $0 == first ? others(unnamed.count) : text(self[$0])
        }
    }
}

extension Phrase {
    /// "and 95 more".
    package static func others(_ count: Int) -> Phrase { Phrase("and \(count) more", "и ещё \(count)") }
}

/// The name of a device, or the path of a file if it is not known whose it is.
private struct PublishedName {
    /// "phone's file", "work.plist", within a sentence.
    let file: Phrase
    /// "phone", "the device that published it".
    let machine: Phrase
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
        machine = Phrase { language in
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
                        " изменён вручную и не принят: правьте его на ") + name.machine + ".")
        case .placeholder:
            Message(
                name.fileFirst + Phrase(" is in the cloud, not on this disk.", " в облаке, а не на диске."))
        case .newer:
            Message(
                "\(name.text) runs a newer Tracker: update this one; nothing is lost.",
                "На «\(name.text)» Tracker новее: обновите его здесь; ничего не пропадёт.")
        case .otherLibrary:
            Message(
                Phrase("\(name.text) is of another library.", "\(name.text) — от другой библиотеки."),
                .command,
                .sync(.join))
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
