public import TrackerDomain

extension DiskFault {
    /// One sentence: what could not be done, why, and what to do.
    public var phrase: Phrase {
        let other =
            cause == .readOnlyFileSystem && isOfLibrary
            ? Phrase(" or name another place with --library", " или укажите другое место через --library")
            : Phrase("", "")
        return action + ": " + cause.phrase + other + "."
    }

    /// A library can be anywhere; settings and backups have their places.
    private var isOfLibrary: Bool { operation != .saveSettings && operation != .backUp }

    private var action: Phrase {
        let path = path.pathExcerpt
        return switch operation {
        case .read: Phrase("Cannot read \(path)", "Не удалось прочитать \(path)")
        case .write, .saveSettings: Phrase("Cannot save \(path)", "Не удалось сохранить \(path)")
        case .createFolder: Phrase("Cannot create the folder \(path)", "Не удалось создать папку \(path)")
        case .lock: Phrase("Cannot lock \(path)", "Не удалось занять \(path)")
        case .backUp:
            Phrase("Cannot keep a backup in \(path)", "Не удалось сделать резервную копию в \(path)")
        }
    }
}

extension DiskFault.Cause {
    /// Why, and what to do, as the end of a sentence.
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
        case .missing:
            Phrase(
                "there is no such file or folder, check the path",
                "такого файла или папки нет, проверьте путь")
        case .isInTheWay:
            Phrase("something else stands there, move it away", "там стоит что-то другое, уберите это")
        case .other(let code): Phrase("the system says error \(code)", "система сообщила об ошибке \(code)")
        }
    }
}
