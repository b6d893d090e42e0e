public import TrackerDomain

/// The present content of the path that a state is restored to.
public enum RestorePlace {
    case library(Library)
    case missing, damaged
}

/// The sentences about restoring a state, before and after.
public struct RestoreSentence {
    private let state: SavedState
    private let place: RestorePlace
    private let what: Phrase
    /// The sentence for a state equal to the library.
    public let nothing: Phrase

    /// - Parameters:
    ///   - date: What the clock showed when the state was written, with the time as "12:30".
    ///   - isOther: Whether it is another library's.
    public init(
        _ state: SavedState, writtenOn date: Day, at time: String, over place: RestorePlace, isOther: Bool
    ) {
        self.state = state
        self.place = place
        let moment = DateText.full(date) + ", " + time
        let contents = Phrase(same: ": ") + .contents(of: state.library.trackers) + "."
        let owner = isOther ? Phrase("of another library, ", " другой библиотеки") : .empty
        what =
            Phrase(
                "the backup \(owner.english)of \(moment.english)", "копия\(owner.russian) (\(moment.russian))"
            )
            + contents
        nothing =
            Phrase(
                "Nothing to restore: the library equals the backup \(owner.english)of \(moment.english)",
                "Восстанавливать нечего: в библиотеке то же, что в копии\(owner.russian) от \(moment.russian)"
            )
            + contents
    }

    /// The state, what it would change, and what else a person should know before answering.
    public var explanation: Message {
        let explanation =
            Phrase("This is ", "Это ") + what + consequences
            + (state.isIntact == false
                ? Phrase(
                    " The file was changed by something other than Tracker.",
                    " Файл изменён не через Tracker.")
                : .empty)
        guard case .library = place else { return Message(explanation) }
        return Message(explanation, .sentence, .undo)
    }

    public func said(isDryRun: Bool) -> Phrase {
        Act.restored.feminineVerb(isTrial: isDryRun) + " " + what + (isDryRun ? consequences : .empty)
    }

    /// Begins with a blank.
    private var consequences: Phrase {
        switch place {
        case .library(let library):
            Phrase(same: " ") + RestoreState(from: library, to: state.library).phrase
        case .missing:
            Phrase(
                " There is no library here; the backup takes its place.",
                " Библиотеки здесь нет, копия займёт её место.")
        case .damaged:
            Phrase(
                " The library cannot be read; its file is saved among the backups.",
                " Библиотека не читается; её файл сохранится среди копий.")
        }
    }
}

extension Message {
    public static let noLibraryToKeep = Message(
        Phrase(
            "There is no library yet, so there is nothing to back up", "Библиотеки ещё нет, копировать нечего"
        ),
        .colon, .addTracker)

    /// - Parameter areOfOneSecond: Whether seconds cannot tell them apart.
    public static func severalBackups(
        _ word: String, _ paths: [String], areOfOneSecond: Bool
    ) -> Message {
        let (seconds, inRussian) = areOfOneSecond ? ("", "") : ("with its seconds or ", "секунды или ")
        return Message(
            "Several backups are of \(word.excerpt()): name one \(seconds)by its file, as \(paths[0]).",
            "Копий за \(word.excerpt()) несколько: укажите \(inRussian)файл одной из них, например \(paths[0])."
        )
    }

    public static func noBackup(_ number: String, of count: Int) -> Message {
        if count == 0 { return Message("There are no backups yet.", "Резервных копий ещё нет.") }
        let number = number.excerpt()
        return Message(
            Phrase(
                "There is no backup \(number), \(count) in all",
                "Копии с номером \(number) нет, всего их \(count)"),
            .colon, .listBackups)
    }

    public static func cannotRestore(_ path: String, _ reason: UnreadableReason) -> Message {
        Message(
            Phrase("Cannot restore \(path.pathExcerpt): ", "Не удалось восстановить \(path.pathExcerpt): ")
                + reason.phrase, .semicolon, .listBackups, .importFile)
    }
}

extension Phrase {
    public static let listHasChanged = Phrase(
        "The list has changed since it was shown, this number was another backup. ",
        "Список изменился с тех пор, как был показан: под этим номером была другая копия. ")

    /// Behind a sentence; empty without a path.
    public static func damagedFileKept(_ path: String?) -> Phrase {
        guard let path else { return .empty }
        return Phrase(" The damaged file is saved as \(path).", " Повреждённый файл сохранён: \(path).")
    }
}
