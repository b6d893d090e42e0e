public import TrackerDomain

extension DiskFault {
    /// One sentence: what could not be done, why, and what to do.
    public var message: Message {
        let what = action + ": " + reason
        switch (operation, cause) {
        case (.flush, _):
            return Message(
                what + Phrase("; it may have been saved", "; возможно, оно сохранилось"), .colon,
                .lookBeforeRepeating)
        case (.writeFile, .notARegularFile): return Message(what, .or, .standardOutput)
        case (_, .readOnlyFileSystem) where isOfLibrary: return Message(what, .or, .otherPlace(.library))
        default: return Message(what, .colon)
        }
    }

    /// A path that a person named is not to be moved away: it may be a device.
    private var reason: Phrase {
        switch (operation, cause) {
        case (.writeFile, .isFolder):
            Phrase("it is a folder, name a file in it", "это папка, укажите файл в ней")
        case (.writeFile, .notARegularFile):
            Phrase("it is not a regular file, name another one", "это не обычный файл, укажите другой")
        default: cause.phrase
        }
    }

    /// A library can be anywhere; settings and backups have their places, and what is written elsewhere is no library.
    private var isOfLibrary: Bool {
        switch operation {
        case .read, .write, .createFolder, .lock, .flush: true
        case .saveSettings, .backUp, .writeFile: false
        }
    }

    private var action: Phrase {
        let path = path.pathExcerpt
        return switch operation {
        case .read: Phrase("Cannot read \(path)", "Не удалось прочитать \(path)")
        case .write, .saveSettings: Phrase("Cannot save \(path)", "Не удалось сохранить \(path)")
        case .writeFile: Phrase("Cannot write \(path)", "Не удалось записать \(path)")
        case .createFolder: Phrase("Cannot create the folder \(path)", "Не удалось создать папку \(path)")
        case .flush:
            Phrase(
                "The change in \(path) is not safe on the disk",
                "Не удалось надёжно записать изменение в \(path)")
        case .lock: Phrase("Cannot lock \(path)", "Не удалось занять \(path)")
        case .backUp:
            Phrase("Cannot save a backup in \(path)", "Не удалось сделать резервную копию в \(path)")
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
