public import TrackerDomain

extension Phrase {
    public static let allIsWell = Phrase("All is well.", "Всё в порядке.")
    public static let needsCare = Phrase("There are problems.", "Есть проблемы.")
    public static let nothingToRepair = Act.repaired.words.already + "."
}

extension Repair {
    /// The content that was brought back or lost, or would be, and the path of the damaged file.
    public func phrase(isDryRun: Bool) -> Phrase {
        came(isDryRun) + losses(isDryRun) + .damagedFileKept(damagedCopy)
    }

    private var content: Phrase { Phrase(same: ": ") + Phrase.contents(of: library.trackers) + "." }

    private func came(_ isDryRun: Bool) -> Phrase {
        switch source {
        case .backup(let day):
            let verb =
                isDryRun
                ? Phrase("Would bring back", "Будет восстановлена") : Phrase("Brought back", "Восстановлена")
            return verb
                + Phrase(
                    " the backup of \(DateText.full(day, .english))",
                    " копия (\(DateText.full(day, .russian)))") + content
        case .library:
            let kept =
                isDryRun
                ? Phrase(
                    "Would keep the library and clear its history",
                    "Библиотека будет сохранена, история очищена")
                : Phrase(
                    "The library is kept, its history cleared", "Библиотека сохранена, история очищена")
            return kept + content
        case .backupNumbers(let count):
            let renamed =
                isDryRun
                ? Phrase(
                    "Would rename, as their numbers are out of range: ",
                    "Будет переименовано из-за слишком большого номера: ")
                : Phrase(
                    "Renamed, as their numbers were out of range: ",
                    "Переименовано из-за слишком большого номера: ")
            return renamed + Repair.backups(count) + "."
        }
    }

    private static let backups = CountedPhrase(
        EnglishPlural(one: "backup", other: "backups"),
        RussianPlural(one: "копия", few: "копии", many: "копий"))

    private func losses(_ isDryRun: Bool) -> Phrase {
        let names = ChangeNames(library, lost.flatMap(\.step.changes))
        let told = lost.map { $0.phrase(names) }
        let untold: Phrase? =
            switch (mayHaveLostMore, lost.isEmpty) {
            case (false, _): nil
            case (true, false):
                Phrase("what came after that is not known", "что было после этого, неизвестно")
            case (true, true):
                Phrase(
                    "what was changed after it; what that was can no longer be checked",
                    "то, что изменено после неё; что именно, из библиотеки уже не узнать")
            }
        let losses = told + [untold].compactMap(\.self)
        guard !losses.isEmpty else { return Phrase(same: "") }
        let verb =
            isDryRun ? Phrase(" Would be lost: ", " Будет потеряно: ") : Phrase(" Lost: ", " Потеряно: ")
        return verb + losses.joined(separator: "; ") + "."
    }
}

extension LostStep {
    fileprivate func phrase(_ names: ChangeNames) -> Phrase {
        let line = ChangeSummary(step).line(names)
        return switch self {
        case .done: line
        case .undone: Phrase("the undo of “\(line.english)”", "отмена шага «\(line.russian)»")
        }
    }
}
