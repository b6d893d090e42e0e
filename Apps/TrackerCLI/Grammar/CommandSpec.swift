package import TrackerPresentation

/// One entry of the command table: how a command is written, and what there is to say about it.
package struct CommandSpec: Sendable {
    /// What a command does to the library or the settings.
    package enum Effect: Equatable, Sendable {
        case reads
        case changes
        /// Reads, and changes something only with this option.
        case changesWith(OptionName)
    }

    package let name: CommandName
    package let group: CommandGroup
    package let effect: Effect
    /// What the command does, in half a line without a full stop.
    package let summary: Phrase
    /// Words people try for the command; they are named in its place, never obeyed.
    package let alsoCalled: [String]
    package let operands: [OperandSpec]
    /// The command's own options; those of `OptionTable.everywhere` are understood besides.
    package let options: [OptionSpec]
    /// Options of which at most one may be given.
    package let exclusive: [OptionName]
    /// Whether a line without any of the command's own options says too little.
    package let needsAnOption: Bool
    /// Whether the command may stop and ask a question.
    package let asks: Bool
    /// Whether the command has a JSON form.
    package let hasJSON: Bool
    package let details: [HelpParagraph]
    package let examples: [Example]

    package init(
        _ name: CommandName, in group: CommandGroup, effect: Effect = .reads, summary: Phrase,
        alsoCalled: [String] = [], operands: [OperandSpec] = [], options: [OptionSpec] = [],
        exclusive: [OptionName] = [],
        needsAnOption: Bool = false, asks: Bool = false, hasJSON: Bool = true,
        details: [HelpParagraph] = [], examples: [Example] = []
    ) {
        self.name = name
        self.group = group
        self.effect = effect
        self.summary = summary
        self.alsoCalled = alsoCalled
        self.operands = operands
        self.options = options
        self.exclusive = exclusive
        self.needsAnOption = needsAnOption
        self.asks = asks
        self.hasJSON = hasJSON
        self.details = details
        self.examples = examples
    }

    /// The command's own description of an option, else the one that holds everywhere.
    package func option(_ name: OptionName) -> OptionSpec? {
        ownOption(name) ?? OptionTable.everywhere.first { $0.name == name }
    }

    /// The command's own description of an option.
    package func ownOption(_ name: OptionName) -> OptionSpec? {
        options.first { $0.name == name }
    }
}

extension CommandSpec {
    /// Whether an option that is understood everywhere changes something about this command.
    ///
    /// Only these are shown in the command's help and offered first; the rest suit every command alike.
    package func profits(from option: OptionName) -> Bool {
        switch option {
        case .json: hasJSON
        case .plain: hasJSON && effect == .reads
        case .dryRun, .quiet: effect != .reads
        case .yes, .noInput: asks
        default: false
        }
    }
}
