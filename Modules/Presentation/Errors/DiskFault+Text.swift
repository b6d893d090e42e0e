public import TrackerDomain

extension DiskFault {
    /// One sentence: what could not be done, why, and what to do.
    public var message: Message {
        if operation == .clearBackups { return ofUnclearedBackups }
        if case .protected(let protection) = cause {
            return protection.message(path, isOfLibrary: isOfLibrary)
        }
        let what = action + ": " + reason
        let file = path.pathExcerpt
        switch (operation, cause) {
        case (_, .appeared):
            return Message(
                "\(file) has appeared meanwhile and is left alone.",
                "Тем временем появился \(file); он не тронут.")
        case (_, .changed):
            return Message(
                "\(file) has changed meanwhile and is left alone.",
                "Тем временем изменился \(file); он не тронут.")
        case (.flush, _):
            return Message(
                what + Phrase("; it may have been saved", "; возможно, оно сохранилось"), .colon,
                .lookBeforeRepeating)
        case (.writeFile, .notARegularFile): return Message(what, .or, .standardOutput)
        case (_, .readOnlyFileSystem) where isOfLibrary: return Message(what, .or, .otherPlace(.library))
        default: return Message(what, .colon)
        }
    }

    /// Both halves: what is done, and what is left of it.
    private var ofUnclearedBackups: Message {
        let half = Phrase(
            "The history is cleared, but what was deleted may still be in \(path.pathExcerpt)",
            "История очищена, но удалённое, возможно, осталось в \(path.pathExcerpt)")
        return Message(half + ": " + cause.phrase, .semicolon, .clearHistoryAgain)
    }

    /// True for what comes in on standard input, which no advice about a place helps.
    private var isStandardInput: Bool { operation == .read && path == "-" }

    /// A path that a person named is not to be moved away: it may be a device.
    private var reason: Phrase {
        switch (operation, cause) {
        case (.writeFile, .isFolder):
            Phrase("it is a folder, name a file in it", "это папка, укажите файл в ней")
        case (.writeFile, .notARegularFile):
            Phrase("it is not a regular file, name another one", "это не обычный файл, укажите другой")
        case (_, .tooLarge) where isStandardInput: UnreadableReason.tooLarge(limit: 64 << 20).phrase
        case (_, .isFolder) where isStandardInput: Phrase("it is a folder", "это папка")
        default: cause.phrase
        }
    }

    /// A library can be anywhere; settings and backups have their places, and what is written elsewhere is no library.
    private var isOfLibrary: Bool {
        switch operation {
        case .read, .write, .createFolder, .lock, .flush: true
        default: false
        }
    }

    private var action: Phrase {
        let path = path.pathExcerpt
        return switch operation {
        case .read where isStandardInput:
            Phrase("Cannot read standard input", "Не удалось прочитать стандартный ввод")
        case .read: Phrase("Cannot read \(path)", "Не удалось прочитать \(path)")
        case .write, .saveSettings: Phrase("Cannot save \(path)", "Не удалось сохранить \(path)")
        case .writeFile: Phrase("Cannot write \(path)", "Не удалось записать \(path)")
        case .createFolder: Phrase("Cannot create the folder \(path)", "Не удалось создать папку \(path)")
        case .flush:
            Phrase(
                "The change in \(path) is not safe on the disk",
                "Не удалось надёжно записать изменение в \(path)")
        case .lock: Phrase("Cannot lock \(path)", "Не удалось занять \(path)")
        case .clearBackups: Phrase("Cannot remove \(path)", "Не удалось удалить \(path)")
        case .backUp:
            Phrase("Cannot save a backup in \(path)", "Не удалось сделать резервную копию в \(path)")
        }
    }
}

extension FileProtection {
    /// What forbids the change, and the way to allow it.
    ///
    /// - Parameter isOfLibrary: False for a file that is of no use in another folder, or has a place of its own.
    func message(_ path: String, isOfLibrary: Bool) -> Message {
        let name = String(path.split(separator: "/").last ?? "/").pathExcerpt
        let what =
            switch self {
            case .immutable(true, _): Phrase("The folder \(name) is immutable", "Папка \(name) неизменяемая")
            case .immutable(false, _): Phrase("\(name) is immutable", "Файл \(name) неизменяемый")
            case .appendOnly(true, _):
                Phrase(
                    "Names can only be added to the folder \(name)",
                    "В папку \(name) имена можно только добавлять")
            case .appendOnly(false, _):
                Phrase("\(name) is append-only", "В файл \(name) можно только дописывать")
            case .foreignInStickyFolder(let owner):
                Phrase(
                    "\(name) belongs to \(owner == 0 ? "root" : "user \(owner)") in a sticky folder",
                    "\(name) принадлежит \(owner == 0 ? "root" : "пользователю \(owner)") в папке со sticky-битом"
                )
            }
        switch self {
        case .immutable(_, let remedy), .appendOnly(_, let remedy):
            return Message(what + ":", .command, .clearFlag(remedy, path: path))
        case .foreignInStickyFolder where isOfLibrary:
            return Message(
                what
                    + Phrase(
                        ": move the library to a folder of yours.", ": перенесите библиотеку в свою папку."))
        case .foreignInStickyFolder:
            return Message(
                what + Phrase(": use a folder of yours instead.", ": возьмите вместо этой свою папку."))
        }
    }

