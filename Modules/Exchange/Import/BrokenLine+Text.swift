internal import TrackerDomain
public import TrackerPresentation

extension Phrase {
    /// The path of a source; "stdin" for `-`.
    static func quoted(source path: String) -> Phrase {
        path == "-" ? Phrase(same: "stdin") : quoted(path: path)
    }
}

extension BrokenLine {
    /// "habits.csv, line 5: “2026-02-30” is not a day", without a full stop.
    public var phrase: Phrase {
        let place = entry.map { Phrase(", entry ", ", запись ") + .quoted($0) + ": " }
        return Phrase.quoted(source: file)
            + (place ?? Phrase(", line \(line): ", ", строка \(line): ")) + problem.phrase
    }

    /// What is to be fixed, in Russian in the accusative.
    var noun: Phrase { entry == nil ? Phrase("line", "строку") : Phrase("entry", "запись") }
}

extension BrokenLine.Problem {
    private static let fieldsPhrase = CountedPhrase(
        EnglishPlural(one: "field", other: "fields"),
        RussianPlural(one: "поле", few: "поля", many: "полей"))

    fileprivate var phrase: Phrase {
        switch self {
        case .day(let text): Phrase.quoted(text) + Phrase(" is not a day", " — не дата")
        case .ambiguousDay(let text, let dayFirst, let monthFirst):
            Phrase.quoted(text)
                + Phrase(
                    " may be \(DateText.long(dayFirst, .english)) or \(DateText.long(monthFirst, .english)) (write dates as \(dayFirst))",
                    " — то ли \(DateText.long(dayFirst, .russian)), то ли \(DateText.long(monthFirst, .russian)) (пишите даты как \(dayFirst))"
                )
        case .secondDay(let day):
            Phrase(
                "an event is done once, and \(day) would be its second day",
                "событие отмечают один раз, а \(day) — уже второй день")
        case .eventValue:
            Phrase(
                "an event has neither amounts nor skips", "у события не бывает ни количества, ни пропуска")
        case .value(let text):
            Phrase.quoted(text)
                + Phrase(
                    " is neither a mark (yes, no, skip, x, ✓ …) nor an amount from 0 to 1,000,000",
                    " — не отметка (да, нет, пропуск, x, ✓ …) и не количество от 0 до 1\u{A0}000\u{A0}000")
        case .ambiguousValue(let text):
            Phrase.quoted(text)
                // The decimal sign of the file is the other one.
                + (text.first { $0 == "." || $0 == "," } == "."
                    ? Phrase(
                        " can be read in two ways (write thousands without a point, decimals behind a comma)",
                        " можно понять двояко (пишите тысячи слитно, дробную часть — через запятую)")
                    : Phrase(
                        " can be read in two ways (write thousands without a comma, decimals behind a point)",
                        " можно понять двояко (пишите тысячи слитно, дробную часть — через точку)"))
        case .otherUnit(let text, let unit):
            Phrase.quoted(text)
                + Phrase(
                    " is not the unit of the other amounts, ", " — не та единица, что у других значений: ")
                + .quoted(unit)
        case .heading(let text):
            Phrase.quoted(text)
                + Phrase(
                    " in a heading is not a goal (write “at least 5 km” or “at most 2”)",
                    " в заголовке — не цель (пишите «at least 5 km» или «at most 2»)")
        case .frequency(let text):
            Phrase.quoted(text) + Phrase(" is not a supported frequency", " — неподдерживаемая частота")
        case .id(let text): Phrase.quoted(text) + Phrase(" is not an id", " — не идентификатор")
        case .name: Phrase("there is no name", "нет названия")
        case .noName(let text):
            Phrase.quoted(text) + Phrase(" cannot be a name in a table", " — в таблице не название")
        case .fields(let count, let needed):
            BrokenLine.Problem.fieldsPhrase(count)
                + (count < needed.lowerBound
                    ? Phrase(
                        ", at least \(needed.lowerBound) are needed",
                        ", а нужно не меньше \(needed.lowerBound)")
                    : Phrase(
                        ", at most \(needed.upperBound) are allowed",
                        ", а нужно не больше \(needed.upperBound)"))
        case .openQuote: Phrase("a quotation mark is never closed", "кавычка не закрыта")
        case .tooLong: Phrase("a field is longer than 64 KiB", "поле длиннее 64 КиБ")
        case .cut: Phrase("the file ends in the middle of it", "файл обрывается посередине")
        }
    }
}
