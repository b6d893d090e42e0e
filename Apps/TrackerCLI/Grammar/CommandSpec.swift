import TrackerExchange
package import TrackerPresentation

/// An entry of the command table, declared beside the command's code: its syntax, needs and texts.
///
/// The entries are lazy statics: a run builds only that of its own command.
package struct CommandSpec: Sendable {
    /// The effect of a command on the library or the settings.
    package enum Effect: Equatable, Sendable {
        case reads
        /// Changes neither, but writes a file named on the command line.
        case writesFile
        case changes
        /// Only reads, unless this option is given.
        case changesWith(OptionName)
        /// Changes what a person answers to its questions.
        case answers
        /// Takes in what other devices did, which cannot be tried out.
        case takesIn
    }

    /// The facts that a run must know beforehand.
    enum Needs: Sendable {
        /// Needs no date and no paths: help must always work.
        case nothing
        /// Needs the date and the library's path: reading needs no other.
        case library
        /// Needs the date and all paths.
        case everything
    }

    /// The way of reporting a fault of the settings.
    enum TroubleReport: Sendable {
        case asWarning
        /// The command reports it as a finding.
        case asFinding
        /// Inaccessible settings fail the command; any other fault is a warning.
        case asFailure
    }

    package let group: CommandGroup
    package let effect: Effect
    let needs: Needs
    let settingsTrouble: TroubleReport
    /// Makes the command of a session.
    let makeCommand: @Sendable (Session) -> any Command
    /// The names of the fields of a line of `--plain`, in order; empty where they are not fixed.
    package let fields: [String]
    /// The names of the fields that follow where an option chooses the days.
    package let fieldsOfDays: [String]
    /// The effect of the command, in half a line without a full stop.
    package let summary: Phrase
    /// Other words that people try; errors suggest the command for them, but they never call it.
    package let alsoCalled: [String]
    package let operands: [OperandSpec]
    /// The command's own options, besides those of `OptionTable.everywhere`.
    package let options: [OptionSpec]
    /// Groups of options of which at most one may be given.
    package let exclusive: [[OptionName]]
    /// Whether at least one of the command's own options is required.
    package let needsAnOption: Bool
    /// Whether the command may ask a question.
    package let asks: Bool
    /// Whether the command can print JSON.
    package let hasJSON: Bool
    package let details: [HelpParagraph]
    package let examples: [Example]

    init(
        in group: CommandGroup, effect: Effect = .reads, needs: Needs = .everything,
        settingsTrouble: TroubleReport = .asWarning,
        makeCommand: @escaping @Sendable (Session) -> any Command,
        fields: [String] = [], fieldsOfDays: [String] = [],
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
        self.fields = fields
        self.fieldsOfDays = fieldsOfDays
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

    /// The command's own description of an option, else the general one.
    package func option(_ name: OptionName) -> OptionSpec? {
        ownOption(name) ?? OptionTable.everywhere.first { $0.name == name }
    }

    /// The command's own description of an option.
    package func ownOption(_ name: OptionName) -> OptionSpec? {
        options.first { $0.name == name }
    }
}

extension CommandSpec {
    /// Whether the command does something to days of several trackers.
    package var marksDays: Bool {
        effect == .changes && ownOption(.date) != nil
            && operands.contains { $0.kind.isTracker && $0.count.repeats }
    }

    /// Whether a lone `-` stands for trackers on standard input.
    package var takesNamesFromInput: Bool {
        effect == .changes && operands.contains { $0.kind.isTracker && $0.count.repeats }
    }

    /// Whether a general option has an effect on this command.
    ///
    /// The command's help lists only these.
    package func shows(_ option: OptionName) -> Bool {
        switch option {
        case .json: hasJSON
        case .plain: hasJSON && (effect == .reads || effect == .takesIn || !fields.isEmpty)
        case .dryRun: effect != .reads && effect != .writesFile && effect != .takesIn && effect != .answers
        case .quiet: effect != .reads
        case .yes, .noInput: asks && effect != .answers
        default: false
        }
    }
}
