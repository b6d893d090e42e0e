import Terminal
import TrackerDomain
import TrackerPresentation
import TrackerReport

extension CommandSpec {
    static let report = CommandSpec(
        in: .lookingBack, effect: .writesFile, needs: .library, makeCommand: ReportCommand.init,
        summary: Phrase("write the year as a page for a browser", "записать год страницей для браузера"),
        alsoCalled: ["html", "page", "website", "svg", "отчет", "отчёт", "страница"],
        operands: [OperandSpec(.fileOrTracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .svg, .file,
                Phrase(
                    "write the heat map of the year alone, as a picture for a README",
                    "записать одну карту года, картинкой для README")),
            OptionSpec(
                .output, .folder,
                Phrase(
                    "a new file in this folder, named by the day",
                    "новый файл в этой папке, с датой в названии")),
            OptionSpec(.open, nil, Phrase("open the file in the browser", "открыть файл в браузере"))),
        exclusive: OptionSpec.exclusiveDays(), asks: true, hasJSON: false,
        details: [
            .text(
                Phrase(
                    """
                    The page is one file without scripts that loads nothing from anywhere; it is light or dark as \
                    the system is, and prints well. With - in place of FILE, or without it into a pipe, it goes to \
                    standard output. A FILE that is there already is replaced after a question, or with --yes.
                    """,
                    """
                    Страница — один файл без скриптов, который ничего не загружает; она светлая или тёмная, как в \
                    системе, и хорошо печатается. С «-» вместо ФАЙЛА, а в конвейере и без него, она идёт в \
                    стандартный вывод. Если такой файл уже есть, программа переспросит; с --yes заменит сразу.
                    """
                ))
        ],
        examples: [
            Example(
                ["report", .init("habits.html", "привычки.html"), "--open"], needsTerminal: true,
                Phrase("write the page and look at it", "записать страницу и посмотреть на неё")),
            Example(
                ["report", "--year", "2026", "-"], Phrase("the page of one year", "страница одного года")),
            Example(
                ["report", "--svg", "-"],
                Phrase("the heat map for another program", "карта года для другой программы")),
        ])
}

/// `tracker report`: the year as a page, or its heat map as a picture.
struct ReportCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (named, trackers) = try session.fileAndTrackers()
        let file = try file(named, trackers)
        let asked = try session.lookingBack(at: trackers)
        let report = ReportState(
            asked.library, of: asked.selection, over: asked.range, today: session.today,
            conventions: session.conventions)
        let isPicture = session.invocation.has(.svg)
        let pieces =
            isPicture
            ? AnySequence([Array(HeatMapFile.svg(report).utf8)])
            : AnySequence(ReportPage.pieces(report).lazy.map(\.bytes))
        guard let file else {
            session.console.print(pieces: pieces)
            return .done
        }
        try session.write(pieces, to: file, as: isPicture ? .picture : .page)
        // The sentence tells of the file, too.
        if session.invocation.has(.open), !session.environment.openFile(file) {
            throw .notFound(.notOpened(file))
        }
        session.tell(.written(file))
        return .done
    }

    /// The file to write; nil for standard output.
    private func file(_ named: String?, _ trackers: [String]) throws(Failure) -> String? {
        let (picture, folder) = (session.invocation.value(.svg), session.invocation.value(.output))
        if named != nil || folder != nil, picture != nil { throw .invalid(.pageOrPicture) }
        if named != nil, folder != nil { throw .unsupported(.fileOrFolder) }
        for word in trackers + [picture].compactMap(\.self) {
            if let refusal = Phrase.refusal(ofFormat: word, session.repeated) { throw .invalid(refusal) }
        }
        var file = picture
        if let folder { file = try session.newFile(in: folder, ending: "html") }
        if let named { file = try session.outputFile(named, ending: "html") }
        if file == nil, session.environment.output.isTerminal {
            throw .unsupported(.pageOnTerminal(session.repeated))
        }
        if session.invocation.has(.open), file == nil || file == "-" {
            throw .invalid(.openNeedsFile(session.repeated))
        }
        return file == "-" ? nil : file
    }
}

extension Phrase {
    fileprivate static let pageOrPicture = Phrase(
        "One run writes a page or a picture, not both: leave out FILE or “--svg”.",
        "За один запуск получается либо страница, либо картинка: уберите ФАЙЛ или «--svg».")
    /// The sentence for a format's name in place of a file's; nil for any other name.
    fileprivate static func refusal(ofFormat word: String, _ repeated: RepeatedOptions) -> Phrase? {
        switch word.lowercased() {
        case "svg": .formatForFile(word, meant: repeated.line("tracker report --svg habits.svg"))
        case "html": .formatForFile(word, meant: repeated.line("tracker report habits.html"))
        case "pdf", "png": .noReport(word.lowercased(), "habits")
        default: nil
        }
    }
    fileprivate static func pageOnTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker report habits.html")
        return Phrase(
            "The report is a web page: name a file, as in “\(line)”.",
            "Отчёт — это веб-страница: укажите файл, например «\(line)».")
    }

    fileprivate static func openNeedsFile(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker report habits.html --open")
        return Phrase(
            "“--open” needs a file to open: name one, as in “\(line)”.",
            "Для «--open» нужен файл: укажите его, например «\(line)».")
    }

    fileprivate static func written(_ file: String) -> Phrase {
        Phrase("Wrote \(file.pathExcerpt).", "Записано: \(file.pathExcerpt).")
    }

    fileprivate static func notOpened(_ file: String) -> Phrase {
        let shown = file.pathExcerpt
        return Phrase(
            "The file is there, but nothing here opens it: open \(shown) in a browser.",
            "Файл записан, но открыть его здесь нечем: откройте \(shown) в браузере сами.")
    }
}
