import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let importing = CommandSpec(
        in: .data, effect: .changes, makeCommand: ImportCommand.init,
        summary: Phrase(
            "import habits from another program or from a file",
            "импортировать привычки из другой программы или файла"),
        alsoCalled: ["load", "migrate", "импорт"],
        operands: [OperandSpec(.source)],
        options: [
            OptionSpec(
                .format, .importFormat,
                Phrase(
                    "its format (default: by its content)",
                    "формат (по умолчанию: по содержимому)")),
            OptionSpec(
                .into, .anyCategory,
                Phrase(
                    "put everything into this category, created if new",
                    "положить всё в эту категорию; новая будет создана")),
            OptionSpec(
                .columns, .columns,
                Phrase(
                    "the columns of a table, such as date=Day,name=Habit",
                    "столбцы таблицы, например date=Когда,name=Что")),
            OptionSpec(.done, .markWords, Phrase("words that mean done", "слова, которые значат «сделано»")),
            OptionSpec(
                .notDone, .markWords, Phrase("words that mean not done", "слова, которые значат «не сделано»")
            ),
            OptionSpec(
                .skip, .markWords, Phrase("words that mean skipped", "слова, которые значат «пропуск»")),
            OptionSpec(
                .name, .newName,
                Phrase(
                    "the habit of a table or list with the days of one",
                    "привычка, если в таблице или списке дни одной")),
            OptionSpec(
                .keepGoing, nil,
                Phrase(
                    "leave broken lines out instead of importing nothing",
                    "не брать строки с ошибками, но взять остальные")),
        ],
        details: [
            .text(
                Phrase(
                    """
                    Trackers that exist are kept and only get new days: a tracker is recognized by its id, \
                    else by its name, category and kind. Importing the same thing twice adds nothing.
                    """,
                    """
                    Существующие трекеры сохраняются и только получают новые дни: трекер узнаётся по \
                    идентификатору, иначе по названию, категории и виду. Повторный импорт ничего не добавит.
                    """)),
            .text(
                Phrase(
                    """
                    Any table works that has dates, and names of habits in a column or in its headings; without a \
                    value each row is a day done. A number may have its unit: 2.5 km. Rows of one day are joined: \
                    amounts add up, done wins. An archive is unpacked by the program unzip or bsdtar, the database \
                    of Loop, Tickmate, Rewire or habito is read by sqlite3.
                    """,
                    """
                    Годится любая таблица с датами, где названия привычек стоят в столбце или в заголовках; без \
                    значения каждая строка — сделанный день. Число может быть с единицей: 2,5 км. Строки одного \
                    дня объединяются: количества складываются, «сделано» важнее. Архив распаковывает программа \
                    unzip или bsdtar, базу Loop, Tickmate, Rewire или habito читает sqlite3.
                    """)),
        ],
        examples: [
            Example(
                ["import", "habits.csv", "--dry-run"],
                Phrase("see what would be imported", "посмотреть, что будет импортировано")),
            Example(
                ["import", "loop/", "--into", .sport],
                Phrase(
                    "an unpacked export of Loop, into one category",
                    "распакованный экспорт Loop, в одну категорию")),
            Example(
                ["import", "table.csv", "--columns", "date=Day,name=Habit"],
                Phrase(
                    "a table with other headings, each row a day done",
                    "таблица с другими заголовками, каждая строка — сделанный день")),
        ])
}

