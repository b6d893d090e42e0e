public import TrackerDomain

extension StoreWarning {
    /// One sentence of what a person should know.
    public func text(_ language: Language) -> String { phrase(language) }

    private var phrase: Phrase {
        switch self {
        case .readFromBackup(let day, let reason):
            Phrase("The library cannot be used: ", "Файл библиотеки не годится: ") + reason.phrase
                + Phrase(
                    ". This is the backup of \(DateText.full(day, .english)); “tracker doctor --repair” brings it back.",
                    ". Показана копия (\(DateText.full(day, .russian))); вернуть её: «tracker doctor --repair»."
                )
        case .editedByHand:
            Phrase(
                "The library was changed by another program; it is sound and was taken as it is.",
                "Библиотеку изменила другая программа; она в порядке и принята как есть.")
        case .orphanCompletions(let count):
            Phrase("Left out of the old library: ", "Не взято из старой библиотеки: ")
                + CountedPhrase.completions(count)
                + Phrase(
                    " without a tracker; the old file is kept among the backups.",
                    " без трекера; старый файл остаётся среди резервных копий.")
        case .missingWithBackups(let day):
            Phrase(
                "There is no library here, but a backup of \(DateText.full(day, .english)); “tracker doctor --repair” brings it back.",
                "Библиотеки здесь нет, но есть копия (\(DateText.full(day, .russian))); вернуть её: «tracker doctor --repair»."
            )
        }
    }
}
