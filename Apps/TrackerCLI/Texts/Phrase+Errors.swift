import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let filterTodayNeedsToday = Phrase(
        "--filter today shows today: leave --date out or choose another filter.",
        "--filter today показывает сегодняшний день: уберите --date или выберите другой фильтр.")
    static let emptyLibraryPath = Phrase(
        "“--library” names no file: write its path.", "В «--library» нет файла: напишите путь к нему.")

    static func notUTF8(_ word: String) -> Phrase {
        let quoted = Quoted(word)
        return Phrase(
            "\(quoted.english) holds bytes that are no UTF-8: write it in UTF-8.",
            "В \(quoted.russian) есть байты не в кодировке UTF-8: напишите это слово в UTF-8.")
    }

    static func badToday(_ text: String) -> Phrase {
        Phrase(
            "TRACKER_TODAY is “\(text.excerpt())”: set it to a date such as 2026-11-20.",
            "В TRACKER_TODAY указано «\(text.excerpt())»: нужна дата, например 2026-11-20.")
    }

    static func badCount(_ text: String) -> Phrase {
        Phrase(
            "“\(text.excerpt())” is no number of steps: write a whole number, 1 or more.",
            "«\(text.excerpt())» — не число шагов: напишите целое число, 1 или больше.")
    }

    static func settingsIgnored(_ path: String) -> Phrase {
        Phrase(
            "The settings in \(path.pathExcerpt) cannot be read and are ignored.",
            "Настройки в \(path.pathExcerpt) не читаются и не учитываются.")
    }

    static func cannotWriteOutput(_ cause: DiskFault.Cause) -> Phrase {
        Phrase("Cannot write the output: ", "Не удалось вывести результат: ") + cause.phrase + "."
    }
}
