package import TrackerPresentation

/// The topic of a request for help.
package enum HelpTopic: Hashable, Sendable {
    case overview
    case family(CommandFamily)
    case command(CommandName)
    case subject(HelpSubject)

    /// The topic of some words, as far as they are right.
    package init(words: [String]) {
        let subject = words.count == 1 ? HelpSubject.called(words[0]) : nil
        self = subject.map(HelpTopic.subject) ?? HelpTopic(CommandMatch(words))
    }

    init(_ match: CommandMatch) {
        switch match {
        case .nothing, .unknown: self = .overview
        case .command(let name, _): self = .command(name)
        case .incomplete(let family), .unknownMember(_, let family):
            self = family.head.map(HelpTopic.command) ?? .family(family)
        }
    }

    /// Every topic, the overview first, without hidden commands.
    package static var all: [HelpTopic] {
        [.overview] + CommandFamily.allCases.filter { $0.head == nil }.map(HelpTopic.family)
            + CommandName.visible.map(HelpTopic.command) + HelpSubject.allCases.map(HelpTopic.subject)
    }

    /// The words that name the topic after `tracker help`.
    package var words: [String] {
        switch self {
        case .overview: []
        case .family(let family): [family.rawValue]
        case .command(let name): name.rawValue.split(separator: " ").map(String.init)
        case .subject(let subject): [subject.rawValue]
        }
    }
}

/// A piece of the longer explanation of a command or a subject.
package enum HelpParagraph: Sendable {
    /// Sentences, to be wrapped.
    case text(Phrase)
    /// A line to be copied unchanged, the same in every language.
    case code(String)
    /// A term and its meaning.
    case entry(Phrase, Phrase)
}
