import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let export = CommandSpec(
        in: .data, effect: .writesFile, needs: .library, makeCommand: ExportCommand.init,
        summary: Phrase("write all trackers for other programs", "записать все трекеры для других программ"),
        alsoCalled: ["dump", "экспорт", "выгрузить"],
        operands: [OperandSpec(.fileOrTracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .format, .words(ExportFormat.allCases.map(\.rawValue)),
                Phrase(
                    "the format (default: by FILE's extension, else json)",
                    "формат (по умолчанию: по имени файла, иначе json)")),
            OptionSpec(
                .wide, nil,
                Phrase(
                    "csv with a column a tracker: 1 done, s skipped, rest",
                    "csv со столбцом на трекер: 1, s — пропуск, rest")),
            OptionSpec(
                .output, .folder,
                Phrase(
                    "a new file in this folder, named by the day",
                    "новый файл в этой папке, с датой в названии"))),
        exclusive: OptionSpec.exclusiveDays(),
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    Without FILE it goes to standard output. A FILE has a point or a slash in its name; one that is \
                    there is replaced after a question, or with --yes. In a folder it gets a free name.
                    """,
                    """
                    Без ФАЙЛА всё идёт в стандартный вывод. В имени ФАЙЛА есть точка или косая черта; если он уже \
                    есть, программа переспросит, а с --yes заменит сразу. В папке он получит свободное название.
                    """
                )),
            .entry(
                Phrase(same: "json"),
                Phrase(
                    "everything but the history; tracker import reads it back",
                    "всё, кроме истории; tracker import прочитает обратно")),
            .entry(
                Phrase(same: "csv"),
                Phrase(
                    "for tables: a row a tracker and day, no rules or goals",
                    "для таблиц: по строке на трекер и день, без целей и правил")),
            .entry(
                Phrase(same: "markdown"),
                Phrase(
                    "for notes and wikis: a table for each month", "для заметок и вики: по таблице на месяц")),
            .entry(
                Phrase(same: "ics"),
                Phrase(
                    "for calendars: recurs by its rule, done days are checked",
                    "для календарей: повторы по правилу, сделанное с галочкой")),
            .entry(Phrase(same: "plist"), Phrase("a library file", "файл библиотеки")),
        ],
        examples: [
            Example(
                ["export", .init("trackers.csv", "трекеры.csv")],
                Phrase("a table for a spreadsheet", "таблица")),
            Example(
                ["export", .init("trackers.ics", "трекеры.ics"), "--yes"],
                Phrase("a calendar; the last one is replaced", "календарь; прежний будет заменён")),
        ])
}

/// `tracker export`: the library in a form that other programs read, to a file or to standard output.
struct ExportCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (named, trackers) = try session.fileAndTrackers()
        let folder = session.invocation.value(.output)
        if folder != nil, named != nil { throw .unsupported(.fileOrFolder) }
        for word in trackers {
            guard let format = ExportFormat(ending: word) else { continue }
            throw .invalid(.formatForFile(word, meant: "--format \(format.rawValue)"))
        }
        let place = folder ?? (named == "-" ? nil : named)
        let format = try format(of: place)
        let isWide = session.invocation.has(.wide)
        if isWide, format != .csv { throw .invalid(.wideNeedsTable) }
        let isDocument = session.console.format == .json
        if isDocument, place == nil, format != .json { throw .invalid(.formOrFormat(format)) }
        let asked = try session.lookingBack(at: trackers)
        if format == .plist, asked.range != .whole || asked.selection != nil { throw .invalid(.isWhole) }
        let export = Export(
            asked.library, of: asked.range.days, today: session.today, conventions: session.conventions,
            isWide: isWide)
        let pieces = try Failure.unlessStored(
            try export.pieces(as: format, ofLibrary: session.paths.library))
        guard let place else {
            // The exported format has no field for them.
            if isDocument {
                for warning in asked.warnings {
                    session.console.say(warning.message.onCommandLine(session.repeated)(session.language))
                }
            }
            session.console.print(pieces: pieces)
            return .done
        }
        let ending = format.endings[0]
        let file =
            folder == nil
            ? try session.outputFile(place, ending: ending) : try session.newFile(in: place, ending: ending)
        try session.write(pieces, to: file, as: .export)
        let (count, gaps) = (export.trackerCount(in: format), export.gaps(in: format))
        if isDocument {
            session.print(.exported.json((file, format.rawValue, count, gaps)), asked.warnings)
        } else {
            session.tell(.exported(count, of: asked.library.trackers.count, as: format, to: file))
            if !gaps.isEmpty { session.tell(.gap(format, isWide: isWide, session.repeated)) }
        }
        return .done
    }

    /// The format of `--format`, else that of the file's extension.
    private func format(of place: String?) throws(Failure) -> ExportFormat {
        if let format = session.invocation.choice(.format, ExportFormat.self) { return format }
        guard let place, session.files.folder(place) == nil, let ending = FileName(place).ending else {
            return .json
        }
        guard let format = ExportFormat(ending: ending) else { throw .invalid(.unknownEnding(place)) }
        return format
    }
}

extension Phrase {
    fileprivate static let wideNeedsTable = Phrase(
        "“--wide” goes with csv: add --format csv or leave it out.",
        "«--wide» бывает только у csv: добавьте --format csv или уберите этот параметр.")

    fileprivate static let isWhole = Phrase(
        "A library file is whole: choose another format.",
        "Файл библиотеки бывает только целым: выберите другой формат.")

    static let fileOrFolder = Phrase(
        "Name a FILE or --output FOLDER, not both.", "Либо ФАЙЛ, либо --output ПАПКА, но не вместе.")

    fileprivate static func formOrFormat(_ format: ExportFormat) -> Phrase {
        Phrase(
            "“--json” asks for JSON and “--format \(format.rawValue)” does not: leave one of them out, or name a file.",
            "«--json» и «--format \(format.rawValue)» противоречат друг другу: уберите одно из них или укажите файл."
        )
    }

    fileprivate static func unknownEnding(_ file: String) -> Phrase {
        let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        let file = Quoted(file)
        return Phrase(
            "The extension of \(file.english) is not that of a format: choose one with --format: \(formats).",
            "По расширению \(file.russian) не понять формат: выберите его через --format: \(formats).")
    }

    fileprivate static func gap(_ format: ExportFormat, isWide: Bool, _ repeated: RepeatedOptions) -> Phrase {
        let gap =
            format != .csv
            ? Phrase("It cannot be imported again: ", "Обратно его не импортировать: ")
            : isWide
                ? Phrase("Rules and notes are not in it: ", "Расписаний и заметок в файле нет: ")
                : Phrase("Rules and goals are not in it: ", "Расписаний и целей в файле нет: ")
        return gap + Phrase(repeated.line("tracker backup FILE"), repeated.line("tracker backup ФАЙЛ"))
    }

    fileprivate static func exported(
        _ count: Int, of all: Int, as format: ExportFormat, to file: String
    ) -> Phrase {
        let (trackers, file, format) = (CountedPhrase.trackers(count), file.pathExcerpt, format.rawValue)
        let said = Phrase(
            "Exported \(trackers.english) to \(file) as \(format).",
            "Записано в \(file) в формате \(format): \(trackers.russian).")
        if count == all { return said }
        let rest = CountedPhrase.trackers(all - count)
        return said
            + Phrase(
                " Not exported, without any day: \(rest.english).",
                " Не записаны, пока без единого дня: \(rest.russian).")
    }
}
