import TrackerData
import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let allIsWell = Phrase("All is well.", "Всё в порядке.")
    static let needsCare = Phrase("Something needs care.", "Нужно ваше внимание.")
    static let nothingToRepair = Phrase("Nothing needs repair.", "Исправлять нечего.")
    static let wouldRepair = Phrase("Would repair the library.", "Библиотека будет исправлена.")
}

extension Repair {
    /// What came back, what did not, and where the damaged bytes are.
    var phrase: Phrase {
        let trackers = CountedPhrase.trackers(library.trackers.count)
        let completions = CountedPhrase.completions(library.trackers.reduce(0) { $0 + $1.completions.count })
        let came: Phrase =
            switch source {
            case .backup(let day):
                Phrase(
                    "Brought back the backup of \(DateText.full(day, .english)): ",
                    "Возвращена копия, \(DateText.full(day, .russian)): ") + trackers + ", " + completions
                    + "."
            case .library:
                Phrase(
                    "The library is kept, its history forgotten: ", "Библиотека сохранена, история забыта: ")
                    + trackers + ", " + completions + "."
            case .backupNumbers(let count):
                Phrase(
                    "Renamed, as their numbers were out of range: ",
                    "Переименовано из-за номера вне пределов: ")
                    + Repair.backups(count) + "."
            }
        return came + lostSteps + kept
    }

    private static let backups = CountedPhrase(
        EnglishPlural(one: "backup", other: "backups"),
        RussianPlural(one: "копия", few: "копии", many: "копий"))

    private var lostSteps: Phrase {
        guard !lost.isEmpty else { return Phrase(same: "") }
        let names = ChangeNames(library: library, steps: lost)
        let told = lost.map { Phrase($0.text(names, .english), $0.text(names, .russian)) }
        return Phrase(" Lost: ", " Потеряно: ") + told.joined(separator: "; ") + "."
    }

    private var kept: Phrase {
        guard let damagedCopy else { return Phrase(same: "") }
        return Phrase(
            " The damaged file is kept as \(damagedCopy).", " Повреждённый файл сохранён: \(damagedCopy).")
    }
}
