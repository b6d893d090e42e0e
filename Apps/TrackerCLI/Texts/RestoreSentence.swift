import TrackerData
import TrackerDomain
import TrackerPresentation

/// What stands where a state is to be brought back.
enum RestorePlace {
    case library(Library)
    case missing, damaged
}

/// What is said of bringing a state back, before and after.
struct RestoreSentence {
    private let state: SavedState
    private let place: RestorePlace
    private let what: Phrase

    /// - Parameters:
    ///   - reading: What the clock showed when the state was written.
    ///   - isOther: Whether it is another library's.
    init(
        _ state: SavedState, writtenOn reading: Environment.ClockReading, over place: RestorePlace,
        isOther: Bool
    ) {
        self.state = state
        self.place = place
        let (date, time) = (reading.date, reading.time)
        what =
            (isOther
                ? Phrase("the state of another library, of ", "состояние другой библиотеки на ")
                : Phrase("the state of ", "состояние на "))
            + Phrase(
                "\(DateText.full(date, .english)), \(time): ", "\(DateText.full(date, .russian)), \(time): ")
            + CountedPhrase.content(of: state.library) + "."
    }

    /// What is asked about: the state, what it would change, and what a person should know of it.
    var explanation: Phrase {
        Phrase("This is ", "Это ") + what + consequences
            + (state.isIntact == false
                ? Phrase(
                    " The file was changed by something other than Tracker.",
                    " Файл изменён не через Tracker.")
                : Phrase(same: ""))
            + wayBack
    }

    func said(isDryRun: Bool) -> Phrase {
        isDryRun
            ? Phrase("Would restore ", "Будет восстановлено ") + what + consequences
            : Phrase("Restored ", "Восстановлено ") + what
    }

    func nothing(isDryRun: Bool) -> Phrase {
        (isDryRun ? .wouldChangeNothing : Phrase(same: ""))
            + Phrase("The library holds the same as ", "В библиотеке уже то же самое: ") + what
    }

    /// Begins with a blank.
    private var consequences: Phrase {
        switch place {
        case .library(let library):
            Phrase(same: " ") + RestoreState(from: library, to: state.library).phrase
        case .missing:
            Phrase(
                " There is no library here; it takes the place.",
                " Библиотеки здесь нет, оно займёт её место.")
        case .damaged:
            Phrase(
                " The library cannot be read; its file is kept among the backups.",
                " Библиотека не читается; её файл сохранится среди копий.")
        }
    }

    private var wayBack: Phrase {
        guard case .library = place else { return Phrase(same: "") }
        return Phrase(" “tracker undo” can take it back.", " Отменить можно командой «tracker undo».")
    }
}

extension Phrase {
    static let noLibraryToKeep = Phrase(
        "There is no library yet, so there is nothing to keep: create a tracker with “tracker add”.",
        "Библиотеки ещё нет, сохранять нечего: создайте трекер командой «tracker add».")

    static let toRestoreAddYes = Phrase(
        " To restore it, add --yes.", " Чтобы восстановить, добавьте --yes.")

    static let listHasChanged = Phrase(
        "The list has changed since it was shown, this number was another backup. ",
        "Список изменился с тех пор, как был показан: под этим номером была другая копия. ")

    static let nameByTime = Phrase(
        " Look at the list again, or name the backup by its time: tracker restore \"2026-11-20 12:30\" --yes.",
        " Посмотрите список ещё раз или укажите время копии: tracker restore \"2026-11-20 12:30\" --yes.")

    static func severalBackups(_ word: String, _ paths: [String]) -> Phrase {
        Phrase(
            "Several backups are of \(word.excerpt()): name one with its seconds or by its file, as \(paths[0]).",
            "Копий за \(word.excerpt()) несколько: укажите секунды или файл одной из них, например \(paths[0])."
        )
    }

    static func noBackup(_ number: String, of count: Int) -> Phrase {
        let number = number.excerpt()
        return Phrase(
            "There is no backup \(number): “tracker restore” lists those there are, \(count) in all.",
            "Копии с номером \(number) нет: «tracker restore» покажет, какие есть (всего \(count)).")
    }

    static func cannotRestore(_ path: String, _ reason: UnreadableReason) -> Phrase {
        Phrase("Cannot restore \(path.pathExcerpt): ", "Не удалось восстановить \(path.pathExcerpt): ")
            + reason.phrase
            + Phrase(
                "; “tracker restore” lists the backups, “tracker import” reads other files.",
                "; «tracker restore» покажет копии, «tracker import» читает другие файлы.")
    }

    /// Behind a sentence; empty without a path.
    static func damagedFileKept(_ path: String?) -> Phrase {
        guard let path else { return Phrase(same: "") }
        return Phrase(" The damaged file is kept as \(path).", " Повреждённый файл сохранён: \(path).")
    }
}

extension CountedPhrase {
    /// "3 trackers, 41 completions".
    static func content(of library: Library) -> Phrase {
        trackers(library.trackers.count) + ", "
            + completions(library.trackers.reduce(0) { $0 + $1.completions.count })
    }
}
