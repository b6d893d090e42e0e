/// A fact and its remedy: one text for all fronts, except for the advice in it.
public struct Message: Hashable, Sendable {
    /// The link between a text and its advice.
    public enum Joint: Sendable {
        case colon, semicolon, or
        /// The advice ends with something to copy.
        case colonBeforeCommand
        /// The text has its full stop, the advice is a sentence of its own.
        case sentence
        /// The text has its full stop, the advice is a sentence in parentheses, or one that ends with a line to copy.
        case aside, command

        fileprivate var phrase: Phrase {
            switch self {
            case .colon, .colonBeforeCommand: Phrase(same: ": ")
            case .semicolon: Phrase(same: "; ")
            case .sentence, .command: Phrase(same: " ")
            case .aside: Phrase(same: " (")
            case .or: Phrase(", or ", " или ")
            }
        }

        /// What follows the advice.
        fileprivate var end: String {
            switch self {
            case .colon, .semicolon, .or, .sentence: "."
            case .aside: ".)"
            case .command, .colonBeforeCommand: ""
            }
        }

        fileprivate var followsSentence: Bool { [.sentence, .aside, .command].contains(self) }
    }

    private let what: Phrase
    private let joint: Joint
    private let end: String
    /// The advice, any of which helps.
    public let advice: [Advice]

    /// A whole sentence, the same for all fronts.
    public init(_ sentence: Phrase) {
        (what, joint, advice, end) = (sentence, .colon, [], "")
    }

    /// A whole sentence, side by side in both languages.
    public init(_ english: String, _ russian: String) { self.init(Phrase(english, russian)) }

    /// - Parameter what: Without a full stop, but before a sentence.
    public init(_ what: Phrase, _ joint: Joint = .colon, _ advice: Advice...) {
        (self.what, self.joint, self.advice, end) = (what, joint, advice, joint.end)
    }

    public init(_ what: Phrase, _ joint: Joint, _ advice: [Advice]) {
        (self.what, self.joint, self.advice, end) = (what, joint, advice, joint.end)
    }

    /// The sentence without any advice.
    var withoutAdvice: Phrase { phrase { _ in nil } }

    /// The sentence with the advice that a front can word.
    ///
    /// It has no full stop after a colon, which precedes a line to copy.
    public func phrase(_ wording: Advice.Wording) -> Phrase {
        let words = advice.compactMap(wording)
        guard !words.isEmpty else { return joint.followsSentence ? what : what + end }
        let told: Phrase
        if joint == .or {
            told = ([what] + words.dropLast()).joined(separator: ", ") + joint.phrase + words[words.count - 1]
        } else {
            told = words.dropFirst().reduce(what + joint.phrase + words[0]) {
                $0 + Phrase(" or ", " или ") + $1
            }
        }
        return told.english.hasSuffix(":") ? told : told + end
    }
}
