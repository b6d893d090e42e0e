import TrackerDomain
import TrackerExchange
package import TrackerPresentation

/// The manual page `tracker(1)` in one language, made from the command table.
package struct ManPage {
    private let language: Language
    private var roff: Roff

    /// The source of the page.
    package static func source(in language: Language, version: String) -> String {
        var page = ManPage(
            language: language,
            roff: Roff(title: "TRACKER", footer: "Tracker \(version)", header: ManualText.header(language)))
        page.introduction()
        page.commands()
        page.options()
        page.values()
        page.settings()
        page.keys()
        page.output()
        page.exitStatus()
        page.entries(ManualText.environmentTitle, ManualText.environment)
        page.entries(ManualText.filesTitle, ManualText.files)
        page.examples()
        return page.roff.source
    }

    private mutating func introduction() {
        roff.section(ManualText.nameTitle(language))
        roff.text([.plain("tracker - " + ManualText.name(language))])
        roff.section(ManualText.synopsisTitle(language))
        roff.text([
            .literal("tracker"),
            .plain(" " + ReferenceText.anyCommand(language) + " " + ReferenceText.anyOptions(language)),
        ])
        roff.section(ManualText.descriptionTitle(language))
        for text in ManualText.description { roff.paragraph(text(language)) }
    }

    private mutating func commands() {
        roff.section(ManualText.commandsTitle(language))
        for group in CommandGroup.allCases {
            roff.subsection(group.title(language))
            for name in CommandName.visible where name.spec.group == group { command(name) }
        }
    }

    private mutating func command(_ name: CommandName) {
        let spec = name.spec
        let pieces = Synopsis.pieces(of: name, language).flatMap { [Roff.Piece.plain(" "), .unbroken($0)] }
        roff.entry([.literal("tracker " + name.rawValue)] + pieces, sentence(spec.summary))
        for paragraph in spec.details {
            switch paragraph {
            case .text(let text): roff.continuation(text(language))
            case .code(let line):
                roff.indent()
                roff.code([line])
                roff.outdent()
            // The settings have a section of their own.
            case .entry: break
            }
        }
        guard !spec.options.isEmpty else { return }
        roff.indent()
        for option in spec.options {
            roff.entry(term(option), sentence(option.summary))
            // Explains fixed words, too many for the term; other values have a section of their own.
            if let value = option.value, value.fixedWords != nil, let explanation = value.explanation {
                roff.continuation(explanation(language))
            }
        }
        roff.outdent()
    }

    private mutating func options() {
        roff.section(ManualText.optionsTitle(language))
        roff.paragraph(ManualText.aboutOptions(language))
        for option in OptionTable.general { roff.entry(term(option), sentence(option.summary)) }
        roff.subsection(ReferenceText.optionsOfTheApp(language))
        for option in OptionTable.forTheApp { roff.entry(term(option), sentence(option.summary)) }
    }

    /// Adds the possible values for trackers, appearances and days.
    private mutating func values() {
        roff.section(ManualText.namesTitle(language))
        value(.tracker)
        roff.continuation(ManualText.aboutNamesFromInput(language))
        roff.entry(
            [.placeholder(ValueKind.category.placeholder(language))], ManualText.aboutCategories(language))
        roff.section(ManualText.looksTitle(language))
        value(.emoji)
        value(.color)
        roff.section(ManualText.daysTitle(language))
        value(.day)
        value(.days)
        value(.lastDay)
        value(.month)
        value(.year)
        roff.paragraph(ManualText.validDays(language))
        value(.rule)
        value(.amount)
    }

    private mutating func value(_ kind: ValueKind) {
        roff.entry([.placeholder(kind.placeholder(language))], kind.explanation?(language) ?? "")
    }

    private mutating func settings() {
        roff.section(ManualText.settingsTitle(language))
        roff.paragraph(ManualText.aboutSettings(language))
        for key in SettingKey.allCases {
            roff.entry([.literal(key.rawValue)], sentence(key.explanation))
        }
    }

    /// Adds the keys of the app, from the table that binds them.
    private mutating func keys() {
        roff.section(ManualText.keysTitle(language))
        roff.paragraph(ManualText.aboutKeys(language))
        for entry in KeyBinding.entries() where !entry.keys(language).isEmpty {
            roff.entry([.literal(entry.keys(language))], sentence(entry.title))
        }
    }

    private mutating func output() {
        roff.section(ManualText.outputTitle(language))
        for text in ManualText.output { roff.paragraph(text(language)) }
        roff.subsection(ManualText.plainFieldsTitle(language))
        for name in CommandName.visible where !name.spec.fields.isEmpty {
            roff.entry([.literal(name.rawValue)], fields(of: name.spec))
        }
        roff.subsection(ManualText.jsonKeysTitle(language))
        for document in JSONDocument.all { roff.entry([.literal(document.command)], document.keys.text) }
    }

    /// "id, name; with --year or --from also rate".
    private func fields(of spec: CommandSpec) -> String {
        let fields = spec.fields.joined(separator: ", ")
        if spec.fieldsOfDays.isEmpty { return fields }
        return fields + ManualText.withChosenDays(language) + spec.fieldsOfDays.joined(separator: ", ")
    }

    private mutating func exitStatus() {
        roff.section(ManualText.exitStatusTitle(language))
        for code in ExitCode.allCases {
            let codes = ErrorCode.allCases.filter { $0.exitCode == code }.map(\.rawValue)
            let inJSON = codes.isEmpty ? "" : " (JSON: " + codes.joined(separator: ", ") + ")"
            roff.entry(
                [.literal(String(code.rawValue))], ManualText.meaning(of: code)(language) + inJSON + ".")
        }
    }

    private mutating func entries(_ title: Phrase, _ entries: [ManualText.Entry]) {
        roff.section(title(language))
        for entry in entries { roff.entry([.literal(entry.term)], entry.text(language)) }
    }

    private mutating func examples() {
        roff.section(ManualText.examplesTitle(language))
        for name in CommandName.visible {
            for example in name.spec.examples {
                roff.entry([.literal(example.commandLine(language))], sentence(example.explanation))
            }
        }
    }

    private func term(_ option: OptionSpec) -> [Roff.Piece] {
        let short: [Roff.Piece] = option.name.short.map { [.literal("-\($0)"), .plain(", ")] } ?? []
        let value =
            option.value.map { [Roff.Piece.plain(" "), .placeholder($0.placeholder(language))] } ?? []
        return short + [.literal(option.name.word)] + value
    }

    /// Turns half a line of the table into a sentence.
    private func sentence(_ phrase: Phrase) -> String {
        let text = phrase(language)
        let end = text.last == "?" ? "" : "."
        return text.prefix(1).uppercased() + text.dropFirst() + end
    }
}
