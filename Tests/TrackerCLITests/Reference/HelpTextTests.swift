import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

struct HelpTextTests {
    @Test("T3: help fits 80 columns, and a narrower window", arguments: HelpTopic.all, Language.allCases)
    func width(topic: HelpTopic, language: Language) {
        for line in HelpText.lines(on: topic, in: language) {
            #expect(line.text.cellWidth <= 80, "\(line.text)")
        }
        // Lines to be copied are never broken, and the longest term has its own line.
        for line in HelpText.lines(on: topic, in: language, width: 60)
        where !line.spans.contains(where: isLiteral) {
            #expect(line.text.cellWidth <= 60, "\(line.text)")
        }
    }

    private func isLiteral(_ span: HelpLine.Span) -> Bool { span.role == .literal }

    @Test(
        "Help never uses more than 80 columns, and is the same in any wider window",
        arguments: Language.allCases)
    func wide(language: Language) {
        let lines = HelpText.lines(on: .overview, in: language)
        #expect(HelpText.lines(on: .overview, in: language, width: 200) == lines)
    }

    @Test("T3: the first section of every topic is its examples", arguments: HelpTopic.all, Language.allCases)
    func examplesFirst(topic: HelpTopic, language: Language) throws {
        let lines = HelpText.lines(on: topic, in: language)
        let title = language == .english ? "Examples" : "Примеры"
        let isOneLiner = { (line: HelpLine) in line.text == title }
        let start = try #require(lines.firstIndex(where: isOneLiner))
        #expect(start <= 3)
        #expect(lines[start].spans.map(\.role) == [.heading])
        #expect(lines[start + 1].text.hasPrefix("  tracker "))
        #expect(lines[start + 1].spans.last?.role == .literal)
    }

    @Test("N30: options that not every command takes are called common", arguments: Language.allCases)
    func commonOptions(language: Language) {
        let texts = HelpText.lines(on: .overview, in: language).map(\.text)
        #expect(texts.contains(language == .english ? "Common options" : "Общие параметры"))
        #expect(!texts.contains { $0.contains("every command") || $0.contains("всех команд") })
    }

    @Test("T3: the overview names each command once, what is used daily first", arguments: Language.allCases)
    func overview(language: Language) throws {
        let names = HelpText.lines(on: .overview, in: language).compactMap { line -> String? in
            guard line.spans.count == 3, line.spans[1].role == .literal, !line.spans[1].text.contains(" ")
            else { return nil }
            return line.spans[1].text.hasPrefix("-") ? nil : line.spans[1].text
        }
        let commands = CommandName.visible.compactMap { $0.rawValue.split(separator: " ").first }.map(
            String.init)
        #expect(Set(names).count == names.count && Set(names) == Set(commands + ["tracker"]))
        #expect(names.prefix(3) == ["add", "list", "done"] && names.last == "tracker")
    }

    @Test("T3: a command's help explains its options", arguments: CommandName.visible, Language.allCases)
    func options(command: CommandName, language: Language) {
        let text = HelpText.lines(on: .command(command), in: language).map(\.text)
        for option in command.spec.options {
            let term = "  " + Synopsis.option(option, language)
            #expect(text.contains { $0 == term || $0.hasPrefix(term + "  ") }, "\(option.name)")
        }
    }

    @Test("T3: the overview explains the options of every command", arguments: Language.allCases)
    func everywhere(language: Language) {
        let text = HelpText.lines(on: .overview, in: language).map(\.text)
        for option in OptionTable.everywhere {
            #expect(text.contains { $0.hasPrefix("  ") && $0.contains(option.name.word) }, "\(option.name)")
        }
    }

    @Test("T2: a whole page in English")
    func english() {
        let expected = """
            tracker undone: unmark trackers

            Examples
              tracker undone Run
                  not done today after all
              tracker undone Run --date mon
                  not done on the last Monday

            Usage
              tracker undone TRACKER... [--date DAYS]

            Options
              --date DAYS             the days to unmark (default: today)

            What to write
              TRACKER       A name, or the beginning of one if no other begins so; case does
                            not matter. Or an id, or at least its first four characters. A
                            single - takes several from standard input, one a line.
              DAYS          2026-11-20, 20.11.2026, "20 nov", today, yesterday, tomorrow, -3
                            or "3 days ago", +3 or "in 3 days", or a weekday such as mon,
                            today included: the last one for what was done, the next one for
                            what is planned; "last mon" and "next mon" are never today.
                            Russian words do as well. Several: mon,tue; a range: -6..today
                            or mon-fri; "this week", "last month".

            Common options
              --json                  print one line of JSON, for scripts
              --dry-run               say what would change, change nothing
              -q, --quiet             do not say what was changed
              All of them: tracker help
            """
        #expect(text(.command(.undone), .english) == expected)
    }

    @Test("T2: a whole page in Russian")
    func russian() {
        let expected = """
            tracker config get: показать действующее значение

            Примеры
              tracker config get language
                  какой язык используется
              tracker config get day-start
                  когда начинается новый день

            Использование
              tracker config get КЛЮЧ

              language          язык всех текстов: en, ru, system
              theme             для какого фона подобраны цвета: light, dark, system
              first-weekday     с какого дня начинается неделя: mon, tue, wed, thu, fri,
                                sat, sun, system
              day-start         когда начинается день, от 00:00 до 11:59
              default-filter    с каким фильтром открывается приложение: all, today,
                                completed, not-completed
              usage-log         журнал нажатий; он не покидает этот компьютер: on, off
              mouse             мышь в приложении: on, off
              reduced-motion    спокойный экран без движения: on, off

            Общие параметры
              --json                  вывести одну строку JSON, для скриптов
              --plain                 вывести по записи на строку, поля через табуляцию
              Все такие параметры: tracker help
            """
        #expect(text(.command(.configGet), .russian) == expected)
    }

    @Test("A long synopsis is broken between its pieces, under the first of them")
    func synopsis() {
        let lines = text(.command(.add), .english).split(separator: "\n").map(String.init)
        #expect(lines.contains("  tracker add NAME --category CATEGORY (--schedule RULE | --event)"))
        #expect(
            lines.contains("              [--goal AMOUNT | --limit AMOUNT] [--start DAY] [--emoji EMOJI]"))
        #expect(lines.contains("              [--color COLOR] [--pin]"))
    }

    private func text(_ topic: HelpTopic, _ language: Language) -> String {
        HelpText.lines(on: topic, in: language).map(\.text).joined(separator: "\n")
    }

    @Test(
        "M10: what help tells to type works in bash 3.2, in a zsh that knows no compdef, and with any man",
        arguments: Language.allCases)
    func everyShell(language: Language) {
        let completions = text(.command(.completions), language)
        #expect(completions.contains("eval \"$(tracker completions bash)\""))
        #expect(completions.contains("autoload -Uz compinit && compinit\n"))
        #expect(completions.contains("eval \"$(tracker completions zsh)\""))
        #expect(text(.command(.man), language).contains("tracker man > tracker.1 && man ./tracker.1"))
        #expect(!completions.contains("source <("))
    }
}
