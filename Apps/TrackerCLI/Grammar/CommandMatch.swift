/// The command called by the first words of a line, or of a request for help.
enum CommandMatch: Equatable {
    /// No words.
    case nothing
    /// A command, and the number of words of its name.
    case command(CommandName, words: Int)
    /// A family's first word without the second it needs.
    case incomplete(CommandFamily)
    case unknown(String)
    case unknownMember(String, CommandFamily)

    init(_ words: [String]) {
        guard let first = words.first else {
            self = .nothing
            return
        }
        guard let family = CommandFamily(rawValue: first) else {
            // Otherwise the single word "category list" would match the raw value of a command.
            let name = first.utf8.contains(UInt8(ascii: " ")) ? nil : CommandName.called(first)
            self = name.map { .command($0, words: 1) } ?? .unknown(first)
            return
        }
        guard words.count > 1 else {
            self = family.head.map { .command($0, words: 1) } ?? .incomplete(family)
            return
        }
        let name = CommandName.called(first + " " + words[1])
        self = name.map { .command($0, words: 2) } ?? .unknownMember(words[1], family)
    }

    /// Whether a family's first word is alone, or before a word that is none of its members.
    var lacksSecondWord: Bool {
        switch self {
        case .incomplete, .unknownMember: true
        case .nothing, .command, .unknown: false
        }
    }

    /// The command called; nil if none is, or an unknown one.
    var name: CommandName? {
        if case .command(let name, _) = self { name } else { nil }
    }
}
