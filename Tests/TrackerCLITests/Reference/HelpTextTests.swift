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

    @Test(
        "HLP-1, T3: the overview has 60 lines at most, a command's help 40, that of import 50, a subject's 60",
        arguments: HelpTopic.all, Language.allCases)
    func length(topic: HelpTopic, language: Language) {
        let most =
            switch topic {
            case .overview, .subject: 60
            case .command(.importing): 50
            case .command, .family: 40
            }
        #expect(HelpText.lines(on: topic, in: language).count <= most)
    }

    @Test(
        "HLP-1, T3: the overview names each command once, what is used daily first, pairs and families in one line",
        arguments: Language.allCases)
    func overview(language: Language) throws {
        let terms = HelpText.lines(on: .overview, in: language).compactMap { line -> String? in
            guard line.spans.count == 3, line.spans[1].role == .literal else { return nil }
            return line.spans[1].text.hasPrefix("-") ? nil : line.spans[1].text
        }
        let names = terms.joined(separator: ", ").split(separator: ", ").map(String.init)
        let commands = CommandName.visible.compactMap { $0.rawValue.split(separator: " ").first }.map(
            String.init)
        #expect(Set(names).count == names.count && Set(names) == Set(commands))
        #expect(terms.prefix(3) == ["add", "list", "done, undone"])
        #expect(
            terms.filter { $0.contains(",") } == [
                "done, undone", "skip, unskip", "pin, unpin", "pause, resume", "archive, unarchive",
                "undo, redo", "export, import", "backup, restore",
            ])
    }

    @Test("HLP-1: a pair is of one group")
    func pairs() {
        for pair in CommandPair.all { #expect(pair.first.spec.group == pair.second.spec.group) }
    }

    @Test("T3: a command's help explains its options", arguments: CommandName.visible, Language.allCases)
    func options(command: CommandName, language: Language) {
        let text = HelpText.lines(on: .command(command), in: language).map(\.text)
        for option in command.spec.options {
            let letter = option.name.short.map { "-\($0), " } ?? ""
            let term = "  " + letter + Synopsis.option(option, language)
            #expect(text.contains { $0 == term || $0.hasPrefix(term + "  ") }, "\(option.name)")
        }
    }

    @Test(
        "HLP-1, HLP-2: the overview explains eight options, the page on options all",
        arguments: Language.allCases)
    func everywhere(language: Language) {
        func options(_ topic: HelpTopic) -> [String] {
            HelpText.lines(on: topic, in: language).flatMap(\.spans).filter { $0.role == .literal }
                .compactMap { $0.text.split(separator: " ").last.map(String.init) }.filter {
                    $0.hasPrefix("--")
                }
        }
        #expect(
            options(.overview) == [
                "--library", "--lang", "--json", "--plain", "--yes", "--dry-run", "--quiet", "--help",
            ])
        #expect(
            options(.subject(.options)).suffix(OptionTable.everywhere.count)
                == OptionTable.everywhere.map(\.name.word)[...])
    }

    @Test("HLP-2: every option that a command takes is listed, --plain of restore and note, too")
    func plain() {
        for command in [CommandName.restore, .note] {
            #expect(text(.command(command), .english).contains(" --plain "))
        }
        #expect(text(.command(.done), .english).contains("--date yesterday"))
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
              -d, --date DAYS           the days to unmark (default: today)

            Values
              TRACKER       a name, its beginning, or an id; - reads several from a pipe
              DAYS          mon,wed, -6..today, "last week", june …: tracker help days

            Common options: --json --dry-run -q: tracker help options
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
              usage-log         журнал нажатий; он не покидает это устройство: on, off
              mouse             мышь в приложении: on, off
              reduced-motion    спокойный экран без движения: on, off

            Общие параметры: --json --plain: tracker help параметры
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
