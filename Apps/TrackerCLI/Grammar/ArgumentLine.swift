/// An option in a command line, with its value.
package struct GivenOption: Equatable, Sendable {
    package let name: OptionName
    package let value: String?
    /// The option as typed: `--color` if its name is that of its synonym `--screen-color`.
    package let typed: OptionName

    package init(_ name: OptionName, _ value: String? = nil, typed: OptionName? = nil) {
        self.name = name
        self.value = value
        self.typed = typed ?? name
    }
}

/// An option as it stands in a line, known or not.
struct WrittenOption {
    /// `--find`, `-n`.
    let word: String
    /// Its value, or the word behind an option that takes none.
    let value: String?
}

/// The words after the program's name, split into options and the rest.
///
/// Reading a line never fails, so that the language and format of an error are known for a wrong line too;
/// `Parser` throws the faults.
package struct ArgumentLine: Sendable {
    /// A word that cannot be an option, with the number of plain words before it.
    struct Fault: Equatable {
        enum Kind: Equatable {
            case unknownOption(String)
            case missingValue(OptionName)
            case unexpectedValue(OptionName)
        }

        let kind: Kind
        let wordsBefore: Int
    }

    /// The words that are no options: the command's name and its operands.
    private(set) var words: [String] = []
    /// Whether a lone `-` is among them, for standard input; behind `--` it is a name.
    private(set) var mentionsInput = false
    /// The options, named as the called command names them.
    private(set) var options: [GivenOption] = []
    /// The options as typed, in order, those that do not exist, too.
    private(set) var writtenOptions: [WrittenOption] = []
    /// The command that the words call.
    private(set) var match = CommandMatch.nothing
    /// The first fault among the options.
    private(set) var fault: Fault?
    /// Whether `-h` or `--help` occurs anywhere before `--`, even as a value.
    private(set) var asksForHelp = false
    /// Whether `--json` occurs anywhere before `--`, even as a value.
    package private(set) var mentionsJSON = false

    package init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                rest = []
            } else if word.utf8.starts(with: "--".utf8) {
                readLong(word, rest: &rest)
            } else if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1, !isOperand(word) {
                readShort(word, rest: &rest)
            } else {
                if word == "-" { mentionsInput = true }
                words.append(word)
            }
        }
        match = CommandMatch(words)
        resolveColor()
        resolve(.until, as: .to)
        resolve(.to, as: .until)
    }

    /// Takes `--color` for a tracker's colour if the command has such an option, else for the screen's.
    private mutating func resolveColor() {
        guard options.contains(where: { $0.name == .color }), match.name?.spec.ownOption(.color) == nil else {
            return
        }
        options = options.map { $0.name == .color ? GivenOption(.screenColor, $0.value, typed: .color) : $0 }
    }

    /// Takes an option for its synonym if the command has that one alone.
    private mutating func resolve(_ typed: OptionName, as meant: OptionName) {
        guard let spec = match.name?.spec, spec.ownOption(typed) == nil, spec.ownOption(meant) != nil else {
            return
        }
        options = options.map { $0.name == typed ? GivenOption(meant, $0.value, typed: typed) : $0 }
    }

    private mutating func readLong(_ word: String, rest: inout ArraySlice<String>) {
        let (name, attached) = Self.parts(word)
        write(name, attached, rest)
        guard let option = OptionName.allCases.first(where: { $0.rawValue == name.dropFirst(2) }) else {
            return note(.unknownOption(name))
        }
        read(option, attached, rest: &rest)
    }

    /// Whether a word that begins with a dash is no option: an amount behind a tracker, as in `done Water -250`, a day or
    /// a number of steps.
    private func isOperand(_ word: String) -> Bool {
        guard word.beginsLikeNumber, case .command(let name, let used) = CommandMatch(words) else {
            return false
        }
        switch name.spec.operands.first?.kind {
        case .pastDayOrTracker, .count: return true
        default: return name.spec.marksDays && words.count > used
        }
    }

    /// Reads an option with a value after a single dash, or one or several flags.
    private mutating func readShort(_ word: String, rest: inout ArraySlice<String>) {
        let (name, attached) = Self.parts(word)
        write(name, attached, rest)
        if name.count == 2, let option = name.last.flatMap(OptionName.init(short:)), option.takesValue {
            return read(option, attached, rest: &rest)
        }
        let flags = word.dropFirst().map { OptionName(short: $0) }
        guard flags.allSatisfy({ $0?.takesValue == false }) else { return note(.unknownOption(word)) }
        for flag in flags.compactMap(\.self) { read(flag, nil, rest: &rest) }
    }

    private mutating func read(_ option: OptionName, _ attached: String?, rest: inout ArraySlice<String>) {
        if option.takesValue {
            guard let value = attached ?? rest.popFirst() else { return note(.missingValue(option)) }
            if attached == nil { notice(value) }
            options.append(GivenOption(option, value))
        } else {
            notice(option.word)
            if attached != nil { return note(.unexpectedValue(option)) }
            options.append(GivenOption(option))
        }
    }

    private mutating func write(_ name: String, _ attached: String?, _ rest: ArraySlice<String>) {
        writtenOptions.append(WrittenOption(word: name, value: attached ?? rest.first))
    }

    /// The option, and the value after the sign.
    private static func parts(_ word: String) -> (name: String, attached: String?) {
        let name = word.utf8.prefix { $0 != UInt8(ascii: "=") }
        let isWhole = name.endIndex == word.endIndex
        return (String(Substring(name)), isWhole ? nil : String(word[name.endIndex...].dropFirst()))
    }

    private mutating func notice(_ word: String) {
        if word == "-h" || word == OptionName.help.word { asksForHelp = true }
        if word == OptionName.json.word { mentionsJSON = true }
    }

    private mutating func note(_ kind: Fault.Kind) {
        fault = fault ?? Fault(kind: kind, wordsBefore: words.count)
    }
}
