package import TrackerPresentation

/// The help of the program and of each command, made from the command table.
package struct HelpText {
    private let language: Language
    private var page: HelpPage

    /// The lines of a topic.
    ///
    /// - Parameter width: The cells of a line; more than 80 are not used, and less than 40 count as 40.
    package static func lines(on topic: HelpTopic, in language: Language, width: Int = 80) -> [HelpLine] {
        var text = HelpText(language: language, page: HelpPage(width: min(max(width, 40), 80)))
        switch topic {
        case .overview: text.overview()
        case .family(let family): text.family(family)
        case .command(let name): text.command(name)
        }
        return text.page.lines
    }

    // MARK: The program

    private mutating func overview() {
        page.paragraph(ReferenceText.purpose(language), indent: 0)
        examples([CommandName.add, .list, .done].compactMap(\.spec.examples.first))
        for group in CommandGroup.allCases { commands(of: group) }
        page.heading(ReferenceText.usage(language))
        page.synopsis("tracker", [ReferenceText.anyCommand(language), ReferenceText.anyOptions(language)])
        page.paragraph(ReferenceText.withoutCommand(language), indent: 6)
        page.heading(ReferenceText.optionsEverywhere(language))
        options(OptionTable.general)
        page.heading(ReferenceText.optionsOfTheApp(language))
        options(OptionTable.forTheApp)
        page.heading(ReferenceText.more(language))
        let topics = [
            ("tracker help " + ValueKind.command.placeholder(language), ReferenceText.moreOnCommand),
            ("tracker man", ReferenceText.moreInManual),
            ("tracker help remind", ReferenceText.moreOnReminders),
        ]
        for (line, explanation) in topics { page.entry(line, column: 26, explanation(language)) }
    }

    /// Adds the commands of a group; a family takes one line.
    private mutating func commands(of group: CommandGroup) {
        page.heading(group.title(language))
        var families: Set<CommandFamily> = []
        for name in CommandName.visible where name.spec.group == group {
            if let family = name.family {
                guard families.insert(family).inserted else { continue }
                page.entry(family.rawValue, column: 16, family.summary(language))
            } else {
                page.entry(name.rawValue, column: 16, name.spec.summary(language))
            }
        }
    }

    // MARK: A family

    private mutating func family(_ family: CommandFamily) {
        page.title("tracker " + family.rawValue, family.summary(language))
        examples(family.members.prefix(3).compactMap(\.spec.examples.first))
        page.heading(ReferenceText.commands(language))
        members(of: family)
        page.blank()
        page.paragraph(
            ReferenceText.helpOnMember(language)
                + " tracker help \(family.rawValue) \(family.members[0].lastWord)")
    }

    private mutating func members(of family: CommandFamily) {
        for name in family.members {
            page.synopsis("tracker " + name.rawValue, Synopsis.pieces(of: name, language))
            page.paragraph(name.spec.summary(language), indent: 6)
        }
    }

    // MARK: A command

    private mutating func command(_ name: CommandName) {
        let spec = name.spec
        page.title("tracker " + name.rawValue, spec.summary(language))
        examples(spec.examples)
        page.heading(ReferenceText.usage(language))
        page.synopsis("tracker " + name.rawValue, Synopsis.pieces(of: name, language))
        details(spec.details)
        if let family = name.family, family.head == name {
            page.heading(ReferenceText.commands(language))
            members(of: family)
        }
        if !spec.options.isEmpty {
            page.heading(ReferenceText.options(language))
            options(spec.options)
        }
        values(of: spec)
        let useful = OptionTable.general.filter { spec.shows($0.name) }
        if !useful.isEmpty {
            page.heading(ReferenceText.optionsEverywhere(language))
            options(useful)
            page.paragraph(ReferenceText.allOptions(language))
        }
    }

    private mutating func details(_ paragraphs: [HelpParagraph]) {
        var wasEntry = false
        for paragraph in paragraphs {
            if case .entry = paragraph, wasEntry {} else { page.blank() }
            wasEntry = false
            switch paragraph {
            case .text(let text): page.paragraph(text(language))
            case .code(let line): page.code(line, indent: 6)
            case .entry(let term, let meaning):
                page.entry(term, column: 20, meaning(language))
                wasEntry = true
            }
        }
    }

    // MARK: Pieces

    private mutating func examples(_ examples: [Example]) {
        guard !examples.isEmpty else { return }
        page.heading(ReferenceText.examples(language))
        for example in examples {
            page.code(example.commandLine(language))
            page.paragraph(example.explanation(language), indent: 6)
        }
    }

    private mutating func options(_ options: [OptionSpec]) {
        for option in options {
            let short = option.name.short.map { "-\($0), " } ?? ""
            page.entry(
                short + option.name.word, option.value?.placeholder(language) ?? "", column: 26,
                option.summary(language))
        }
    }

    /// Adds the possible values for the placeholders of the command's operands and options.
    private mutating func values(of spec: CommandSpec) {
        let kinds = spec.operands.map(\.kind) + spec.options.compactMap(\.value)
        let explained = kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 && $1.explanation != nil }
        guard !explained.isEmpty else { return }
        page.heading(ReferenceText.values(language))
        for (_, kind) in explained {
            let takesNames = kind.isTracker && spec.takesNamesFromInput
            let more = takesNames ? ReferenceText.namesFromInput(language) : ""
            page.entry(
                kind.placeholder(language), column: 16, (kind.explanation?(language) ?? "") + more)
        }
    }
}
