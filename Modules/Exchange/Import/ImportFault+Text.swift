internal import TrackerDomain
public import TrackerPresentation

extension ImportFault {
    /// One sentence: the reason why nothing was imported, and what to do.
    ///
    /// - Parameter path: What was to be imported; `-` is the standard input.
    public func message(of path: String) -> Message {
        func quoted(_ file: String? = nil) -> Phrase { .quoted(source: file ?? path) }
        let name = quoted()
        return switch self {
        case .notAFile:
            Message(
                name
                    + Phrase(" is not a file: name a file or a folder", " — не файл: укажите файл или папку"),
                .or, .standardInput)
        case .tooManyBytes:
            Message(
                name
                    + Phrase(
                        " is too large, 64 MiB are read at most: import it in parts.",
                        " слишком велик, читается не больше 64 МиБ: импортируйте по частям."))
        case .tooManyFiles:
            Message(
                name
                    + Phrase(
                        " holds more than 10,000 files: import it in parts.",
                        " — папка, в которой больше 10\u{A0}000 файлов: импортируйте по частям."))
        case .empty:
            path == "-"
                ? Message(
                    "Standard input is empty: nothing to import.",
                    "Стандартный ввод пуст: импортировать нечего.")
                : Message(
                    "\(name.english) is empty: export it again, or name another file.",
                    "\(name.russian) — пустой файл: повторите экспорт или укажите другой.")
        case .unknownFormat(let hint):
            Message(
                Phrase("The format of \(name.english) is not known", "Формат \(name.russian) неизвестен")
                    + (hint?.phrase ?? .empty) + Phrase("; ", ". ") + ImportFault.tableThatWorks)
        case .notInFormat(let format, let hint):
            Message(
                Phrase(
                    "\(name.english) is not in the format “\(format.rawValue)”",
                    "Формат \(name.russian) — не «\(format.rawValue)»")
                    + (hint?.phrase ?? .empty) + Phrase(": ", ". ") + ImportFault.tableThatWorks)
        case .otherFormat(let actual, let named, let option):
            Message(
                Phrase(
                    "\(name.english) is in the format “\(actual.rawValue)”, not “\(named.rawValue)”",
                    "Формат \(name.russian) — «\(actual.rawValue)», а не «\(named.rawValue)»"), .colon,
                option.map { .importing(.dropTableOption($0)) } ?? .importing(.dropFormat))
        case .archive:
            Message(
                "\(name.english) is an archive: unpack it, and import the folder.",
                "\(name.russian) — архив: распакуйте его и импортируйте папку.")
        case .archiveInArchive(let outer, let inner):
            Message(
                "\(quoted(outer).english) holds another archive, \(quoted(inner).english): unpack it, and import that.",
                "В \(quoted(outer).russian) лежит ещё один архив, \(quoted(inner).russian): распакуйте и импортируйте его."
            )
        case .spreadsheet:
            Message(
                "\(name.english) is a spreadsheet: save it as CSV, and import that.",
                "\(name.russian) — электронная таблица: сохраните её как CSV и импортируйте её.")
        case .database(let owner): Message(owner.phrase(name))
        case .unknownDatabase(let tables):
            Message(
                Phrase(
                    "\(name.english) is a database of an unknown program",
                    "\(name.russian) — база данных неизвестной программы")
                    + (tables.isEmpty
                        ? .empty
                        : Phrase(", with the tables ", ", в ней таблицы ")
                            + ImportFault.columns(
                                tables.map { DraftText($0, TextRule(limit: 40, byteLimit: 400)).text }))
                    + Phrase(
                        ": if that program exports CSV, import the CSV.",
                        ": если в ней есть экспорт в CSV, импортируйте его."))
        case .container(let fault, let container): fault.message(name, container)
        case .emptyList(let file):
            Message(
                "\(quoted(file).english) names no habits, though there are files with their days: export from Loop again.",
                "В \(quoted(file).russian) нет ни одной привычки, хотя файлы с днями есть: повторите экспорт из Loop."
            )
        case .listWithoutDays(let file):
            Message(
                "\(quoted(file).english) lists habits, but no file here has their days: add Checkmarks.csv of the same export.",
                "В \(quoted(file).russian) есть привычки, но нет файла с их днями: добавьте Checkmarks.csv из того же экспорта."
            )
        case .otherHabits(let table, let list):
            Message(
                "\(quoted(table).english) and \(quoted(list).english) do not name the same habits: export from Loop again.",
                "В \(quoted(table).russian) и \(quoted(list).russian) разные привычки: повторите экспорт из Loop."
            )
        case .scoresAlone(let file):
            Message(
                "\(quoted(file).english) holds scores that Loop has calculated, and no days: import Checkmarks.csv.",
                "В \(quoted(file).russian) оценки, вычисленные Loop, а дней нет: импортируйте Checkmarks.csv."
            )
        case .perhapsLoop(let file):
            Message(
                Phrase(
                    "\(quoted(file).english) may be Loop's, where 2 is done and 15000 is 15",
                    "Возможно, \(quoted(file).russian) из Loop, где 2 — сделано, а 15000 — это 15"), .colon,
                .importing(.nameLoopOrTable))
        case .notText(let file):
            Message(
                "\(quoted(file).english) is not text in UTF-8: save it as “CSV UTF-8” or “Unicode text” in the spreadsheet, or convert it with iconv, and import that.",
                "\(quoted(file).russian) — не текст в UTF-8: сохраните его в таблице как «CSV UTF-8» или «Текст Юникод» либо перекодируйте через iconv и импортируйте."
            )
        case .binary(let file):
            Message("\(quoted(file).english) is not text.", "\(quoted(file).russian) — не текст.")
        case .table(let fault, let file): fault.message(quoted(file))
        case .columnWord(let word):
            Message(
                Phrase(
                    "\(Phrase.quoted(word).english) names no column: write date=HEADING,name=HEADING, and perhaps value, amount, skip, note, category, unit, each once, habits=HEADING,HEADING, or HEADING=- to leave one out.",
                    "\(Phrase.quoted(word).russian) — не столбец: пишите date=ЗАГОЛОВОК,name=ЗАГОЛОВОК и, если нужно, value, amount, skip, note, category, unit, каждый один раз, habits=ЗАГОЛОВОК,ЗАГОЛОВОК или ЗАГОЛОВОК=-, чтобы столбец не брать."
                ))
        case .habitsAndName:
            Message(
                "habits= names columns of habits, name= the column of their names: leave one of them out.",
                "habits= — это столбцы привычек, name= — столбец их названий: оставьте что-то одно.")
        case .noHeading(let heading, let file, let found):
            Message(
                Phrase(
                    "\(quoted(file).english) has no column \(Phrase.quoted(heading).english), but ",
                    "В \(quoted(file).russian) нет столбца \(Phrase.quoted(heading).russian), а есть ")
                    + ImportFault.columns(found) + ".")
        case .nameless(let file):
            Message(
                Phrase("\(quoted(file).english) is a list of dates", "\(quoted(file).russian) — список дат"),
                .colon, .importing(.nameHabit))
        case .needlessName(let file):
            Message(
                Phrase(
                    "\(quoted(file).english) is no list of dates and names its habits itself",
                    "\(quoted(file).russian) — не список дат, названия привычек в нём есть"), .colon,
                .importing(.dropName))
        case .malformed(let file, let line):
            Message(
                "\(quoted(file).english) is not valid JSON at line \(line): correct it there, or export it again.",
                "\(quoted(file).russian), строка \(line): нарушен формат JSON; исправьте его там или повторите экспорт."
            )
        case .tooLarge(let file):
            Message(
                "\(quoted(file).english) holds more than can be read: export less at a time.",
                "\(quoted(file).russian) слишком велик: делайте экспорт по частям.")
        case .structure(let file, let line, let element):
            Message(
                "\(quoted(file).english), line \(line): there is a mistake at \(Phrase.quoted(element).english): correct it there, or export it again.",
                "\(quoted(file).russian), строка \(line): ошибка в \(Phrase.quoted(element).russian): исправьте её там или повторите экспорт."
            )
        case .invalid(let format, let file, let lacking):
            Message(
                quoted(file)
                    + Phrase(" is not a valid \(format.program) file", " — не файл \(format.program)")
                    + (lacking.map { Phrase(", “\($0)” is missing", ", нет «\($0)»") } ?? .empty)
                    + Phrase(": export it again.", ": повторите экспорт."))
        case .brokenRule(let fault, let file, let line):
            Message(
                Phrase(
                    "\(quoted(file).english), line \(line): ", "\(quoted(file).russian), строка \(line): ")
                    + UnreadableReason.fault(fault).phrase
                    + Phrase(
                        "; correct it there, or export it again.",
                        "; исправьте это там или повторите экспорт."
                    ))
        case .newerVersion(let version):
            Message(
                "\(name.english) was written by a newer program (format \(version)): update Tracker.",
                "\(name.russian) сохранён более новой программой (формат \(version)): обновите Tracker.")
        case .tooMany:
            Message(
                "\(name.english) holds more than a library can: import it in parts.",
                "В \(name.russian) больше, чем вместит библиотека: импортируйте по частям.")
        case .notTogether(let one, let other):
            Message(
                "\(Phrase.quoted(one).english) and \(Phrase.quoted(other).english) do not belong together: import them one at a time.",
                "\(Phrase.quoted(one).russian) и \(Phrase.quoted(other).russian) — не части одного целого: импортируйте их по одному."
            )
        case .brokenLine(let line, let count, let canBeLeftOut, let canHaveMeaning):
            Message(
                line.phrase
                    + (count == 1
                        ? Phrase(": fix the \(line.noun.english)", ": исправьте \(line.noun.russian)")
                        : Phrase(
                            ": fix this \(line.noun.english) and \(count - 1) more",
                            ": исправьте эту \(line.noun.russian) (таких ещё \(count - 1))")),
                .or,
                (canHaveMeaning ? [.importing(.meanWord)] : [])
                    + (canBeLeftOut ? [.importing(.skipLines(count))] : []))
        case .mostlyBroken(let line):
            Message(
                line.phrase
                    + Phrase(
                        ", and more than 10,000 more are broken, too",
                        ", и таких ещё больше 10\u{A0}000"), .colon, .importing(.listFormats))
        case .nothingUnderstood(let line):
            Message(
                line.phrase
                    + Phrase(
                        ", and nothing else in it can be taken: correct it, or export it again.",
                        ", и больше взять из него нечего: исправьте его или повторите экспорт."))
        case .library(.unreadable(_, let reason)):
            Message(
                Phrase("Cannot read \(name.english): ", "Не удалось прочитать \(name.russian): ")
                    + reason.phrase
                    + Phrase(
                        "; export it again, or name another file.",
                        "; повторите экспорт или укажите другой файл."))
        case .library(let error): error.message
        }
    }

    private static let tableThatWorks = Phrase(
        "a table always works: date,name,value and below it 2026-11-20,Run,yes",
        "Таблица подойдёт всегда: date,name,value, а строкой ниже 2026-11-20,Бег,да")

    /// "“date”, “mood”"; at most eight.
    private static func columns(_ headings: [String]) -> Phrase {
        let most = 8
        let named = headings.prefix(most).map { Phrase.quoted($0) }
        let rest = headings.count - most
        let more = rest > 0 ? [Phrase("\(rest) more", "ещё \(rest)")] : []
        return (named + more).joined(separator: ", ")
    }
}

extension FormatHint {
    fileprivate var phrase: Phrase {
        switch self {
        case .json:
            Phrase(
                " (as JSON, {\"Run\":[\"2026-11-20\"]} would be)",
                " (из JSON подошёл бы {\"Бег\":[\"2026-11-20\"]})")
        case .org: Phrase(" (no heading has :STYLE: habit)", " (нет заголовка с :STYLE: habit)")
        case .notes:
            Phrase(
                " (of notes, those with entries: or called by their day are read)",
                " (из заметок читаются те, где есть entries: или в названии дата)")
        }
    }
}
