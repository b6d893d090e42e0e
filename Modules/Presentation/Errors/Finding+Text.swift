public import TrackerDomain

extension Finding {
    /// The finding and, if something can be done about it, what.
    public var message: Message {
        switch self {
        case .unreadable(let path, let reason, let outlook):
            outlook.message(
                Phrase("The library \(path) cannot be used: ", "Файл библиотеки \(path) не годится: ")
                    + reason.phrase, isReplaceable: reason.isReplaceable)
        case .newerVersion(let path, let found, let known):
            StoreError.newerVersion(path: path, found: found, known: known).message
        case .disk(let fault): fault.message
        case .missingWithBackups(let day): .missingLibrary(newestBackup: day)
        case .formerLibrary(let folder, let day):
            Message(
                Phrase(
                    "Another library was here before, its newest backup is of \(DateText.full(day, .english)); if you do not need it, remove the folder \(folder)",
                    "Прежде здесь была другая библиотека, последняя копия: \(DateText.full(day, .russian)); если она не нужна, удалите папку \(folder)"
                ), .semicolon, .restore)
        case .unseenBackups(let backups): Message(backups.phrase)
        case .uncountedLibrary(let path):
            Message(
                "The count of saves in \(path) is out of range; the next change fixes it.",
                "Счётчик сохранений в \(path) слишком велик; следующее изменение его исправит.")
        case .uncountedBackup(let path):
            Message(
                Phrase(
                    "The number in the name of the backup \(path) is out of range, so it is not used",
                    "Номер в имени копии \(path) слишком велик, она не используется"), .semicolon,
                .renumberBackup)
        case .editedByHand(let path):
            Message(
                "\(path) was changed by another program; it is sound.",
                "\(path) изменён другой программой; с ним всё в порядке.")
        case .unreadableHistory(let path, let reason):
            Message(
                Phrase("The history in \(path) is damaged: ", "История в \(path) повреждена: ")
                    + reason.phrase,
                .semicolon, .forgetHistory)
        case .orphanCompletions(let count):
            Message(
                CountedPhrase.marks(count)
                    + Phrase(
                        " in the old library have no tracker; the next change leaves them out.",
                        " старой библиотеки без трекера; при следующем изменении не перенесутся."))
        case .damagedBackup(let path):
            Message(
                "The backup \(path) is damaged; it is not used.",
                "Копия \(path) повреждена; она не используется.")
        case .keptCopy(let path):
            Message(
                "\(path) is a backup of what was found in the library's place.",
                "\(path) — копия того, что было найдено на месте библиотеки.")
        case .leftover(let path):
            Message(
                "\(path) is left from an interrupted save; the next change removes it.",
                "\(path) остался от прерванного сохранения; следующее изменение его уберёт.")
        case .importCopy(let path):
            Message(
                "\(path) is left from an interrupted import, with a copy of its data; the next import removes it.",
                "\(path) — остаток прерванного импорта с копией данных; следующий импорт его уберёт.")
        case .foreignLeftover(let path):
            Message(
                "\(path) is named like a temporary file of Tracker but is not one: move it away.",
                "\(path) назван как временный файл Tracker, но это не он: уберите его.")
        case .conflictCopy(let path, let content): content.message(path)
        case .writableByOthers(let path):
            Message(
                Phrase("Other users can change \(path)", "Другие пользователи могут менять \(path)"),
                .semicolon, .forbidOthers(path: path))
        case .secondName(let path):
            Message(.secondName(of: path))
        case .notWritable(let path, let purpose, .protected(let protection)):
            protection.message(path, isOfLibrary: purpose == .library)
        case .notWritable(let path, let purpose, let cause): purpose.message(path, cause)
        case .settings(let path, let trouble): trouble.message(path)
        case .sync(let finding): finding.message
        case .lostProgram(let label, let program):
            Message(
                label.runs(program)
                    + Phrase(", which is not there any more", ", но этой программы там больше нет"),
                .colon, .setTimerAgain(label))
        case .otherProgram(let label, let program):
            Message(
                label.runs(program) + Phrase(", not this program", ", а не эту программу"), .colon,
                .setTimerAgain(label))
        case .lostLibrary(let path):
            Message(
                "There is no library at \(path.pathExcerpt), so nothing could be reminded of.",
                "Библиотеки \(path.pathExcerpt) нет, напомнить не о чем.")
        case .duplicates(let duplicates):
            Message(
                Phrase(
                    "Several trackers in \(duplicates.category) are named \(duplicates.name).",
                    "В категории «\(duplicates.category)» несколько трекеров с названием «\(duplicates.name)»."
                ),
                .command, duplicates.advice)
        case .unreadableTimer(let label, let fault): fault.message(of: label)
        }
    }
}

