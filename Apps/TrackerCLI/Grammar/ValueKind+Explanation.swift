import TrackerDomain
import TrackerExchange
package import TrackerPresentation

extension ValueKind {
    /// The possible values in place of the placeholder, in a line; nil if they need no explanation.
    package var explanation: Phrase? {
        switch self {
        case .tracker, .trackerAmong, .category:
            Phrase("a name, its beginning, or an id", "название, его начало или идентификатор")
        case .anyCategory:
            Phrase(
                "the whole name of a category, or its id", "название категории целиком или её идентификатор")
        case .day, .pastDay, .lastDay:
            Phrase("2026-11-20, yesterday, mon, -3, +3 …", "2026-11-20, вчера, пн, -3, +3 …") + .see(.days)
        case .days, .pastDays:
            Phrase("mon,wed, -6..today, \"last week\", june …", "пн,ср, -6..сегодня, \"эта неделя\", июнь …")
                + .see(.days)
        case .rule:
            Phrase("daily, mon,wed, 3d, 3/week …", "ежедневно, пн,ср, 3д, 3/нед …") + .see(.schedules)
        case .amount: Phrase("5km, \"5 km\", +2, -2 …", "5км, \"5 км\", +2, -2 …") + .see(.amounts)
        case .goalAmount:
            Phrase("5km, \"30 km a week\" …", "5км, \"30 км в неделю\" …") + .see(.amounts)
        case .month: Phrase("for instance 2026-11", "например 2026-11")
        case .emoji: Phrase("any single emoji", "любой эмодзи, но только один")
        case .color:
            Phrase("1 to 18, #HEX, or a name such as red", "от 1 до 18, #HEX или название") + .see(.options)
        case .importFormat: Phrase(same: ImportFormat.allCases.map(\.rawValue).joined(separator: ", "))
        case .columns:
            Phrase(
                "date and name; perhaps value, amount, skip, note, category, unit; habits=A,B; HEADING=- leaves it out",
                "date и name; если нужно, value, amount, skip, note, category, unit; habits=А,Б; ЗАГОЛОВОК=- не брать"
            )
        case .markWords:
            Phrase(
                "words of the table, divided by commas; known are yes, x, ok, no, missed, skip, n/a …",
                "слова таблицы через запятую; известны да, x, ok, нет, пропуск, n/a …") + .see(.marks)
        case .source:
            Phrase(
                "a file, a folder of another program, or - for standard input",
                "файл, папка другой программы или - — стандартный ввод")
        case .device:
            Phrase("a name that tracker sync status shows", "имя, которое показывает tracker sync status")
        case .published:
            Phrase(
                "what tracker sync print wrote, or - for standard input",
                "вывод tracker sync print или - — стандартный ввод")
        case .interval: Phrase(same: ExchangeInterval.all.map(\.text).joined(separator: ", "))
        case .times: Phrase("such as 9:00,20:30", "например 9:00,20:30")
        default: nil
        }
    }
}

extension Phrase {
    fileprivate static func see(_ subject: HelpSubject) -> Phrase {
        Phrase(": tracker help ", ": tracker help ") + subject.word
    }
}
