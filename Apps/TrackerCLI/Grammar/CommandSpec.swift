import TrackerExchange
package import TrackerPresentation

/// An entry of the command table, declared beside the code that carries it out: how the command is written, what it
/// needs, what there is to say about it.
///
/// The entries are lazy statics: a run builds that of its own command alone.
package struct CommandSpec: Sendable {
    /// What a command does to the library or the settings.
    package enum Effect: Equatable, Sendable {
        case reads
        /// Changes neither, but writes a file that the line names.
        case writesFile
        case changes
        /// Reads, and changes something only with this option.
        case changesWith(OptionName)
    }

    /// What a run must know beforehand.
    enum Needs: Sendable {
        /// Neither which day it is nor any place: help is given on the worst of days.
        case nothing
        /// The day, and where the library is: who only looks at it needs no place for anything else.
        case library
        /// The day and all places.
        case everything
    }

    /// How it is said that something is wrong with the settings.
    enum TroubleReport: Sendable {
        case asWarning
        /// The command has a finding for it.
        case asFinding
        /// Where they cannot be reached the command fails for it; anything else is a warning.
        case asFailure
    }

    package let group: CommandGroup
    package let effect: Effect
    let needs: Needs
    let settingsTrouble: TroubleReport
    /// Makes the command of a session.
    let makeCommand: @Sendable (Session) -> any Command
    /// What the command does, in half a line without a full stop.
    package let summary: Phrase
    /// Words people try for the command; they are named in its place, never obeyed.
    package let alsoCalled: [String]
    package let operands: [OperandSpec]
    /// The command's own options; those of `OptionTable.everywhere` are understood besides.
    package let options: [OptionSpec]
    /// Options of which at most one may be given, in each group.
    package let exclusive: [[OptionName]]
    /// Whether a line without any of the command's own options says too little.
    package let needsAnOption: Bool
    /// Whether the command may stop and ask a question.
    package let asks: Bool
    /// Whether the command has a JSON form.
    package let hasJSON: Bool
    package let details: [HelpParagraph]
    package let examples: [Example]

    init(
        in group: CommandGroup, effect: Effect = .reads, needs: Needs = .everything,
        settingsTrouble: TroubleReport = .asWarning,
        makeCommand: @escaping @Sendable (Session) -> any Command,
        summary: Phrase,
        alsoCalled: [String] = [], operands: [OperandSpec] = [], options: [OptionSpec] = [],
        exclusive: [[OptionName]] = [],
        needsAnOption: Bool = false, asks: Bool = false, hasJSON: Bool = true,
        details: [HelpParagraph] = [], examples: [Example] = []
    ) {
        self.group = group
        self.effect = effect
        self.needs = needs
        self.settingsTrouble = settingsTrouble
        self.makeCommand = makeCommand
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
    /// Only these are shown in the command's help.
    package func profits(from option: OptionName) -> Bool {
        switch option {
        case .json: hasJSON
        case .plain: hasJSON && effect == .reads
        case .dryRun: effect != .reads && effect != .writesFile
        case .quiet: effect != .reads
        case .yes, .noInput: asks
        default: false
        }
    }
}
