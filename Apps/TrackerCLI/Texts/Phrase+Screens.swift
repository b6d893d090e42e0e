import Terminal
import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let clearSearch = Phrase("clear the search", "очистить поиск")

    static func tooSmall(_ size: Size, need: Size) -> Phrase {
        let (has, needs) = ("\(size.columns)×\(size.rows)", "\(need.columns)×\(need.rows)")
        return Phrase("too small: \(has), need \(needs)", "слишком мало: \(has), нужно \(needs)")
    }

    /// "3 of 7", if "shown" has no room.
    static func countOf(_ count: Int, _ all: Int) -> Phrase {
        Phrase("\(count) of \(all)", "\(count) из \(all)")
    }
}

extension Phrase {
    static let loading = Phrase("Reading the library…", "Читаю библиотеку…")
    static func dumbTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let list = repeated.line("tracker list")
        return Phrase(
            "The full-screen app needs a terminal that can move the cursor (TERM is dumb or unset): use “\(list)”.",
            "Полноэкранному приложению нужен терминал, который умеет перемещать курсор (TERM — dumb или не задан): используйте «\(list)»."
        )
    }

    static func noTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let list = repeated.line("tracker list")
        return Phrase(
            "The full-screen app needs a terminal: use “\(list)” here.",
            "Полноэкранному приложению нужен терминал: здесь используйте «\(list)».")
    }

    /// The notice after a crash, printed below the reason.
    static func crashed(_ signal: String) -> Phrase {
        Phrase(
            "Tracker has crashed (\(signal)). Your library is as it was after the last change. Save this text and what you did before; to report it see README.md, “When something goes wrong”.",
            "Tracker аварийно завершился (\(signal)). Библиотека цела, в ней всё до последнего изменения. Сохраните этот текст и то, что делали перед этим; чтобы сообщить, смотрите README.md, раздел “When something goes wrong”."
        )
    }
}

extension Phrase {
    static func hintAddTracker(_ repeated: RepeatedOptions) -> Phrase {
        Phrase {
            Phrase("Create one: ", "Создать: ")($0)
                + repeated.line("tracker add " + Phrase.whatToAdd($0))
        }
    }

    private static let whatToAdd = Phrase(
        "NAME --category CATEGORY --schedule daily", "НАЗВАНИЕ --category КАТЕГОРИЯ --schedule daily")

    static func hintListAll(_ repeated: RepeatedOptions) -> Phrase {
        Phrase("All of today: ", "Всё на сегодня: ") + repeated.line("tracker list")
    }

    static func hintListResting(_ repeated: RepeatedOptions) -> Phrase {
        Phrase("Show: ", "Показать: ") + repeated.line("tracker list --filter resting")
    }

    static func hintAddCategory(_ repeated: RepeatedOptions) -> Phrase {
        Phrase {
            Phrase("Create one: ", "Создать: ")($0)
                + repeated.line("tracker category add " + Phrase("NAME", "НАЗВАНИЕ")($0))
        }
    }

    static func searched(_ text: String) -> Phrase { Phrase("“\(text)”", "«\(text)»") }
}

/// The texts of the statistics screen.
extension Phrase {
    static let statisticsBegin = Phrase(
        "Mark a tracker as done, and its figures appear here.",
        "Отметьте трекер, и здесь появятся цифры.")
}

/// The texts of the numbered prompts.
extension Phrase {
    static let numberOrEmpty = Phrase("Number (Enter: back):", "Номер (Enter — назад):")

    /// The question at the top, which has nothing to go back to.
    static func numberOrQuit(_ number: Int) -> Phrase {
        Phrase("Number (\(number): quit):", "Номер (\(number) — выйти):")
    }

    static func shownFilter(_ filter: TrackerFilter) -> Phrase {
        Phrase("Filter: ", "Фильтр: ") + .filter(filter)
    }

    static func shownSearch(_ text: String) -> Phrase {
        Phrase("Search: ", "Поиск: ") + searched(text)
    }

    static let searchQuestion = Phrase("Search (Enter: all):", "Поиск (Enter — все):")
    static let scheduleQuestion = Phrase("Schedule (", "Расписание (") + ScheduleWord.inQuestion + "):"
    static let noteQuestion = Phrase("Note (none removes it):", "Заметка («нет» — убрать):")
    static let amountQuestion = Phrase(
        "Amount (3 sets it, +1.5 adds, -1 takes away):",
        "Количество (3 — задать, +1,5 — прибавить, -1 — убавить):")
    static let amountOfSumQuestion = Phrase(
        "Amount (3 is the whole day, +1.5 adds, -1 takes away, none removes it):",
        "Количество (3 — всего за день, +1,5 — прибавить, -1 — убавить, «нет» — удалить):")
    static let goalQuestion = Phrase(
        "Goal (5 km, at most 2 cups, none):", "Цель (5 км, не больше 2 чашек, нет):")

    static func currentValue(_ value: String) -> Phrase {
        Phrase("Now: \(value). Enter keeps it.", "Сейчас: \(value). Enter оставит как есть.")
    }

    static func notANumber(_ word: String, _ count: Int) -> Phrase {
        Phrase(
            "“\(word)” is not on the list: type a number from 1 to \(count).",
            "«\(word)» нет в списке: введите число от 1 до \(count).")
    }
}
