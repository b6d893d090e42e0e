internal import TrackerDomain
internal import TrackerPresentation

extension DatabaseOwner {
    /// The way to import from a database where there is no program that reads it.
    func phrase(_ name: Phrase) -> Phrase {
        let needed = Phrase(
            "Reading \(name.english) needs the program sqlite3: install it",
            "Чтобы прочитать \(name.russian), нужна программа sqlite3: установите её")
        switch self {
        case .loop:
            return needed + Phrase(", or export CSV from Loop.", " или сделайте экспорт в CSV в Loop.")
        case .tickmate, .rewire, .habito: return needed + "."
        }
    }
}

extension ContainerFault {
    /// The reason why an archive or a database was not read, and what to do.
    func message(_ name: Phrase, _ container: Container) -> Message {
        let isArchive = container == .archive
        let program = isArchive ? "unzip" : "sqlite3"
        let reason: Phrase
        switch self {
        case .disk(let fault): return StoreError.disk(fault).message
        case .noProgram, .failed: reason = Phrase("it is damaged", "файл повреждён")
        case .outOfTime:
            reason = Phrase(
                "\(program) took longer than 10 seconds", "\(program) не справился за 10 секунд")
        case .tooLarge(.files):
            reason = Phrase("it holds more than 10,000 files", "в нём больше 10\u{A0}000 файлов")
        case .tooLarge(.bytes): reason = Phrase("it holds more than 256 MiB", "в нём больше 256 МиБ")
        case .unsafePath(let path):
            reason = Phrase(
                "\(Phrase.quoted(path).english) in it is no file of its own folder",
                "\(Phrase.quoted(path).russian) в нём — не файл его собственной папки")
        case .encrypted: reason = Phrase("it has a password", "он защищён паролем")
        }
        let remedy =
            switch (self, container) {
            // What is too large unpacked is too large as a folder, too.
            case (.tooLarge, .archive):
                Phrase("unpack it, and import it in parts", "распакуйте его и импортируйте по частям")
            case (_, .archive):
                Phrase("unpack it, and import the folder", "распакуйте его и импортируйте папку")
            default: Phrase("export it again", "повторите экспорт")
            }
        return Message(
            Phrase("Cannot read \(name.english): ", "Не удалось прочитать \(name.russian): ") + reason + "; "
                + remedy + ".")
    }
}
