import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

struct HelpRequestTests {
    @Test(
        "T2: -h and --help win over everything before --",
        arguments: [
            (["-h"], []),
            (["--help"], []),
            (["list", "-h"], ["list"]),
            (["-h", "list"], ["list"]),
            (["list", "--help", "--json"], ["list"]),
            (["list", "--bogus", "-h"], ["list"]),
            (["list", "--filter", "nonsense", "-h"], ["list"]),
            (["list", "--search", "-h"], ["list"]),
            (["list", "--date", "--help"], ["list"]),
            (["list", "extra", "words", "-h"], ["list"]),
            (["list", "--dry-run", "-h"], ["list"]),
            (["category", "-h"], ["category"]),
            (["category", "add", "-h"], ["category", "add"]),
            (["category", "nonsense", "-h"], ["category"]),
            (["history", "-h"], ["history"]),
            (["history", "nonsense", "-h"], ["history"]),
            (["history", "clear", "-h"], ["history", "clear"]),
            (["nonsense", "-h"], []),
            (["help", "--json", "-h"], ["help"]),
        ] as [([String], [String])])
    func wins(line: [String], topic: [String]) throws {
        let invocation = try parse(line).get()
        #expect(invocation.command == .help)
        #expect(invocation.operands == topic)
    }

    @Test("T2: after -- it is an operand like any other")
    func operand() throws {
        #expect(try parse("done", "--", "-h").get().command == .done)
        #expect(try parse("add", "Run", "--category=-h").get().value(.category) == "-h")
    }

    @Test("T2: the language of help is that of the line")
    func language() throws {
        #expect(try parse("nonsense", "-h", "--lang", "ru").get().globals.settings[.language] == "ru")
    }

    @Test("T2: each topic is found by its words", arguments: HelpTopic.all)
    func topics(topic: HelpTopic) throws {
        #expect(try parse(["help"] + topic.words).get().operands == topic.words)
        #expect(HelpTopic(words: topic.words) == topic)
    }

    @Test("T2, HLP-2: there is a topic for each command, each family and each subject")
    func complete() {
        let topics = CommandName.visible.map(HelpTopic.command) + HelpSubject.allCases.map(HelpTopic.subject)
        #expect(Set(HelpTopic.all) == Set(topics + [.overview, .family(.category), .family(.config)]))
    }

    @Test(
        "HLP-2: a subject is found by the words of both languages, and no command has one of them",
        arguments: [
            ("days", HelpSubject.days), ("дни", .days), ("Amounts", .amounts), ("количества", .amounts),
            ("schedules", .schedules), ("расписания", .schedules), ("marks", .marks), ("отметки", .marks),
            ("scripts", .scripts),
            ("скрипты", .scripts),
            ("options", .options), ("ПАРАМЕТРЫ", .options),
        ])
    func subjects(word: String, subject: HelpSubject) throws {
        #expect(try HelpTopic(words: parse("help", word).get().operands) == .subject(subject))
        #expect(CommandName(rawValue: word) == nil)
        #expect(throws: UsageError.self) { try parse("help", word, "x").get() }
    }
}
