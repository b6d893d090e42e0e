public import TrackerDomain

/// What more than one sentence tells a person to do.
extension Phrase {
    /// That a library is missing, and how to bring its backup back.
    ///
    /// - Parameter path: The library, "here" without one.
    public static func missingLibrary(_ path: String? = nil, newestBackup day: Day) -> Phrase {
        Phrase("There is no library \(path ?? "here")", "Библиотеки \(path ?? "здесь") нет")
            + Phrase(
                ", but a backup of \(DateText.full(day, .english)); ",
                ", но есть копия (\(DateText.full(day, .russian))); ")
            + repairBringsItBack
    }

    static let repairBringsItBack = Phrase(
        "“tracker doctor --repair” brings it back.", "вернуть её: «tracker doctor --repair».")

    /// How to find out what became of a change, as the end of a sentence.
    public static let lookBeforeRepeating = Phrase(
        "look with “tracker list” or “tracker history” before you repeat it",
        "прежде чем повторять, посмотрите «tracker list» или «tracker history»")

    /// What to do about what stands in a library's place and is no file, as the end of a sentence.
    public static let moveAwayOrNameAnother = Phrase(
        "move it away or name another library with --library",
        "уберите его или укажите другую библиотеку через --library")
}
