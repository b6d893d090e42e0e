import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension ImportFault {
    /// Why nothing was imported, in one sentence that says what to do.
    func failure(of path: String) -> Failure {
        let name = Quoted(source: path)
        return switch self {
        case .empty:
            .unreadable(
                Phrase(
                    "There is nothing in \(name.english): export again there, or name another file.",
                    "В \(name.russian) ничего нет: повторите экспорт или укажите другой файл."))
        case .unknownFormat:
            .unreadable(
                Phrase(
                    "\(name.english) is in no form that is known: see “tracker help import”, or name its form with --format.",
                    "Формат \(name.russian) не распознан: см. «tracker help import» или укажите его через --format."
                ))
        case .otherFormat(let actual, let named):
            .unreadable(
                Phrase(
                    "\(name.english) is in the form “\(actual.rawValue)”, not “\(named.rawValue)”: leave out --format.",
                    "Формат \(name.russian) — «\(actual.rawValue)», а не «\(named.rawValue)»: уберите --format."
                ))
        case .archive:
            .unreadable(
                Phrase(
                    "\(name.english) is an archive: unpack it, and import the folder.",
                    "\(name.russian) — архив: распакуйте его и перенесите папку."))
        case .spreadsheet:
            .unreadable(
                Phrase(
                    "\(name.english) is a spreadsheet: save it as CSV, and import that.",
                    "\(name.russian) — электронная таблица: сохраните её как CSV и перенесите её."))
        case .database(let owner): .unreadable(owner.phrase(name))
        case .emptyList(let file):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) names no habits, though there are files with their days: export from Loop again.",
                    "В \(Quoted(source: file).russian) нет ни одной привычки, хотя файлы с днями есть: повторите экспорт из Loop."
                ))
        case .partOfFolder(let file):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) is one file of a folder that Loop has exported: import the whole folder.",
                    "\(Quoted(source: file).russian) — один файл из папки экспорта Loop: перенесите всю папку."
                ))
        case .notText(let file):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) is not text in UTF-8: save it as “CSV UTF-8” or “Unicode text” in the spreadsheet, or convert it with iconv, and import that.",
                    "\(Quoted(source: file).russian) — не текст в UTF-8: сохраните его в таблице как «CSV UTF-8» или «Текст Юникод» либо перекодируйте через iconv и перенесите."
                ))
        case .columns(let file, let found, let lacking):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) has \(found.count == 1 ? "the column" : "the columns") ",
                    "В \(Quoted(source: file).russian) \(found.count == 1 ? "есть столбец" : "есть столбцы") "
                )
                    + Phrase.columns(found) + Phrase(" and lacks ", ", но нет ") + Phrase.columns(lacking)
                    + Phrase(
                        ": name its columns so, or have a column of dates and one for each habit.",
                        ": назовите столбцы так или сделайте столбец дат и по столбцу на привычку."))
        case .malformed(let file, let line):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) is not valid JSON at line \(line): correct it there, or export it again.",
                    "\(Quoted(source: file).russian), строка \(line): нарушен формат JSON; исправьте его там или повторите экспорт."
                ))
        case .tooLarge(let file):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) holds more than can be read: export less at a time.",
                    "\(Quoted(source: file).russian) слишком велик: делайте экспорт по частям."))
        case .structure(let file, _, ""):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) is not what its form asks for: export it again.",
                    "\(Quoted(source: file).russian) устроен не так, как его формат: повторите экспорт."))
        case .structure(let file, let line?, let place):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english), line \(line): there is a mistake at \(Quoted(place).english): correct it there, or export it again.",
                    "\(Quoted(source: file).russian), строка \(line): ошибка в \(Quoted(place).russian): исправьте её там или повторите экспорт."
                ))
        case .brokenRule(let fault, let file, let line):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english), line \(line): ",
                    "\(Quoted(source: file).russian), строка \(line): ")
                    + UnreadableReason.fault(fault).phrase
                    + Phrase(
                        "; correct it there, or export it again.",
                        "; исправьте это там или повторите экспорт."))
        case .structure(let file, nil, let place):
            .unreadable(
                Phrase(
                    "\(Quoted(source: file).english) is not as its form asks at \(Quoted(place).english): export it again.",
                    "В \(Quoted(source: file).russian) неверно устроено место \(Quoted(place).russian): повторите экспорт."
                ))
        case .newerVersion(let version):
            .unreadable(
                Phrase(
                    "\(name.english) was written by a newer program (format \(version)): update Tracker.",
                    "\(name.russian) сохранён более новой программой (формат \(version)): обновите Tracker."))
        case .tooMany:
            .unreadable(
                Phrase(
                    "\(name.english) holds more than a library can: import it in parts.",
                    "В \(name.russian) больше, чем вместит библиотека: переносите по частям."))
        case .notTogether(let one, let other):
            .unreadable(
                Phrase(
                    "\(Quoted(one).english) and \(Quoted(other).english) do not belong together: import them one at a time.",
                    "\(Quoted(one).russian) и \(Quoted(other).russian) — не части одного целого: переносите их по одному."
                ))
        case .brokenLine(let line, let count):
            .unreadable(
                line.phrase
                    + (count == 1
                        ? Phrase(
                            ": mend the line, or leave it out with --keep-going.",
                            ": исправьте строку или пропустите её с --keep-going.")
                        : Phrase(
                            ": mend this line and \(count - 1) more, or leave them out with --keep-going.",
                            ": исправьте эту строку (таких ещё \(count - 1)) или пропустите их с --keep-going."
                        )))
        case .mostlyBroken(let line):
            .unreadable(
                line.phrase
                    + Phrase(
                        ", and more than 10,000 lines are no better: “tracker help import” says what can be read.",
                        ", и ещё больше 10\u{A0}000 таких строк: что читается, скажет «tracker help import».")
            )
        case .library(.unreadable(_, let reason)):
            .unreadable(
                Phrase("Cannot read \(name.english): ", "Не удалось прочитать \(name.russian): ")
                    + reason.phrase
                    + Phrase(
                        "; export it again, or name another file.",
                        "; повторите экспорт или укажите другой файл."))
        case .library(let error): .store(error)
        }
    }
}

extension Phrase {
    /// "“date”, “mood”"; at most eight.
    fileprivate static func columns(_ headings: [String]) -> Phrase {
        let most = 8
        let named = headings.prefix(most).map { Phrase(Quoted($0).english, Quoted($0).russian) }
        let rest = headings.count - most
        let more = rest > 0 ? [Phrase("\(rest) more", "ещё \(rest)")] : []
        return (named + more).joined(separator: ", ")
    }

    static func noFileToImport(_ path: String) -> Phrase {
        Phrase(
            "\(Quoted(source: path).english) is no file: name a file or a folder, or hand it over with “tracker import -”.",
            "\(Quoted(source: path).russian) — не файл: укажите файл или папку или передайте данные через «tracker import -»."
        )
    }

    static func tooLargeToImport(_ path: String) -> Phrase {
        Phrase(
            "\(Quoted(source: path).english) is too large, 64 MiB are read at most: import it in parts.",
            "\(Quoted(source: path).russian) слишком велик, читается не больше 64 МиБ: переносите по частям.")
    }
}
