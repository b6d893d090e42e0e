public import TrackerDomain

extension StoreError {
    /// One sentence: why it could not be and what to do.
    public func text(_ language: Language) -> String {
        switch self {
        case .edit(let error): error.text(language)
        case .unreadable(let path, let reason):
            (StoreError.cannotRead(path.pathExcerpt) + reason.phrase
                + (reason.isReplaceable ? StoreError.seeDoctor : StoreError.moveAway))(language)
        case .newerVersion(let path, let found, let known):
            Phrase(
                "\(path.pathExcerpt) was written by a newer Tracker (format \(found), this one knows \(known)): update Tracker.",
                "\(path.pathExcerpt) сохранён более новой версией (формат \(found), известен \(known)): обновите Tracker."
            )(language)
        case .busy(let path):
            Phrase(
                "Another program is using \(path.pathExcerpt): try again in a moment.",
                "\(path.pathExcerpt) занят другой программой: попробуйте ещё раз чуть позже.")(language)
        case .missing(let path, let day):
            Phrase.missingLibrary(path.pathExcerpt, newestBackup: day)(language)
        case .disk(let fault): fault.phrase(language)
        case .tooLarge(let path, let limit):
            Phrase(
                "\(path.pathExcerpt) would grow beyond \(limit >> 20) MiB: delete what you no longer need.",
                "\(path.pathExcerpt) станет больше \(limit >> 20) МиБ: удалите то, что больше не нужно.")(
                    language)
        case .notAsMeant(let path):
            Phrase(
                "\(path.pathExcerpt) was left as it is, for the change would not have read back as meant: please report this.",
                "\(path.pathExcerpt) не изменён: запись прочиталась бы не так, как задумано; сообщите об этой ошибке."
            )(language)
        }
    }

    private static func cannotRead(_ path: String) -> Phrase {
        Phrase("Cannot read \(path): ", "Не удалось прочитать \(path): ")
    }

    private static let seeDoctor = Phrase(
        "; “tracker doctor” says what can be done.", "; что можно сделать, скажет «tracker doctor».")

    /// Of what stands there no repair could keep the bytes.
    private static let moveAway = Phrase(same: "; ") + .moveAwayOrNameAnother + "."
}