/// `tracker import`: takes in what another program, or this one, has written, as one step.
struct ImportCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let imported = try read()
        var leftOut: [Phrase] = []
        session.console.progress?.show(session.globals.isDryRun ? .lookingForNew : .addingNew)
        try session.change { (journal) throws(EditError) in
            let before = journal.library
            let changes = try journal.perform([.merge(imported.library)], today: session.today)
            return (before, after: journal.library, hasChanged: !changes.isEmpty)
        } report: { before, after, hasChanged in
            let summary = ImportSummary(imported, before: before, after: after)
            let isDryRun = session.globals.isDryRun
            leftOut = summary.leftOut
            return ChangeReport(
                entries: hasChanged ? [.init(.imported)] : [], said: summary.sentence(isDryRun: isDryRun),
                details: summary.details(isDryRun: isDryRun) + explanation(summary)
                    + session.offers(after.duplicates(since: before)),
                document: JSON.imported.json(
                    (summary, hasChanged, isDryRun, message: { $0.phrase.sanitized(session.language) })),
                warnings: summary.unread.map { [Warning(unread: $0, session.language)] } ?? [])
        }
        guard session.console.format != .json else { return .done }
        for line in leftOut { session.console.say(line(session.language), .secondary) }
        return .done
    }

    private func read() throws(Failure) -> Imported {
        let invocation = session.invocation
        let path = invocation.operands[0]
        if path.isEmpty { throw .invalid(.emptyFileName) }
        let source = try source(path)
        if !session.globals.isDryRun { _ = session.containers.leftovers(true) }
        let category = try category()
        let hints = try hints()
        do throws(ImportFault) {
            return try Import.read(
                source, format: invocation.value(.format).flatMap { ImportFormat(rawValue: $0) },
                into: category, containers: session.containers, hints: hints,
                keepGoing: invocation.has(.keepGoing), today: session.today,
                newID: session.environment.newID)
        } catch {
            throw failure(error, of: path)
        }
    }

    private func hints() throws(Failure) -> TableHints {
        let invocation = session.invocation
        var hints = TableHints(columns: invocation.value(.columns), name: invocation.value(.name))
        do throws(TableHints.WordFault) {
            for (option, name) in [
                (TableOption.done, OptionName.done), (.notDone, .notDone), (.skip, .skip),
            ] {
                for text in invocation.values(name) { try hints.mean(option, by: text) }
            }
        } catch {
            throw .invalid(error.phrase)
        }
        return hints
    }

    /// How words of columns that were left out can be given a meaning.
    private func explanation(_ summary: ImportSummary) -> [Phrase] {
        summary.hasUnknownWords
            ? [Advice.onCommandLine(session.repeated)(.explainWords)].compactMap(\.self) : []
    }

    /// The name of the category of `--into`, given by name or full id.
    private func category() throws(Failure) -> String? {
        guard let word = session.invocation.value(.into) else { return nil }
        if let id = Identifier(word), let known = try session.load().library.category(id) {
            return known.name
        }
        return try Failure.unlessRefused(try CategoryField.name.validated(word))
    }

    private func source(_ path: String) throws(Failure) -> ImportSource {
        do throws(StoreError) {
            let environment = session.environment
            let given =
                path == "-"
                ? ImportFiles(files: [.init(path: path, bytes: try environment.input.bytes())])
                : try session.files.read(path)
            let size = given.files.reduce(0) { $0 + $1.bytes.count }
            session.console.progress?.begin(.reading(path, bytes: size), reading: size)
            let reading = environment.reading
            return ImportSource(given, dateOfTime: { reading($0).date })
        } catch {
            guard case .disk(let fault) = error else { throw .store(error) }
            switch fault.cause {
            case .missing where ImportFormat(rawValue: path) != nil:
                throw .notFound(.formatForSource(path, session.repeated))
            case .missing: throw .notFound(fault.message.onCommandLine(session.repeated))
            case .notARegularFile: throw failure(.notAFile, of: fault.path)
            case .tooLarge: throw failure(.tooManyBytes, of: fault.path)
            case .tooManyFiles: throw failure(.tooManyFiles, of: fault.path)
            default: throw .store(error)
            }
        }
    }

    /// Sanitized, as names and paths may come from anywhere, and JSON includes the message.
    private func failure(_ fault: ImportFault, of path: String) -> Failure {
        if case .library(let error) = fault, error.errorCode != .unreadable { return .store(error) }
        if fault.isOfLine {
            return .invalid(fault.message(of: path).onCommandLine(session.repeated).sanitized)
        }
        return .unreadable(fault.message(of: path).onCommandLine(session.repeated).sanitized)
    }
}

extension TableHints.WordFault {
    fileprivate var phrase: Phrase {
        switch self {
        case .notAWord(let word):
            Phrase(
                "\(Phrase.quoted(word).english) is no word of a table: give at most 50, of 1 to 40 characters, divided by commas.",
                "\(Phrase.quoted(word).russian) — не слово таблицы: укажите не больше 50 слов через запятую, от 1 до 40 символов."
            )
        case .twice(let word, let one, let other):
            Phrase(
                "\(Phrase.quoted(word).english) is in both \(one.option) and \(other.option).",
                "Слово \(Phrase.quoted(word).russian) есть и в \(one.option), и в \(other.option).")
        }
    }
}

extension Phrase {
    fileprivate static func reading(_ path: String, bytes: Int) -> Phrase {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let source =
            path == "-" ? Phrase("standard input", "стандартный ввод") : Phrase(same: name.pathExcerpt)
        let size = (bytes + 500_000) / 1_000_000
        return Phrase("Reading ", "Читаю ") + source + Phrase(", \(size) MB…", ", \(size) МБ…")
    }

    fileprivate static func formatForSource(_ word: String, _ repeated: RepeatedOptions) -> Phrase {
        let quoted = Quoted(word)
        let (english, russian) = (
            repeated.line("tracker import FILE --format \(word)"),
            repeated.line("tracker import ФАЙЛ --format \(word)")
        )
        return Phrase(
            "There is no file \(quoted.english), but a format of that name: write “\(english)”.",
            "Файла \(quoted.russian) нет, но есть такой формат: напишите «\(russian)».")
    }

    fileprivate static let lookingForNew = Phrase("Working out what is new…", "Ищу новое…")
    fileprivate static let addingNew = Phrase("Adding what is new…", "Добавляю новое…")
}
