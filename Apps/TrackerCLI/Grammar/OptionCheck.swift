/// Checks the options of a line against what its command takes.
struct OptionCheck {
    /// The command; nil when the line names none.
    let command: CommandName?

    /// Checks each option by itself.
    func check(_ options: [GivenOption]) throws(UsageError) {
        for option in options {
            guard let spec = spec(option.name) else {
                throw .foreignOption(option.name, command, owners: Self.owners(of: option.name))
            }
            if let value = option.value, let allowed = spec.value?.fixedWords, !allowed.contains(value) {
                throw .badOptionValue(value, option.typed, allowed: allowed)
            }
        }
    }

    /// Checks what the options say together.
    func checkTogether(_ options: [GivenOption]) throws(UsageError) {
        guard let own = command?.spec else { return }
        let rivals = own.exclusive.filter { name in options.contains { $0.name == name } }
        if rivals.count > 1 { throw .exclusive(rivals[0], rivals[1]) }
        if own.needsAnOption, !options.contains(where: { own.ownOption($0.name) != nil }) {
            throw .nothingAsked(own.options.map(\.name))
        }
    }

    private func spec(_ name: OptionName) -> OptionSpec? {
        if let command { return command.spec.option(name) }
        return OptionTable.everywhere.first { $0.name == name }
    }

    private static func owners(of option: OptionName) -> [CommandName] {
        CommandName.visible.filter { $0.spec.ownOption(option) != nil }
    }
}
