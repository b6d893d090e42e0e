package import TrackerPresentation

/// The syntax of a command, made from its entry in the table.
package enum Synopsis {
    /// The command with its operands: `tracker calendar [TRACKER]`.
    package static func words(of command: CommandName, _ repeated: RepeatedOptions) -> Phrase {
        Phrase { language in
            repeated.line(
                (["tracker " + command.rawValue] + operands(command, language)).joined(separator: " "))
        }
    }

    /// The pieces after the command's name, operands before options; a line may be broken between them.
    package static func pieces(of command: CommandName, _ language: Language) -> [String] {
        operands(command, language) + options(command, language)
    }

    /// An option with its placeholder: `--date DAY`.
    package static func option(_ option: OptionSpec, _ language: Language) -> String {
        guard let value = option.value else { return option.name.word }
        return option.name.word + " " + value.placeholder(language)
    }

    private static func operands(_ command: CommandName, _ language: Language) -> [String] {
        let spec = command.spec
        return spec.operands.indices.map { index in
            let operand = spec.operands[index]
            let word = operand.name(language) + (operand.count.repeats ? "..." : "")
            let isLast = index == spec.operands.indices.last
            let rivals = isLast ? spec.options.filter(\.replacesOperand) : []
            return oneOf(
                [word] + rivals.map { option($0, language) },
                isExpected: operand.count.minimum > 0 || rivals.contains(where: \.isExpected))
        }
    }

    private static func options(_ command: CommandName, _ language: Language) -> [String] {
        let spec = command.spec
        return spec.options.filter { !$0.replacesOperand }.compactMap { option in
            // An option of several groups stands in the first of them.
            func group(_ name: OptionName) -> Int? { spec.exclusive.firstIndex { $0.contains(name) } }
            let own = group(option.name)
            let rivals = own == nil ? [option] : spec.options.filter { group($0.name) == own }
            guard option.name == rivals.first?.name else { return nil }
            return oneOf(rivals.map { Self.option($0, language) }, isExpected: option.isExpected)
        }
    }

    private static func oneOf(_ pieces: [String], isExpected: Bool) -> String {
        let all = pieces.joined(separator: " | ")
        if !isExpected { return "[" + all + "]" }
        return pieces.count > 1 ? "(" + all + ")" : all
    }
}
