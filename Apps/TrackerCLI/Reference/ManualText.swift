import TrackerExchange
import TrackerPresentation

/// The texts of the manual that are not in the command table.
enum ManualText {
    /// A term and its explanation.
    struct Entry: Sendable {
        let term: String
        let text: Phrase

        init(_ term: String, _ english: String, _ russian: String) {
            self.term = term
            text = Phrase(english, russian)
        }
    }

    static let header = Phrase("Tracker Manual", "Руководство по Tracker")
    static let nameTitle = Phrase("NAME", "ИМЯ")
    static let synopsisTitle = Phrase("SYNOPSIS", "СИНТАКСИС")
    static let descriptionTitle = Phrase("DESCRIPTION", "ОПИСАНИЕ")
    static let commandsTitle = Phrase("COMMANDS", "КОМАНДЫ")
    static let optionsTitle = Phrase("OPTIONS", "ПАРАМЕТРЫ")
    static let namesTitle = Phrase("TRACKERS AND CATEGORIES", "ТРЕКЕРЫ И КАТЕГОРИИ")
    static let looksTitle = Phrase("EMOJI AND COLORS", "ЭМОДЗИ И ЦВЕТА")
    static let settingsTitle = Phrase("SETTINGS", "НАСТРОЙКИ")
    static let keysTitle = Phrase("KEYS", "КЛАВИШИ")
    static let plainFieldsTitle = Phrase("Fields of --plain, in order", "Поля --plain по порядку")
    static let withChosenDays = Phrase(
        "; with --year or --from before the last also ", "; с --year и --from перед последним ещё ")
    static let jsonKeysTitle = Phrase(
        "Keys of --json after schemaVersion; {} of an object, [] of each item",
        "Ключи --json после schemaVersion; {} — у объекта, [] — у каждого элемента")
    static let outputTitle = Phrase("OUTPUT", "ВЫВОД")
    static let exitStatusTitle = Phrase("EXIT STATUS", "КОД ЗАВЕРШЕНИЯ")
    static let environmentTitle = Phrase("ENVIRONMENT", "ОКРУЖЕНИЕ")
    static let filesTitle = Phrase("FILES", "ФАЙЛЫ")
    static let examplesTitle = Phrase("EXAMPLES", "ПРИМЕРЫ")

    static let aboutKeys = Phrase(
        """
        In the full-screen app, besides the arrows or h, j, k and l, Home, End, Page Up, Page Down, Tab, Enter \
        and Esc. A letter is found by its place on the keyboard, whether the English or the Russian layout is on.
        """,
        """
        В полноэкранном приложении, кроме стрелок или h, j, k и l, Home, End, Page Up, Page Down, Tab, Enter \
        и Esc. Буква определяется по месту на клавиатуре, какая бы раскладка ни была включена: русская или английская.
        """)

    static let name = Phrase("habits and events, day by day", "привычки и события день за днём")

    static let description = [
        Phrase(
            """
            Tracker keeps your habits and shows how well you keep them. A tracker is a habit, which repeats by \
            a rule, or an irregular event, which has none. A rule names days of the week or of the month, counts \
            every so many days, or asks for so many times a week, a month or another period. Categories group \
            trackers. A mark says that a tracker was done on a day.
            """,
            """
            Tracker помогает заводить полезные привычки и видеть, как они вам даются. Трекер — это привычка, \
            которая повторяется по правилу, или нерегулярное событие без него. Правило — это дни недели, числа \
            месяца, каждые несколько дней или столько-то раз в неделю, в месяц или за другой срок. Трекеры \
            объединяются в категории. Отметка означает, что в этот день трекер выполнен.
            """
        ),
        Phrase(
            """
            Without a command the full-screen app opens on a terminal; elsewhere the list for today is printed. Every change says how to undo it, and the last \
            100 can be undone.
            """,
            """
            Без команды в терминале открывается полноэкранное приложение, иначе выводится список на сегодня. О каждом изменении программа сообщает и подсказывает, \
            как его отменить; отменить можно последние 100.
            """
        ),
    ]

    static let aboutNamesFromInput = Phrase(
        """
        A single - of a command that changes several takes them from standard input, one a line, up to the \
        first tab: tracker list --filter due --plain | tracker done -
        """,
        """
        Одиночный - у команды, которая меняет несколько трекеров, берёт их из стандартного ввода, по одному \
        в строке, до первой табуляции: tracker list --filter due --plain | tracker done -
        """)
    static let aboutCategories = Phrase(
        """
        With category rename and category delete as TRACKER. With --category the whole name or the id; a \
        category that does not exist is created.
        """,
        """
        У category rename и category delete — как ТРЕКЕР. В --category — название целиком или идентификатор; \
        если такой категории нет, она будет создана.
        """
    )

    static let aboutSettings = Phrase(
        """
        “tracker config” shows and changes them, and so does the app: with the key “o”, or as “:set KEY VALUE”. \
        An option or a variable of the environment takes precedence.
        """,
        """
        Их показывает и меняет «tracker config», а в приложении — клавиша «o» или строка «:set КЛЮЧ ЗНАЧЕНИЕ». \
        Параметр командной строки или переменная окружения важнее настройки.
        """
    )

    static let output = [
        Phrase(
            """
            Results go to the standard output; questions, warnings and errors to the standard error. A \
            question is asked only if both the standard input and the standard error are terminals.
            """,
            """
            Результаты идут в стандартный вывод, вопросы, предупреждения и ошибки — в стандартный поток \
            ошибок. Вопросы задаются, только если стандартный ввод и поток ошибок — терминалы.
            """
        ),
        Phrase(
            """
            With --plain every record is one line, its fields separated by tabs, without a header; nothing \
            is cut.
            """,
            """
            С --plain каждая запись занимает одну строку, поля разделены табуляцией, заголовка нет, ничего \
            не обрезается.
            """
        ),
        Phrase(
            """
            With --json the result is one line of JSON with the key schemaVersion first. An error is \
            {"schemaVersion":1,"error":{"code":...,"message":...}} on the standard error; warnings are a \
            last key, warnings.
            """,
            """
            С --json результат — одна строка JSON, первый ключ в ней schemaVersion. Ошибка — это \
            {"schemaVersion":1,"error":{"code":...,"message":...}} в потоке ошибок; предупреждения стоят в \
            последнем ключе warnings.
            """
        ),
    ]

    static func meaning(of code: ExitCode) -> Phrase {
        switch code {
        case .done: Phrase("Done", "Сделано")
        case .couldNot:
            Phrase(
                "It could not be done: not found, a conflict, trouble with the data or the disk",
                "Сделать не удалось: не найдено, конфликт, неполадки с данными или диском")
        case .wrongLine:
            Phrase(
                """
                The command line is wrong: an unknown word, a bad value, an ambiguous name, or a question \
                where there is no terminal
                """,
                """
                Неверная командная строка: неизвестное слово, недопустимое значение, неоднозначное название \
                или нужен ответ, а терминала нет
                """
            )
        case .notInStep:
            Phrase(
                "Devices are not in step, of sync status --exit-code alone",
                "На устройствах не всё совпадает, только у sync status --exit-code")
        case .cancelled:
            Phrase("Cancelled, also by answering No", "Отменено, в том числе ответом «нет»")
        default:
            Phrase("A signal ended the full-screen app", "Полноэкранное приложение завершено сигналом")
        }
    }
}
