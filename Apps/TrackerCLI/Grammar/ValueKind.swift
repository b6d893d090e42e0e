import TrackerDomain
import TrackerExchange
package import TrackerPresentation

/// The kind of a word of the command line.
///
/// The kind decides the placeholder in help, its explanation, the words that the parser accepts and the
/// completions of a shell. The parser checks fixed words only; it passes all others on as typed.
package enum ValueKind: Equatable, Sendable {
    case tracker, category
    /// A tracker; the command has an effect only on those of the group.
    case trackerAmong(LibraryNames)
    /// A category that need not exist yet.
    case anyCategory
    case name, newName
    case day, days, month, year
    /// The last day of a break.
    case lastDay
    /// Today or earlier.
    case pastDay, pastDays
    /// The schedule of a habit.
    case rule
    case amount
    /// The amount of a goal, of a day or a period.
    case goalAmount
    /// The same, or none.
    case goal
    case emoji, color
    case text, file, count, command
    /// A file to write, or a folder for it.
    case fileOrFolder
    /// A file to write, or trackers; a day, or trackers.
    case fileOrTracker, pastDayOrTracker
    /// A file, a folder, or standard input.
    case source
    /// The number of a backup, a file, or a folder with files.
    case backup
    /// A folder that devices share, and what one of them published.
    case folder, published
    /// The name of another device, and one for this device.
    case device, deviceName
    /// The format of an import, and the headings of a table's columns.
    case importFormat, columns
    /// Words of a table that are marks.
    case markWords
    /// Times of day.
    case times
    /// A name by which a browser reaches this device, and the path of a Unix socket.
    case host, socket
    /// How often a timer exchanges, or the word for its end.
    case interval
    case settingKey, settingValue
    /// One of a few fixed words.
    case words([String])

    /// The placeholder of the value in help.
    package var placeholder: Phrase {
        switch self {
        case .tracker, .trackerAmong: Phrase("TRACKER", "ТРЕКЕР")
        case .category, .anyCategory: Phrase("CATEGORY", "КАТЕГОРИЯ")
        case .name: Phrase("NAME", "НАЗВАНИЕ")
        case .newName: Phrase("NEW-NAME", "НОВОЕ-НАЗВАНИЕ")
        case .day, .pastDay, .lastDay: Phrase("DAY", "ДЕНЬ")
        case .days, .pastDays: Phrase("DAYS", "ДНИ")
        case .rule: Phrase("RULE", "ПРАВИЛО")
        case .amount, .goalAmount: Phrase("AMOUNT", "КОЛИЧЕСТВО")
        case .goal: Phrase("AMOUNT|none", "КОЛИЧЕСТВО|none")
        case .month: Phrase("YYYY-MM", "ГГГГ-ММ")
        case .year: Phrase("YYYY", "ГГГГ")
        case .emoji: Phrase("EMOJI", "ЭМОДЗИ")
        case .color: Phrase("COLOR", "ЦВЕТ")
        case .text: Phrase("TEXT", "ТЕКСТ")
        case .file: Phrase("FILE", "ФАЙЛ")
        case .fileOrFolder: Phrase("FILE|FOLDER", "ФАЙЛ|ПАПКА")
        case .fileOrTracker: Phrase("FILE|TRACKER", "ФАЙЛ|ТРЕКЕР")
        case .pastDayOrTracker: Phrase("DAY|TRACKER", "ДЕНЬ|ТРЕКЕР")
        case .importFormat: Phrase("FORMAT", "ФОРМАТ")
        case .times: Phrase("HH:MM[,HH:MM…]", "ЧЧ:ММ[,ЧЧ:ММ…]")
        case .interval: Phrase("N|off", "N|off")
        case .host: Phrase("HOST", "ИМЯ")
        case .socket: Phrase("PATH", "ПУТЬ")
        case .columns: Phrase("COLUMN=HEADING,…", "СТОЛБЕЦ=ЗАГОЛОВОК,…")
        case .markWords: Phrase("WORDS", "СЛОВА")
        case .source: Phrase("FILE|FOLDER|-", "ФАЙЛ|ПАПКА|-")
        case .backup: Phrase("NUMBER|FILE|FOLDER", "НОМЕР|ФАЙЛ|ПАПКА")
        case .folder: Phrase("FOLDER", "ПАПКА")
        case .published: Phrase("FILE|-", "ФАЙЛ|-")
        case .device, .deviceName: Phrase("NAME", "ИМЯ")
        case .count: Phrase("N", "N")
        case .command: Phrase("COMMAND|TOPIC", "КОМАНДА|ТЕМА")
        case .settingKey: Phrase("KEY", "КЛЮЧ")
        case .settingValue: Phrase("VALUE", "ЗНАЧЕНИЕ")
        case .words(let words): Phrase(words.joined(separator: "|"), words.joined(separator: "|"))
        }
    }

    /// The error for a missing value.
    package var absence: Phrase {
        switch self {
        case .tracker, .trackerAmong, .fileOrTracker, .pastDayOrTracker:
            Phrase("No tracker is named", "Не указан трекер")
        case .category, .anyCategory: Phrase("No category is named", "Не указана категория")
        case .name: Phrase("A name is missing", "Не указано название")
        case .newName: Phrase("The new name is missing", "Не указано новое название")
        case .settingKey: Phrase("No setting is named", "Не указана настройка")
        case .command: Phrase("No command is named", "Не указана команда")
        case .folder: Phrase("No folder is named", "Не указана папка")
        case .device, .deviceName: Phrase("No device is named", "Не указано устройство")
        case .file, .fileOrFolder, .source, .backup, .published: Phrase("No file is named", "Не указан файл")
        case .day, .pastDay, .lastDay, .days, .pastDays, .rule, .amount, .goalAmount, .goal, .month, .year,
            .emoji,
            .color, .text, .count, .settingValue, .importFormat, .columns, .markWords, .times, .interval,
            .host, .socket, .words:
            Phrase("A value is missing", "Не указано значение")
        }
    }

    /// The only valid words; nil if the parser accepts any.
    package var fixedWords: [String]? {
        switch self {
        case .words(let words): words
        case .settingKey: SettingKey.allCases.map(\.rawValue)
        case .importFormat: ImportFormat.allCases.map(\.rawValue)
        default: nil
        }
    }

    /// Whether the value is a name that a person chose.
    package var isName: Bool {
        switch self {
        case .tracker, .trackerAmong, .fileOrTracker, .pastDayOrTracker, .category, .anyCategory, .name,
            .newName:
            true
        default: false
        }
    }

    package var isTracker: Bool {
        switch self {
        case .tracker, .trackerAmong, .fileOrTracker, .pastDayOrTracker: true
        default: false
        }
    }
}
