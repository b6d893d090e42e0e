import TrackerDomain
import TrackerPresentation

/// The completions of all shells, made from the command table.
///
/// A script finds the command, the number of operands already given and the first of them. It then looks up
/// `operands` with the key `command:number:first` or `values` with `option:command`.
struct CompletionModel {
    struct Word: Equatable {
        let text: String
        let description: String
    }

    enum Completion: Equatable {
        case words([Word])
        case names(LibraryNames)
        case files, folders
    }

    /// Completions for every key that equals the pattern, or begins with it.
    struct Rule {
        let pattern: String
        let isPrefix: Bool
        let offer: Completion
    }

    let language: Language

    /// The first words of two-word commands.
    var families: [String] { CommandFamily.allCases.map(\.rawValue) }

    /// The options that take the next word.
    var valueOptions: [String] { OptionName.allCases.filter(\.takesValue).map(\.word) }

    /// The letters of these options, each with the option.
    var letters: [(letter: String, option: String)] {
        OptionName.allCases.filter(\.takesValue).compactMap { name in name.letter.map { ($0, name.word) } }
    }

    /// The options that have an effect on every command.
    var generalOptions: [Word] { words(OptionTable.general.filter { OptionTable.appliesToAll($0.name) }) }

    /// The options besides `generalOptions`, by command; all of them before a command is given.
    var options: [Rule] {
        let special = OptionTable.everywhere.filter { !OptionTable.appliesToAll($0.name) }
        let own = CommandName.visible.compactMap { name -> Rule? in
            let options = name.spec.options + special.filter { name.spec.shows($0.name) }
            return options.isEmpty
                ? nil : Rule(pattern: name.rawValue, isPrefix: false, offer: .words(words(options)))
        }
        return [Rule(pattern: "", isPrefix: false, offer: .words(words(OptionTable.forTheApp + special)))]
            + own
    }

    /// The values of options: the same for every command, except for the rules at the beginning.
    var values: [Rule] {
        OptionName.allCases.flatMap { name -> [Rule] in
            let own = CommandName.visible.compactMap { command in
                command.spec.ownOption(name).map { (command: command, option: $0) }
            }
            // Without a command that has a colour of its own, it is the screen's.
            let everywhere = name == .color ? OptionName.screenColor : name
            let usual = OptionTable.everywhere.first { $0.name == everywhere } ?? own.first?.option
            let others = own.filter { $0.option.value != usual?.value }.compactMap {
                rule($0.option, "\(name.word):\($0.command.rawValue)", isPrefix: false)
            }
            return others + [usual].compactMap { $0.flatMap { rule($0, name.word + ":", isPrefix: true) } }
        }
    }

    var operands: [Rule] {
        [Rule(pattern: ":", isPrefix: true, offer: .words(firstWords))]
            + CommandFamily.allCases.map { family in
                Rule(pattern: "\(family.rawValue):0:", isPrefix: true, offer: .words(members(family)))
            }
            + topics + CommandName.visible.flatMap(operands(of:))
    }

    // MARK: Pieces

    private var firstWords: [Word] {
        var families: Set<CommandFamily> = []
        return CommandName.visible.compactMap { name in
            guard let family = name.family else {
                return Word(text: name.rawValue, description: name.spec.summary(language))
            }
            guard families.insert(family).inserted else { return nil }
            return Word(text: family.rawValue, description: family.summary(language))
        }
    }

    private func members(_ family: CommandFamily) -> [Word] {
        family.members.map { Word(text: $0.lastWord, description: $0.spec.summary(language)) }
    }

    /// The words after `help`.
    private var topics: [Rule] {
        let help = CommandName.help.rawValue
        let subjects = HelpSubject.allCases.map {
            Word(text: $0.word(language), description: $0.summary(language))
        }
        return [Rule(pattern: "\(help):0:", isPrefix: true, offer: .words(firstWords + subjects))]
            + CommandFamily.allCases.map { family in
                Rule(pattern: "\(help):1:\(family.rawValue)", isPrefix: false, offer: .words(members(family)))
            }
    }

    private func operands(of name: CommandName) -> [Rule] {
        name.spec.operands.enumerated().flatMap { index, operand -> [Rule] in
            if operand.kind == .settingValue {
                return SettingKey.allCases.filter { !$0.words.isEmpty }.map { key in
                    Rule(
                        pattern: "\(name.rawValue):\(index):\(key.rawValue)", isPrefix: false,
                        offer: .words(key.words.map { Word(text: $0, description: "") }))
                }
            }
            guard let offer = offer(operand.kind) else { return [] }
            let pattern = operand.count.repeats ? "\(name.rawValue):" : "\(name.rawValue):\(index):"
            return [Rule(pattern: pattern, isPrefix: true, offer: offer)]
        }
    }

    private func words(_ options: [OptionSpec]) -> [Word] {
        options.map { Word(text: $0.name.word, description: $0.summary(language)) }
    }

    private func rule(_ option: OptionSpec, _ pattern: String, isPrefix: Bool) -> Rule? {
        option.value.flatMap(offer).map { Rule(pattern: pattern, isPrefix: isPrefix, offer: $0) }
    }

    private func offer(_ kind: ValueKind) -> Completion? {
        switch kind.suggestions(language) {
        case .words(let words): .words(words.map { Word(text: $0, description: "") })
        case .names(let names): .names(names)
        case .files: .files
        case .folders: .folders
        // The commands after `help` and the values of settings have rules of their own.
        case .nothing, .commands, .settingValues: nil
        }
    }
}
