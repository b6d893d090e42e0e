/// Finds what a mistyped word of a command line was probably meant to be.
enum Suggestion {
    static func command(for word: String) -> String? {
        let names = CommandName.visible
        let heads = names.filter { $0.family == nil }.map(\.rawValue) + CommandFamily.allCases.map(\.rawValue)
        return synonym(word, of: names.filter { $0.family == nil })
            ?? NearestName.nearest(to: word, among: heads)
    }

    static func member(of family: CommandFamily, for word: String) -> String? {
        synonym(word, of: family.members)
            ?? NearestName.nearest(to: word, among: family.members.map(\.lastWord))
    }

    /// The nearest of the options that the command takes; of all options where there is no command.
    static func option(for word: String, _ command: CommandName?) -> String? {
        let everywhere = OptionTable.everywhere.map(\.name)
        let names = command.map { $0.spec.options.map(\.name) + everywhere } ?? OptionName.allCases
        let body = String(word.drop { $0 == "-" })
        return NearestName.nearest(to: body, among: names.map(\.rawValue)).map { "--" + $0 }
    }

    private static func synonym(_ word: String, of commands: [CommandName]) -> String? {
        let typed = word.lowercased()
        return commands.first { $0.spec.alsoCalled.contains(typed) }?.lastWord
    }
}
