import TrackerDomain
import TrackerExchange
package import TrackerPresentation

/// The manual page `tracker(1)` in one language, made from the command table.
package struct ManPage {
    private typealias Text = ManualText
    private let language: Language

    /// The source of the page, with the macros of `man(7)`.
    package static func source(in language: Language, version: String) -> String {
        let heading = ".TH TRACKER 1 \"\" \"Tracker \(version)\" \"\(Text.header(language))\"\n"
        // No hyphenation and no justification: many words are to be typed literally.
        let page = heading + ".nh\n.ad l\n" + ManPage(language: language).sections.joined()
        return "'\\\" -*- coding: utf-8 -*-\n" + Roff.fallbacks(for: page) + page
    }

    private var sections: [String] {
        let synopsis = ReferenceText.anyCommand + " " + ReferenceText.anyOptions
        return [
            section(Text.nameTitle, ["tracker \\- \(Text.name(language))\n"]),
            section(Text.synopsisTitle, [Roff.bold("tracker"), " \(synopsis(language))\n"]),
            section(Text.descriptionTitle, Text.description.map(paragraph)),
            section(Text.commandsTitle, CommandGroup.allCases.map(commands)),
            section(
                Text.optionsTitle, [paragraph(HelpSubject.aboutOptions)], OptionTable.general.map(option),
                [subsection(ReferenceText.optionsOfTheApp)], OptionTable.forTheApp.map(option)),
            section(
                Text.namesTitle, [value(.tracker), more(Text.aboutNamesFromInput)],
                [value(.category, Text.aboutCategories)]),
            section(Text.looksTitle, [value(.emoji)], [details([.colors], withEntries: true)]),
        ]
            + HelpSubject.allCases.filter { $0 != .options }.map { subject in
                section(
                    Phrase { subject.word($0).uppercased() }, [details(subject.paragraphs, withEntries: true)]
                )
            } + [
                section(
                    Text.settingsTitle, [paragraph(Text.aboutSettings)],
                    SettingKey.allCases.map { entry($0.rawValue, sentence($0.explanation)) }),
                section(
                    Text.keysTitle, [paragraph(Text.aboutKeys)],
                    KeyBinding.entries().filter { !$0.keys(language).isEmpty }
                        .map { entry($0.keys(language), sentence($0.title)) }),
                section(
                    Text.outputTitle, Text.output.map(paragraph), [subsection(Text.plainFieldsTitle)],
                    CommandName.visible.filter { !$0.spec.fields.isEmpty }.map(fields),
                    [subsection(Text.jsonKeysTitle)], JSONDocument.all.map { entry($0.command, $0.keys.text) }
                ),
                section(Text.exitStatusTitle, ExitCode.allCases.map(exitStatus)),
                section(Text.environmentTitle, Text.environment.map { entry($0.term, $0.text(language)) }),
                section(Text.filesTitle, Text.files.map { entry($0.term, $0.text(language)) }),
                section(
                    Text.examplesTitle,
                    CommandName.visible.flatMap(\.spec.examples)
                        .map { entry($0.commandLine(language), sentence($0.explanation)) }),
            ]
    }

    private func commands(of group: CommandGroup) -> String {
        subsection(group.title) + CommandName.visible.filter { $0.spec.group == group }.map(command).joined()
    }

    private func command(_ name: CommandName) -> String {
        // A line may break between the pieces of the synopsis, and not within one.
        let pieces = Synopsis.pieces(of: name, language).map {
            " " + Roff.escaped($0.split(separator: " ").joined(separator: "\u{A0}"))
        }
        // The settings have a section of their own.
        let details = details(name.spec.details, withEntries: false)
        return item(Roff.bold("tracker " + name.rawValue) + pieces.joined(), sentence(name.spec.summary))
            + ".RS\n" + details + name.spec.options.map(option).joined() + ".RE\n"
    }

    private func details(_ paragraphs: [HelpParagraph], withEntries: Bool) -> String {
        paragraphs.map { paragraph in
            switch paragraph {
            case .text(let text): self.paragraph(text)
            case .code(let line): ".PP\n.RS 4\n.nf\n\(Roff.bold(line))\n.fi\n.RE\n"
            case .entry(let term, let meaning): withEntries ? entry(term(language), sentence(meaning)) : ""
            }
        }.joined()
    }

    private func option(_ option: OptionSpec) -> String {
        let short = option.name.short.map { Roff.bold("-\($0)") + ", " } ?? ""
        let value = option.value.map { " " + Roff.italic($0.placeholder(language)) } ?? ""
        // Fixed words are too many for the term; other values have a section of their own.
        let words = option.value.flatMap { $0.fixedWords == nil ? nil : $0.explanation }.map(more) ?? ""
        return item(short + Roff.bold(option.name.word) + value, sentence(option.summary)) + words
    }

    private func value(_ kind: ValueKind, _ explanation: Phrase? = nil) -> String {
        item(
            Roff.italic(kind.placeholder(language)),
            explanation?(language) ?? kind.explanation.map(sentence) ?? "")
    }

    private func fields(of name: CommandName) -> String {
        let (fields, ofDays) = (name.spec.fields, name.spec.fieldsOfDays)
        let more = ofDays.isEmpty ? "" : Text.withChosenDays(language) + ofDays.joined(separator: ", ")
        return entry(name.rawValue, fields.joined(separator: ", ") + more)
    }

    private func exitStatus(_ code: ExitCode) -> String {
        let codes = ErrorCode.allCases.filter { $0.exitCode == code }.map(\.rawValue)
        let inJSON = codes.isEmpty ? "" : " (JSON: " + codes.joined(separator: ", ") + ")"
        return entry(String(code.rawValue), Text.meaning(of: code)(language) + inJSON + ".")
    }

    /// Turns half a line of the table into a sentence.
    private func sentence(_ phrase: Phrase) -> String {
        phrase.capitalized(language) + (phrase(language).last == "?" ? "" : ".")
    }

    private func section(_ title: Phrase, _ parts: [String]...) -> String {
        ".SH \"\(Roff.escaped(title(language)))\"\n" + parts.joined().joined()
    }

    private func subsection(_ title: Phrase) -> String { ".SS \"\(Roff.escaped(title(language)))\"\n" }
    private func paragraph(_ text: Phrase) -> String { ".PP\n\(Roff.escaped(text(language)))\n" }
    /// More text under the last item.
    private func more(_ text: Phrase) -> String { ".IP\n\(Roff.escaped(text(language)))\n" }
    /// A term in `roff` with its explanation below it.
    private func item(_ term: String, _ text: String) -> String { ".TP\n\(term)\n\(Roff.escaped(text))\n" }
    private func entry(_ term: String, _ text: String) -> String { item(Roff.bold(term), text) }
}
