package import TrackerPresentation

/// How a command is written, made from its entry in the table.
package enum Synopsis {
    /// The command with its operands: `tracker calendar [TRACKER]`.
    package static func words(of command: CommandName) -> Phrase {
        let pieces = ["tracker " + command.rawValue]
        return Phrase(
            (pieces + operands(command, .english)).joined(separator: " "),
            (pieces + operands(command, .russian)).joined(separator: " "))
    }

    /// The pieces after the command's name, operands before options; a line may be broken between them.
    package static func pieces(of command: CommandName, _ language: Language) -> [String] {
        operands(command, language) + options(command, language)
    }

    /// An option with the word its value has in help: `--date DAY`.
    package static func option(_ option: OptionSpec, _ language: Language) -> String {
        guard let value = option.value else { return option.name.word }
        return option.name.word + " " + value.placeholder(language)
    }

    private static func operands(_ command: CommandName, _ language: Language) -> [String] {
        command.spec.operands.map { operand in
            let word = operand.kind.placeholder(language)
            switch operand.count {
            case .one: return word
            case .optional: return "[" + word + "]"
            case .oneOrMore: return word + "..."
            case .anyNumber: return "[" + word + "...]"
            }
        }
    }

    private static func options(_ command: CommandName, _ language: Language) -> [String] {
        let spec = command.spec
        return spec.options.compactMap { option in
            let group = spec.exclusive.first { $0.contains(option.name) } ?? []
            let rivals = spec.options.filter { group.contains($0.name) }
            if option.name == rivals.first?.name {
                let all = rivals.map { Self.option($0, language) }.joined(separator: " | ")
                return option.isExpected ? "(" + all + ")" : "[" + all + "]"
            }
            if !rivals.isEmpty { return nil }
            let written = Self.option(option, language)
            return option.isExpected ? written : "[" + written + "]"
        }
    }
}
