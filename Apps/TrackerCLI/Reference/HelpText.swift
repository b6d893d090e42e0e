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
        case .subject(let subject): text.subject(subject)
        }
        return text.page.lines
    }

    // MARK: The program

    private mutating func overview() {
        page.paragraph(ReferenceText.purpose(language), indent: 0)
        page.paragraph(ReferenceText.withoutCommand(language), indent: 0)
        page.heading(ReferenceText.examples(language))
        for name in [CommandName.add, .list, .done] {
            for example in name.spec.examples.prefix(1) { page.code(example.commandLine(language)) }
        }
        page.blank()
        for group in CommandGroup.allCases { commands(of: group) }
        page.heading(ReferenceText.optionsEverywhere(language))
        options(OptionTable.general.filter { OptionTable.inOverview.contains($0.name) })
        page.paragraph(ReferenceText.allOptions(language))
    }

    /// Adds the commands of a group; a pair and a family take one line each.
    private mutating func commands(of group: CommandGroup) {
        page.title(group.title(language))
        var families: Set<CommandFamily> = []
        for name in CommandName.visible where name.spec.group == group {
            if let family = name.family {
                guard families.insert(family).inserted else { continue }
                command(family.rawValue, family.summary)
            } else if let pair = CommandPair.all.first(where: { $0.first == name }) {
                command(pair.first.rawValue + ", " + pair.second.rawValue, pair.summary)
            } else if !CommandPair.all.contains(where: { $0.second == name }) {
                command(name.rawValue, name.spec.summary)
            }
        }
    }

    private mutating func command(_ words: String, _ summary: Phrase) {
        page.entry(words, column: 22, summary(language))
    }

    // MARK: A subject

    private mutating func subject(_ subject: HelpSubject) {
        page.title("tracker help " + subject.word(language), subject.summary(language))
        examples(subject.examples)
        details(subject.paragraphs, column: subject == .options ? 28 : subject == .marks ? 16 : 32)
        if subject == .options {
            page.heading(ReferenceText.optionsEverywhere(language))
            options(OptionTable.general)
            page.heading(ReferenceText.optionsOfTheApp(language))
            options(OptionTable.forTheApp)
        }
        if subject == .scripts {
            page.heading(ReferenceText.exitCodes(language))
            for code in ExitCode.allCases {
                page.entry(String(code.rawValue), column: 8, ManualText.meaning(of: code)(language))
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
            page.entry("tracker " + name.rawValue, column: 28, name.spec.summary(language))
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
            let words = useful.map { $0.name.letter ?? $0.name.word }.joined(separator: " ")
            page.blank()
            page.title(
                ReferenceText.optionsEverywhere(language),
                words + ": tracker help " + HelpSubject.options.word(language))
        }
    }

    private mutating func details(_ paragraphs: [HelpParagraph], column: Int = 20) {
        for (before, paragraph) in zip([nil] + paragraphs.dropLast(), paragraphs) {
            switch (before, paragraph) {
            case (.code, .code), (.entry, .entry): break
            default: page.blank()
            }
            switch paragraph {
            case .text(let text): page.paragraph(text(language))
            case .code(let line): page.code(line, indent: 6)
            case .entry(let term, let meaning):
                page.entry(term(language), column: column, meaning(language))
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
            let letter = option.name.letter.map { $0 + ", " } ?? ""
            page.entry(
                letter + option.name.word, option.value?.placeholder(language) ?? "", column: 28,
                option.summary(language))
        }
    }

    /// Adds a line for each placeholder of the command's operands and options that needs an explanation.
    private mutating func values(of spec: CommandSpec) {
        let kinds = spec.operands.map(\.kind) + spec.options.compactMap(\.value)
        // A day is explained with several of them.
        var explained: Set<Phrase> = kinds.contains(.days) ? [ValueKind.day.placeholder] : []
        var hasHeading = false
        for kind in kinds {
            guard let explanation = kind.explanation, explained.insert(kind.placeholder).inserted else {
                continue
            }
            if !hasHeading { page.heading(ReferenceText.values(language)) }
            hasHeading = true
            let takesNames = kind.isTracker && spec.takesNamesFromInput
            let more = takesNames ? ReferenceText.namesFromInput(language) : ""
            page.entry(kind.placeholder(language), column: 16, explanation(language) + more)
        }
    }
}
