import Testing
import TrackerCLI
import TrackerPresentation

struct CommandTableTests {
    @Test("The commands of the interface are there")
    func commands() {
        let words: Set = [
            "list", "log", "add", "edit", "show", "done", "undone", "skip", "unskip", "note", "notes",
            "pause",
            "resume", "archive", "unarchive", "pin", "unpin", "delete", "category list", "category add",
            "category rename", "category delete", "stats", "calendar", "undo", "redo", "history",
            "history clear",
            "onboarding", "config list", "config get", "config set", "config unset", "paths", "doctor",
            "export", "import", "report", "backup", "restore", "sync", "sync on", "sync off", "sync status",
            "remind", "remind status", "remind off", "remind now", "remind show",
            "sync every", "sync log", "sync forget", "sync print", "sync take",
            "help", "man",
            "completions",
        ]
        #expect(Set(CommandName.visible.map(\.rawValue)).isSuperset(of: words))
    }

    @Test("The options of the interface are there")
    func options() {
        let everywhere: Set = [
            "library", "lang", "json", "plain", "screen-color", "yes", "no-input", "dry-run", "quiet", "help",
            "debug",
            "ascii", "no-pager", "version", "theme", "accessible", "no-mouse", "no-onboarding",
        ]
        #expect(Set(OptionTable.everywhere.map(\.name.rawValue)).isSuperset(of: everywhere))
        let own: [CommandName: [OptionName]] = [
            .list: [.date, .filter, .category, .search, .exitCode],
            .add: [.category, .schedule, .event, .goal, .limit, .start, .emoji, .color, .pin],
            .edit: [.name, .category, .schedule, .goal, .limit, .emoji, .color],
            .done: [.date, .amount, .note], .undone: [.date], .skip: [.date, .note], .unskip: [.date, .note],
            .note: [.remove, .date], .notes: [.search, .from, .to], .pause: [.all, .from], .resume: [.all],
            .log: [.days, .category], .stats: [.sort],
            .calendar: [.month], .doctor: [.repair], .export: [.format, .wide],
            .importing: [.format, .into, .keepGoing], .report: [.svg, .open],
            .remind: [.at, .by], .remindShow: [.at, .by], .remindNow: [.by],
            .syncOn: [.name, .join, .again, .noFolder], .syncEvery: [.by], .syncStatus: [.exitCode],
        ]
        for command in CommandName.visible {
            #expect(Set(command.spec.options.map(\.name)).isSuperset(of: own[command] ?? []), "\(command)")
        }
    }

    @Test("No two commands share a declaration")
    func declarations() {
        let summaries = CommandName.allCases.map(\.spec.summary)
        #expect(Set(summaries).count == summaries.count)
    }

    @Test("An option takes a value with every command or with none", arguments: CommandName.allCases)
    func values(command: CommandName) {
        for option in command.spec.options + OptionTable.everywhere {
            #expect((option.value != nil) == option.name.takesValue, "\(option.name)")
        }
    }

    @Test(
        "Every option has a place, and only one: with commands or everywhere", arguments: OptionName.allCases)
    func place(option: OptionName) {
        let isOwned = CommandName.visible.contains { $0.spec.ownOption(option) != nil }
        let isEverywhere = OptionTable.everywhere.contains { $0.name == option }
        #expect(isOwned != isEverywhere)
    }

    @Test("What holds everywhere sets something for the run, but for help; a command's own option never does")
    func settings() {
        #expect(OptionTable.everywhere.filter { $0.set == nil }.map(\.name) == [.help])
        for command in CommandName.allCases {
            #expect(command.spec.options.allSatisfy { $0.set == nil }, "\(command)")
        }
    }

    @Test("A letter leads back to its option", arguments: OptionName.allCases)
    func letters(option: OptionName) {
        guard let letter = option.short else { return }
        #expect(OptionName(short: letter) == option)
    }

    @Test("Only the last operand may be left out or repeated", arguments: CommandName.allCases)
    func operands(command: CommandName) {
        for operand in command.spec.operands.dropLast() {
            #expect(operand.count.minimum == 1)
            #expect(!operand.count.repeats)
        }
    }

    @Test("Rivals and conditions name options of the command", arguments: CommandName.allCases)
    func conditions(command: CommandName) {
        for option in command.spec.exclusive.joined() { #expect(command.spec.ownOption(option) != nil) }
        if case .changesWith(let option) = command.spec.effect {
            #expect(command.spec.ownOption(option) != nil)
        }
    }

    @Test("A word that is suggested for one command calls none, and is suggested for one only")
    func synonyms() {
        let commands = CommandName.visible.filter { $0.family == nil }
        let words = commands.flatMap(\.spec.alsoCalled)
        #expect(Set(words).count == words.count)
        for word in words {
            #expect(CommandName(rawValue: word) == nil, "\(word)")
            #expect(word == word.lowercased())
        }
    }

    @Test(
        "T38: every text is there in both languages, without a full stop in half lines",
        arguments: CommandName.allCases)
    func texts(command: CommandName) {
        let spec = command.spec
        let halfLines = [spec.summary] + spec.options.map(\.summary) + spec.examples.map(\.explanation)
        let details = spec.details.compactMap { if case .text(let text) = $0 { text } else { nil } }
        for phrase in halfLines + details {
            #expect(isRussian(phrase.russian), "\(phrase.russian)")
            #expect(!isRussian(phrase.english), "\(phrase.english)")
        }
        for phrase in halfLines {
            #expect(!phrase.english.hasSuffix(".") && !phrase.russian.hasSuffix("."))
        }
    }

    private func isRussian(_ text: String) -> Bool {
        text.unicodeScalars.contains { ("а"..."я").contains($0) || $0 == "ё" }
    }
}
