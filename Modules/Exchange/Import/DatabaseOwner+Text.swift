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
    func phrase(_ name: Phrase, _ container: Container) -> Phrase {
        let remedy =
            container == .archive
            ? Phrase("unpack it, and import the folder", "распакуйте его и перенесите папку")
            : Phrase("export it again", "повторите экспорт")
        let program = container == .archive ? "unzip" : "sqlite3"
        let cannot = Phrase("Cannot read \(name.english): ", "Не удалось прочитать \(name.russian): ")
        switch self {
        case .noProgram, .disk, .failed(""):
            return cannot + Phrase("it is damaged; ", "файл повреждён; ") + remedy + "."
        case .failed(let words):
            return cannot + .quoted(words) + "; " + remedy + "."
        case .outOfTime:
            return cannot
                + Phrase("\(program) took longer than 10 seconds; ", "\(program) не справился за 10 секунд; ")
                + remedy + "."
        case .tooLarge:
            return cannot
                + Phrase(
                    "it holds more than 10,000 files or 256 MiB; ",
                    "в нём больше 10\u{A0}000 файлов или 256 МиБ; ") + remedy + "."
        case .unsafePath(let path):
            return cannot
                + Phrase(
                    "\(Phrase.quoted(path).english) in it is no file of its own folder; ",
                    "\(Phrase.quoted(path).russian) в нём — не файл его собственной папки; ") + remedy + "."
        case .encrypted: return cannot + Phrase("it has a password; ", "он защищён паролем; ") + remedy + "."
        }
    }
}
