import TrackerDomain

/// Finds the nearest valid word for a mistyped one, but never one that says the opposite.
enum Suggestion {
    /// - Parameter others: Other words that may stand in its place.
    static func command(for word: String, or others: [String] = []) -> String? {
        let commands = CommandName.visible.filter { $0.family == nil }
        let names = commands.map(\.rawValue) + CommandFamily.allCases.map(\.rawValue)
        let typed = word.lowercased()
        return commands.first { $0.spec.alsoCalled.contains(typed) }?.rawValue
            ?? CommandFamily.allCases.first { $0.alsoCalled.contains(typed) }?.rawValue
            ?? NearestName.nearest(
                to: word, among: (names + others).filter { !typed.hasPrefix("un") || $0.hasPrefix("un") })
    }

    static func member(of family: CommandFamily, for word: String) -> String? {
        let typed = word.lowercased()
        return family.members.first { $0.spec.alsoCalled.contains(typed) }?.lastWord
            ?? NearestName.nearest(to: word, among: family.members.map(\.lastWord))
    }

    /// The nearest option of the command; of all options if there is no command.
    static func option(for word: String, _ command: CommandName?) -> String? {
        let everywhere = OptionTable.everywhere.map(\.name)
        let names = command.map { $0.spec.options.map(\.name) + everywhere } ?? OptionName.allCases
        let body = String(word.drop { $0 == "-" })
        let meant = names.map(\.rawValue).filter {
            $0.hasPrefix("no-") ? body.hasPrefix("no") : !body.hasPrefix("no-")
        }
        return NearestName.nearest(to: body, among: meant).map { "--" + $0 }
    }
}
