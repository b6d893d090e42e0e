public import TrackerPresentation

/// A remark on a file that was read: data that a library has no place for, or an assumption about the rest.
///
/// A new remark is a case and its row: the summary, the JSON document and the test of its schema go over the rows.
public enum ImportRemark: String, CaseIterable, Sendable {
    case question, description, reminder, icon, timeOfDay, order, computedDays, scores, deletedHabits,
        targetDays, unit, tags, endDate, upperGoal, noteWords, commands, orphanCompletions,
        unknownMarks, aboveHeadings, totals, daysToCome, colors, tasks,
        clocks
    case quota, onlyTracked, unlistedHabit, listWithoutDays, numbersWithoutGoal, goalOfPeriod, limitOfPeriod,
        slips, joinedRows, daysWithoutValue, shortenedName, shortenedUnit, shortenedNote, removedCharacters,
        nearestColor, writtenDays, loopTable, loopKinds, joinedByName, rules

    public enum Kind: Sendable {
        /// A library has no place for it.
        case dropped
        /// A library has no exact form for it.
        case assumption
    }

    public var kind: Kind { row.kind }

    /// The remark with its count.
    public func phrase(_ count: Int) -> Phrase { row.words + " (\(count))" }

    private var row: (kind: Kind, words: Phrase) {
        func dropped(_ english: String, _ russian: String) -> (Kind, Phrase) {
            (.dropped, Phrase(english, russian))
        }
        func assumed(_ english: String, _ russian: String) -> (Kind, Phrase) {
            (.assumption, Phrase(english, russian))
        }
        return switch self {
        case .question: dropped("questions", "вопросы")
        case .description: dropped("descriptions", "описания")
        case .reminder: dropped("reminders with their times", "напоминания со временем")
        case .icon: dropped("icons", "значки")
        case .timeOfDay: dropped("times of day", "время дня")
        case .order: dropped("the order", "порядок")
        case .computedDays: dropped("days calculated by the program", "дни, вычисленные программой")
        case .scores: dropped("scores", "оценки")
        case .deletedHabits: dropped("deleted habits", "удалённые привычки")
        case .targetDays: dropped("targets counted in days", "цели по числу дней")
        case .unit: dropped("units without a goal", "единицы без цели")
        // The first tag of a habit is its group.
        case .tags: dropped("further tags", "остальные теги")
        case .endDate: dropped("end dates to come", "будущие даты окончания")
        case .upperGoal: dropped("upper bounds of goals", "верхние границы целей")
        case .noteWords: dropped("ready-made words for notes", "готовые слова для заметок")
        case .commands: dropped("commands that mark by themselves", "команды, которые отмечают сами")
        case .orphanCompletions: dropped("marks without a tracker", "отметки без трекера")
        case .unknownMarks: dropped("marks of an unknown meaning", "отметки с неизвестным смыслом")
        case .aboveHeadings: dropped("lines above the headings", "строки над заголовками")
        case .totals: dropped("rows of totals", "строки итогов")
        case .daysToCome: dropped("days to come", "будущие дни")
        case .colors: dropped("colors", "цвета")
        case .tasks: dropped("tasks in fewer than 3 notes", "задачи меньше чем в 3 заметках")
        case .clocks: dropped("clock lines", "строки учёта времени")
        case .quota:
            assumed(
                "rules such as 3 times a week, on any days of it",
                "правила вроде «3 раза в неделю, в любые дни»")
        case .onlyTracked:
            assumed("“track only” habits without a plan", "привычки «просто отмечать» — без плана")
        case .unlistedHabit:
            assumed("habits that are not in the list as archived", "привычки не из списка как архивные")
        case .listWithoutDays:
            assumed(
                "a list of habits without their days, which the rest of the folder has",
                "только список привычек, без дней: они в остальных файлах папки")
        case .numbersWithoutGoal:
            assumed("numbers without a goal: above 0 counts as done", "числа без цели: больше 0 — сделано")
        case .goalOfPeriod:
            assumed(
                "targets of several days as goals of a week, month or D days",
                "цели на несколько дней как цели на неделю, месяц или D дней")
        // Loop begins with a kept limit; here somebody has to record that there was nothing.
        case .limitOfPeriod:
            assumed(
                "silent weeks of a limit are not kept", "недели без записей предел не выдерживают")
        case .slips: assumed("slips as amounts over a limit of 0", "срывы как значения при пределе 0")
        case .joinedRows: assumed("several rows of a day joined", "несколько строк одного дня объединены")
        case .daysWithoutValue:
            assumed("days without a value left unmarked", "дни без значения оставлены без отметки")
        case .shortenedName: assumed("names shortened to 38 characters", "названия сокращены до 38 символов")
        case .shortenedUnit: assumed("units shortened to 12 characters", "единицы сокращены до 12 символов")
        case .shortenedNote: assumed("notes shortened to 500 characters", "заметки сокращены до 500 символов")
        case .removedCharacters:
            assumed("control and invisible characters removed", "управляющие и невидимые символы убраны")
        case .writtenDays:
            assumed(
                "days as they are written, whatever their zone", "дни взяты как записаны, без пересчёта пояса"
            )
        case .joinedByName:
            assumed(
                "known trackers by name and kind, as no category is named",
                "категория не указана: трекеры узнаны по названию и виду")
        case .loopTable:
            assumed(
                "days from the table of all habits, which has no notes",
                "дни из общей таблицы, заметок в ней нет")
        case .loopKinds:
            assumed(
                "no list of habits beside it: columns with numbers above 3 as amounts in thousandths, others as marks",
                "списка привычек рядом нет: столбцы с числами больше 3 — количество в тысячных, остальные — отметки"
            )
        case .nearestColor: assumed("colors as the nearest of the 18", "цвета как ближайшие из 18")
        case .rules: assumed("rules as every day", "правила заменены на «каждый день»")
        }
    }
}

/// The number of habits, days or rows for each remark.
public typealias ImportRemarks = [ImportRemark: Int]

extension ImportRemarks {
    /// Those of a kind, in the order of their declaration.
    public func all(_ kind: ImportRemark.Kind) -> [(remark: ImportRemark, count: Int)] {
        ImportRemark.allCases.compactMap { remark in
            remark.kind == kind ? self[remark].map { (remark, $0) } : nil
        }
    }

    func phrases(_ kind: ImportRemark.Kind) -> [Phrase] { all(kind).map { $0.remark.phrase($0.count) } }

    mutating func add(_ remark: ImportRemark, _ count: Int = 1) {
        if count > 0 { self[remark, default: 0] += count }
    }

    mutating func remove(_ remark: ImportRemark, _ count: Int) {
        self[remark] = self[remark].flatMap { $0 > count ? $0 - count : nil }
    }
}
