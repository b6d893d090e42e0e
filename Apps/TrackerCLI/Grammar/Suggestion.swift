import TrackerDomain

/// Finds what a mistyped word of a command line was probably meant to be.
enum Suggestion {
    static func command(for word: String) -> String? {
        let commands = CommandName.visible.filter { $0.family == nil }
        let names = commands.map(\.rawValue) + CommandFamily.allCases.map(\.rawValue)
        let typed = word.lowercased()
        return commands.first { $0.spec.alsoCalled.contains(typed) }?.rawValue
            ?? CommandFamily.allCases.first { $0.alsoCalled.contains(typed) }?.rawValue
            ?? NearestName.nearest(to: word, among: names)
    }

    static func member(of family: CommandFamily, for word: String) -> String? {
        let typed = word.lowercased()
        return family.members.first { $0.spec.alsoCalled.contains(typed) }?.lastWord
            ?? NearestName.nearest(to: word, among: family.members.map(\.lastWord))
    }

    /// The nearest of the options that the command takes; of all options where there is no command.
    static func option(for word: String, _ command: CommandName?) -> String? {
        let everywhere = OptionTable.everywhere.map(\.name)
        let names = command.map { $0.spec.options.map(\.name) + everywhere } ?? OptionName.allCases
        let body = String(word.drop { $0 == "-" })
        return NearestName.nearest(to: body, among: names.map(\.rawValue)).map { "--" + $0 }
    }
}
