import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Quoted {
    /// What is imported, by its path; the standard input, which `-` stands for, by its name.
    init(source path: String) {
        if path == "-" { self.init(bare: "stdin") } else { self.init(path: path) }
    }
}

extension BrokenLine {
    /// "habits.csv, line 5: “2026-02-30” is no day", without a full stop.
    var phrase: Phrase {
        let file = Quoted(source: file)
        return Phrase("\(file.english), line \(line): ", "\(file.russian), строка \(line): ")
            + problem.phrase
    }
}

extension BrokenLine.Problem {
    private static let fieldsPhrase = CountedPhrase(
        EnglishPlural(one: "field", other: "fields"),
        RussianPlural(one: "поле", few: "поля", many: "полей"))

    fileprivate var phrase: Phrase {
        switch self {
        case .day(let text):
            Phrase("\(Quoted(text).english) is no day", "\(Quoted(text).russian) — не дата")
        case .ambiguousDay(let text, let dayFirst, let monthFirst):
            Phrase(
                "\(Quoted(text).english) may be \(DateText.long(dayFirst, .english)) or \(DateText.long(monthFirst, .english)) (write dates as \(dayFirst))",
                "\(Quoted(text).russian) — то ли \(DateText.long(dayFirst, .russian)), то ли \(DateText.long(monthFirst, .russian)) (пишите даты как \(dayFirst))"
            )
        case .secondDay(let day):
            Phrase(
                "an event is done once, and \(day) would be its second day",
                "событие отмечают один раз, а \(day) — уже второй день")
        case .eventValue:
            Phrase(
                "an event has neither amounts nor skips", "у события не бывает ни количества, ни пропуска")
        case .value(let text):
            Phrase(
                "\(Quoted(text).english) is neither a mark nor an amount from 0 to 1,000,000",
                "\(Quoted(text).russian) — не отметка и не количество от 0 до 1\u{A0}000\u{A0}000")
        case .ambiguousValue(let text):
            Phrase(
                "\(Quoted(text).english) can be read in two ways (write thousands without a comma, decimals behind a point)",
                "\(Quoted(text).russian) можно понять двояко (пишите тысячи слитно, дробную часть — через точку)"
            )
        case .otherUnit(let text, let unit):
            Phrase(
                "\(Quoted(text).english) is not the unit of the other amounts, \(Quoted(unit).english)",
                "\(Quoted(text).russian) — не та единица, что у других значений: \(Quoted(unit).russian)"
            )
        case .heading(let text):
            Phrase(
                "\(Quoted(text).english) in a heading is not a goal (write “at least 5 km” or “at most 2”)",
                "\(Quoted(text).russian) в заголовке — не цель (пишите «at least 5 km» или «at most 2»)")
        case .frequency(let text):
            Phrase(
                "\(Quoted(text).english) is no frequency that can be kept",
                "\(Quoted(text).russian) — не та частота, которую можно сохранить")
        case .id(let text):
            Phrase("\(Quoted(text).english) is no id", "\(Quoted(text).russian) — не идентификатор")
        case .name: Phrase("there is no name", "нет названия")
        case .fields(let count, let needed):
            BrokenLine.Problem.fieldsPhrase(count)
                + (count < needed.lowerBound
                    ? Phrase(
                        ", at least \(needed.lowerBound) are needed",
                        ", а нужно не меньше \(needed.lowerBound)")
                    : Phrase(
                        ", at most \(needed.upperBound) have a place",
                        ", а нужно не больше \(needed.upperBound)"))
        case .openQuote: Phrase("a quotation mark is never closed", "кавычка не закрыта")
        case .tooLong: Phrase("a field is longer than 64 KiB", "поле длиннее 64 КиБ")
        case .cut: Phrase("the file ends in the middle of it", "файл обрывается посередине")
        }
    }
}
