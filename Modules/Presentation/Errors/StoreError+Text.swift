public import TrackerDomain

extension StoreError {
    /// One sentence: why it could not be and what to do.
    public var message: Message {
        switch self {
        case .edit(let error): error.message()
        case .unreadable(let path, let reason) where reason.isReplaceable:
            Message(StoreError.cannotRead(path) + reason.phrase, .semicolon, .examine)
        // No repair could keep the bytes of such a file.
        case .unreadable(let path, let reason):
            Message(StoreError.cannotRead(path) + reason.phrase, .semicolon, .moveAway, .otherPlace(.library))
        case .newerVersion(let path, let found, let known):
            Message(
                "\(path.pathExcerpt) was written by a newer Tracker (format \(found), this one knows \(known)): update Tracker.",
                "\(path.pathExcerpt) сохранён более новой версией (формат \(found), известен \(known)): обновите Tracker."
            )
        case .busy(let path):
            Message(
                "Another program is using \(path.pathExcerpt): try again in a moment.",
                "\(path.pathExcerpt) занят другой программой: попробуйте ещё раз чуть позже.")
        case .missing(let path, let day): .missingLibrary(path.pathExcerpt, newestBackup: day)
        case .disk(let fault): fault.message
        case .tooLarge(let path, let limit):
            Message(
                "\(path.pathExcerpt) would grow beyond \(limit >> 20) MiB: delete what you no longer need.",
                "\(path.pathExcerpt) станет больше \(limit >> 20) МиБ: удалите то, что больше не нужно.")
        case .notAsMeant(let path):
            Message(
                "\(path.pathExcerpt) was left as it is, as the change could not be verified: please report this, see README.md.",
                "\(path.pathExcerpt) не изменён: запись не удалось проверить; сообщите об этом, смотрите README.md."
            )
        case .sync(let error): error.message
        }
    }

    private static func cannotRead(_ path: String) -> Phrase {
        Phrase("Cannot read \(path.pathExcerpt): ", "Не удалось прочитать \(path.pathExcerpt): ")
    }
}

extension UnreadableReason {
    /// The fault of the file, as the end of a sentence.
    public var phrase: Phrase {
        switch self {
        case .notARegularFile: Phrase("it is not a regular file", "это не обычный файл")
        case .tooLarge(let limit):
            Phrase("it is larger than \(limit >> 20) MiB", "он больше \(limit >> 20) МиБ")
        case .tooManyElements: Phrase("it holds too many elements", "в нём слишком много элементов")
        case .empty: Phrase("it is empty", "он пуст")
        case .malformed(offset: 0): Phrase("it does not look like a library", "он не похож на библиотеку")
        case .malformed(let offset):
            Phrase("it is damaged at byte \(offset)", "он повреждён на байте \(offset)")
        case .conflictMarkers(let line):
            Phrase(
                "it holds conflict markers of a version control system at line \(line)",
                "в строке \(line) в нём метки конфликта системы контроля версий")
        case .invalid(let place):
            Phrase(
                "it makes no sense at “\(place.excerpt())”", "в нём непонятна запись «\(place.excerpt())»")
        case .fault(let fault): fault.phrase
        }
    }
}

extension LibraryFault {
    fileprivate var phrase: Phrase {
        switch self {
        case .duplicateID(let id):
            Phrase("the id \(id) is in it twice", "идентификатор \(id) встречается в нём дважды")
        case .categoryName(let id):
            Phrase(
                "the name of the category \(id) is not allowed, or another one has it",
                "название категории \(id) недопустимо или повторяется")
        case .field(let field, let id): field.broken(id)
        case .missingCategory(let id):
            Phrase("the tracker \(id) has no category", "у трекера \(id) нет категории")
        case .day(let id):
            Phrase(
                "the tracker \(id) has a day outside 1900 to 2199", "у трекера \(id) есть день вне 1900–2199")
        case .note(let id):
            Phrase("the tracker \(id) has a note that is not allowed", "у трекера \(id) недопустимая заметка")
        }
    }
}

extension Message {
    /// The message that a library is missing but has a backup.
    ///
    /// - Parameter path: The library, "here" without one.
    public static func missingLibrary(_ path: String? = nil, newestBackup day: Day) -> Message {
        Message(
            Phrase("There is no library \(path ?? "here")", "Библиотеки \(path ?? "здесь") нет")
                + Phrase(
                    ", but a backup of \(DateText.full(day, .english))",
                    ", но есть копия (\(DateText.full(day, .russian)))"), .semicolon, .repair)
    }
}
