import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let filterTodayNeedsToday = Phrase(
        "--filter today shows today: leave --date out or choose another filter.",
        "--filter today показывает сегодняшний день: уберите --date или выберите другой фильтр.")
    static let amountOfOne = Phrase(
        "--amount goes with one tracker: name a single one.",
        "--amount бывает только у одного трекера: укажите один.")
    /// "30 km a week is a schedule by itself: leave --schedule out."
    static func isScheduleByItself(_ sum: PeriodGoal) -> Phrase {
        let rule = Phrase {
            ScheduleText.onCard(.sum(sum), conventions: Conventions(language: $0))
        }
        return Phrase(
            "\(rule.english) is a schedule by itself: leave --schedule out.",
            "\(rule.russian) — это уже расписание: уберите --schedule."
        ).capitalized
    }

    static let namesOrAll = Phrase(
        "Name trackers, or write --all for all of them.", "Укажите трекеры или напишите --all — все сразу.")
    static let allOrInput = Phrase(
        "No tracker is named: write --all, or - to read them from standard input.",
        "Не указан трекер: напишите --all или -, чтобы взять их из стандартного ввода.")
    static let namesAndAll = Phrase(
        "Name trackers or write --all, not both.", "Либо трекеры, либо --all, но не вместе.")
    static let noteOrRemove = Phrase(
        "Write a note or remove it: leave the text or --remove out.",
        "Заметку можно либо записать, либо убрать: уберите текст или --remove.")
    static let emptyLibraryPath = Phrase(
        "“--library” needs a file: write its path.", "В «--library» нет файла: напишите путь к нему.")
    static let emptyFileName = Phrase(
        "The name of the file is empty: write its path.", "Имя файла пустое: напишите путь к нему.")

    static let noHome = Phrase(
        "HOME is not set to a folder, so there is no place for your trackers: set it to the full path of your home folder.",
        "В переменной HOME не указана папка, поэтому трекерам негде храниться: укажите в ней полный путь к домашней папке."
    )

    static let noCommandLine = Phrase(
        "The system does not say what Tracker is asked to do, so nothing was done: make /proc readable and try again.",
        "Система не сообщает, что нужно сделать, поэтому ничего не сделано: откройте доступ к /proc и повторите."
    )

    static func notUTF8(_ word: String) -> Phrase {
        let quoted = Quoted(word)
        return Phrase(
            "\(quoted.english) is not valid UTF-8: write it in UTF-8.",
            "В \(quoted.russian) есть байты не в кодировке UTF-8: напишите это слово в UTF-8.")
    }

    static func badToday(_ text: String) -> Phrase {
        Phrase(
            "TRACKER_TODAY is “\(text.excerpt())”: set it to a date such as 2026-11-20.",
            "В TRACKER_TODAY указано «\(text.excerpt())»: нужна дата, например 2026-11-20.")
    }

    static func badCount(_ text: String) -> Phrase {
        Phrase(
            "“\(text.excerpt())” is not a number of steps: write a whole number, 1 or more.",
            "«\(text.excerpt())» — не число шагов: напишите целое число, 1 или больше.")
    }

    static func badDayCount(_ text: String) -> Phrase {
        Phrase(
            "“\(text.excerpt())” is not a number of days: write a whole number from 1 to \(NumberText.whole(DaysWord.most, .english)).",
            "«\(text.excerpt())» — не число дней: напишите целое число от 1 до \(NumberText.whole(DaysWord.most, .russian))."
        )
    }

    static func cannotWriteOutput(_ cause: DiskFault.Cause) -> Phrase {
        Phrase("Cannot write the output: ", "Не удалось вывести результат: ") + cause.phrase + "."
    }
}