    /// The reason, as the end of a sentence.
    fileprivate var phrase: Phrase {
        switch self {
        case .immutable(_, let remedy):
            Phrase("it is immutable, run \(remedy) on it", "он неизменяемый, выполните для него \(remedy)")
        case .appendOnly(_, let remedy):
            Phrase(
                "it is append-only, run \(remedy) on it",
                "в него можно только дописывать, выполните для него \(remedy)")
        case .foreignInStickyFolder:
            Phrase(
                "it belongs to another user in a sticky folder",
                "он принадлежит другому пользователю в папке со sticky-битом")
        }
    }
}

extension DiskFault.Cause {
    /// The reason and the remedy, as the end of a sentence.
    public var phrase: Phrase {
        switch self {
        case .diskFull: Phrase("the disk is full, free some space", "на диске нет места, освободите его")
        case .quotaExceeded:
            Phrase("your disk quota is used up, free some space", "исчерпана квота диска, освободите место")
        case .notPermitted:
            Phrase(
                "permission denied, check the rights of the file and its folder",
                "нет прав, проверьте права на файл и папку")
        case .protected(let protection): protection.phrase
        case .readOnlyFileSystem:
            Phrase(
                "the disk is read-only, make it writable", "диск только для чтения, разрешите на него запись")
        case .deviceFailure:
            Phrase("the disk reported an error, check it", "диск сообщил об ошибке, проверьте его")
        case .disconnected:
            Phrase(
                "the disk is not connected any more, connect it", "диск больше не подключён, подключите его")
        case .noLocks:
            Phrase(
                "this disk gives no locks, use another one",
                "этот диск не поддерживает блокировки, выберите другой")
        case .notSupported:
            Phrase(
                "this disk cannot do that, use another one",
                "этот диск такого не поддерживает, выберите другой")
        case .missing:
            Phrase(
                "there is no such file or folder, check the path",
                "такого файла или папки нет, проверьте путь")
        case .notAFolder:
            Phrase(
                "a part of the path is not a folder, check the path", "часть пути — не папка, проверьте путь")
        case .isFolder: Phrase("a folder is in its place, move it away", "на его месте папка, уберите её")
        case .notARegularFile:
            Phrase("it is not a regular file, move it away", "это не обычный файл, уберите его")
        case .nameTaken:
            Phrase("something else is in its place, move it away", "место уже занято, освободите его")
        case .appeared: Phrase("it has appeared meanwhile", "он появился тем временем")
        case .changed: Phrase("it has changed meanwhile", "он изменился тем временем")
        case .tooManyLinks:
            Phrase(
                "its symbolic links lead in a circle, fix them",
                "символические ссылки ведут по кругу, исправьте их")
        case .nameTooLong:
            Phrase("its name or path is too long, shorten it", "имя или путь слишком длинные, сократите их")
        case .tooLarge: Phrase("it is too large, move it away", "он слишком велик, уберите его")
        case .tooManyFiles:
            Phrase("it holds too many files, move some away", "в ней слишком много файлов, уберите часть")
        case .sizeLimit:
            Phrase(
                "no file may grow that large here, raise the limit (ulimit -f)",
                "файлы такого размера здесь не разрешены, увеличьте предел (ulimit -f)")
        case .tooManyOpenFiles:
            Phrase(
                "too many files are open, close some programs",
                "открыто слишком много файлов, закройте часть программ")
        case .outOfMemory:
            Phrase(
                "there is not enough memory, close some programs",
                "не хватает памяти, закройте часть программ")
        case .interrupted:
            Phrase("the system interrupted it, try again", "система прервала работу, попробуйте ещё раз")
        case .inUse:
            Phrase(
                "something else is using it, try again in a moment",
                "используется другой программой, попробуйте позже"
            )
        case .closed: Phrase("the stream is closed", "поток вывода закрыт")
        case .other(let code): Phrase("the system says error \(code)", "система сообщила об ошибке \(code)")
        }
    }
}