extension TimerLabel {
    /// "The reminder runs /bin/tracker".
    fileprivate func runs(_ program: String) -> Phrase {
        switch self {
        case .remind: Phrase("The reminder runs ", "Напоминание запускает ") + program.pathExcerpt
        case .sync: Phrase("The exchange runs ", "Обмен запускает ") + program.pathExcerpt
        }
    }
}

extension Phrase {
    fileprivate static func secondName(of path: String) -> Phrase {
        let name = String(path.split(separator: "/").last ?? "").pathExcerpt
        return Phrase(
            "\(name) has a second name, which keeps the old state at each change.",
            "У \(name) есть второе имя; с каждым изменением оно остаётся со старым содержимым.")
    }
}

extension WritePurpose {
    /// The folder that cannot be written to, the consequence, the cause and the remedy.
    fileprivate func message(_ path: String, _ cause: DiskFault.Cause) -> Message {
        let nothing =
            Phrase("Nothing can be written into \(path), so ", "В \(path) нельзя писать, поэтому ")
            + consequence
        return switch cause {
        case .notPermitted:
            Message(
                nothing + Phrase(": permission denied", ": нет прав"), .semicolon, .otherPlace(self),
                .allowWriting(path: path))
        case .missing:
            Message(
                nothing
                    + Phrase(
                        ": it is a link to a folder that is not there, make that folder or remove the link.",
                        ": это ссылка на папку, которой нет; создайте ту папку или удалите ссылку."))
        case .notAFolder:
            Message(
                nothing
                    + Phrase(
                        ": it is not a folder, move it away.", ": это не папка, уберите её с этого места."))
        default: Message(nothing + ": " + cause.phrase, .or, .otherPlace(self))
        }
    }

    private var consequence: Phrase {
        switch self {
        case .library: Phrase("no change can be saved", "изменения не сохранятся")
        case .backups:
            Phrase(
                "no backup can be made and no change saved", "копии не сделать и изменения не сохранятся")
        case .settings: Phrase("no setting can be saved", "настройки не сохранятся")
        }
    }
}

extension BackupOutlook {
    /// The remedy for a file that cannot be used as a library.
    ///
    /// - Parameter isReplaceable: Whether a repair can keep its bytes; else only a person can take it away.
    fileprivate func message(_ what: Phrase, isReplaceable: Bool) -> Message {
        switch self {
        case .good(let day):
            Message(
                what
                    + Phrase(
                        ", but there is a backup of \(DateText.full(day, .english))",
                        ", но есть копия (\(DateText.full(day, .russian)))"), .semicolon,
                isReplaceable ? .repair : .moveAwayAndRepair)
        case .none where isReplaceable:
            Message(
                what
                    + Phrase(
                        ", and there is no good backup: fix it in a text editor, or move it away to start again.",
                        ", а хорошей копии нет: исправьте его в текстовом редакторе или уберите, чтобы начать заново."
                    ))
        case .none:
            Message(
                what + Phrase(", and there is no good backup", ", а хорошей копии нет"), .colon, .moveAway,
                .otherPlace(.library))
        case .unseen:
            Message(
                what
                    + Phrase(
                        ", and not every place could be searched for a backup: fix what is named below, then check again.",
                        ", но искать копию удалось не везде: исправьте указанное ниже и проверьте снова."))
        }
    }
}

extension UnseenBackups {
    fileprivate var phrase: Phrase {
        guard let cause else {
            return Phrase(
                "The backups in \(folder) are not used, as they do not say which library they are of: write its path into the file “origin” there, or move the folder away.",
                "Копии в \(folder) не используются, в них не указано, какой библиотеке они принадлежат: впишите путь к ней в файл «origin» там же или уберите папку."
            )
        }
        return Phrase("Cannot look for backups in \(path): ", "Не удалось поискать копии в \(path): ")
            + cause.phrase + "."
    }
}

extension ConflictCopyContent {
    fileprivate func message(_ path: String) -> Message {
        let copy = Phrase("\(path) is a copy beside the library: ", "\(path) — копия рядом с библиотекой: ")
        switch self {
        case .unreadable:
            return Message(
                copy + Phrase("it cannot be read, move it away.", "её не удалось прочитать, уберите её."))
        case .lacking(let lacking) where lacking.isEmpty:
            return Message(
                copy
                    + Phrase(
                        "the library has all of it, it can be deleted.",
                        "всё это в библиотеке есть, её можно удалить."))
        case .lacking(let lacking):
            let names = lacking.trackers + lacking.categories
            let parts =
                names.map { Phrase("“\($0)”", "«\($0)»") }
                + (lacking.completions > 0 ? [CountedPhrase.marks(lacking.completions)] : [])
            return Message(
                copy + Phrase("not in the library: ", "в библиотеке нет: ") + parts.joined(separator: ", ")
                    + Phrase(
                        "; move it away or put it in the library's place",
                        "; уберите её или поставьте на место библиотеки"), .semicolon, .inspect(path: path))
        }
    }
}
