import TrackerDomain
import TrackerPresentation

/// What people type at some commands, and what to write instead.
///
/// The advice is an option in place of what was typed, or a whole line that begins with `tracker`; several are to be
/// chosen from. A V in it stands for the value.
struct Twin: Sendable {
    /// The words that call the commands, or a family: `list`, `sync on`, `config`.
    let places: [String]
    /// Options, options with one value as in `--filter archived`, or words; an empty text is any word.
    let typed: [String]
    let advice: [String]
    /// The sentence before the advice; nil for the usual one.
    let reason: Phrase?
    /// The text for V; nil if the row does not apply.
    let value: @Sendable (Context) -> String?

    /// Without a closure V is the value, quoted for a shell.
    init(
        _ places: [String], _ typed: [String], _ advice: String..., reason: Phrase? = nil,
        value: (@Sendable (Context) -> String?)? = nil
    ) {
        let takesValue = advice.contains { $0.split(separator: " ").contains("V") }
        (self.places, self.typed, self.advice, self.reason) = (places, typed, advice, reason)
        self.value = value ?? { takesValue ? $0.quoted : "" }
    }

    /// The parts of a refused line on which advice depends.
    struct Context {
        /// The words of its command or family.
        let place: String
        let operands: [String]
        let options: [GivenOption]
        /// The year of today; nil where only the line is known.
        var year: Int?
        /// The value in question: that of an option, or the word itself.
        var value: String?

        var quoted: String? { value.flatMap { $0.hasPrefix("--") ? nil : ShellWord.typed($0) } }

        func option(_ name: OptionName) -> String? { options.last { $0.name == name }?.value }
    }

    /// The refusal that names the twin of the first of several words and options that has one.
    static func refusal(of strays: [Stray], in context: Context) -> UsageError? {
        var context = context
        for stray in strays {
            context.value = stray.value
            for twin in table where twin.places.contains(context.place) && twin.names(stray) {
                guard let text = twin.value(context), isPrintable(text) else { continue }
                let advice = twin.advice.map { line in
                    line.split(separator: " ").map { $0 == "V" ? text : String($0) }
                        .filter { !$0.isEmpty }.joined(separator: " ")
                }
                return .twin(stray, place: context.place, reason: twin.reason, advice)
            }
        }
        return nil
    }

    /// Whether a person can copy it from a sentence.
    private static func isPrintable(_ text: String) -> Bool {
        text.utf8.count <= 200 && !text.unicodeScalars.contains(where: Name.isForbidden)
    }

    private func names(_ stray: Stray) -> Bool {
        typed.contains { typed in
            switch stray {
            case .option(let word, _): typed == word
            case .value(let value, let option): typed == option || typed == "\(option) \(value)"
            case .argument(let word), .day(let word): typed.isEmpty || typed == word.lowercased()
            }
        }
    }
}

/// A word or an option that a command does not take.
package enum Stray: Hashable, Sendable {
    /// An option that the command does not have, with its value or the word behind it.
    case option(String, value: String?)
    /// A value that an option of the command does not take.
    case value(String, of: String)
    /// A word too many.
    case argument(String)
    /// A day in place of a tracker.
    case day(String)

    var value: String? {
        switch self {
        case .option(_, let value): value
        case .value(let word, _), .argument(let word), .day(let word): word
        }
    }
}

extension ArgumentLine {
    /// The refusal of the line that names the twin of one of its words or options; nil if none has one.
    var twin: UsageError? {
        guard let (place, spec, used) = match.place else { return nil }
        let operands = Array(words.dropFirst(used))
        let strays = writtenOptions.map { option in
            let own = spec?.options.first { [$0.name.word, $0.name.letter].contains(option.word) }
            return own.map { .value(option.value ?? "", of: $0.name.word) }
                ?? Stray.option(option.word, value: option.value)
        }
        let taken = spec?.operands ?? []
        // The word behind an unknown option may be its value.
        let isFull = fault == nil && taken.last?.count.repeats != true
        let excess = isFull ? operands.dropFirst(taken.count) : []
        return Twin.refusal(
            of: strays
                + [excess.joined(separator: " "), excess.first ?? ""].filter { !$0.isEmpty }.map(
                    Stray.argument),
            in: Twin.Context(place: place, operands: operands, options: options))
    }
}

extension CommandMatch {
    /// The words of the command or the family, the command's spec, and how many words they are; nil for no command.
    fileprivate var place: (String, CommandSpec?, used: Int)? {
        switch self {
        case .command(let name, let used): (name.rawValue, name.spec, used)
        case .incomplete(let family), .unknownMember(_, let family): (family.rawValue, family.head?.spec, 1)
        case .nothing, .unknown: nil
        }
    }
}
