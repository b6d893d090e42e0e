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
    /// The command that the words call.
    private(set) var match = CommandMatch.nothing
    /// The first fault among the options.
    private(set) var fault: Fault?
    /// Whether `-h` or `--help` occurs anywhere before `--`, even as a value.
    private(set) var asksForHelp = false
    /// Whether `--json` occurs anywhere before `--`, even as a value.
    package private(set) var mentionsJSON = false

    package init(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let word = rest.next() {
            if word == "--" {
                while let operand = rest.next() { words.append(operand) }
            } else if word.utf8.starts(with: "--".utf8) {
                readLong(word, rest: &rest)
            } else if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1, !isOperand(word) {
                readShort(word)
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

    private mutating func readLong(_ word: String, rest: inout some IteratorProtocol<String>) {
        let body = word.utf8.dropFirst(2)
        let name = Substring(body.prefix { $0 != UInt8(ascii: "=") })
        let attached = name.utf8.count < body.count ? String(word[name.endIndex...].dropFirst()) : nil
        guard let option = OptionName.allCases.first(where: { $0.rawValue == name }) else {
            return note(.unknownOption("--" + name))
        }
        if option.takesValue {
            guard let value = attached ?? rest.next() else { return note(.missingValue(option)) }
            if attached == nil { notice(value) }
            options.append(GivenOption(option, value))
        } else {
            notice(option.word)
            if attached != nil { return note(.unexpectedValue(option)) }
            options.append(GivenOption(option))
        }
    }

    /// Whether a word that begins with a dash is no option: an amount behind a tracker, as in `done Water -250`, or a day.
    private func isOperand(_ word: String) -> Bool {
        guard word.beginsLikeNumber, case .command(let name, let used) = CommandMatch(words) else {
            return false
        }
        return name.spec.operands.first?.kind == .pastDayOrTracker
            || name.spec.marksDays && words.count > used
    }

    /// Reads one or several flags after a single dash.
    private mutating func readShort(_ word: String) {
        let flags = word.dropFirst().map { OptionName(short: $0) }
        guard !flags.contains(nil) else { return note(.unknownOption(word)) }
        for flag in flags.compactMap(\.self) {
            notice(flag.word)
            options.append(GivenOption(flag))
        }
    }

    private mutating func notice(_ word: String) {
        if word == "-h" || word == OptionName.help.word { asksForHelp = true }
        if word == OptionName.json.word { mentionsJSON = true }
    }

    private mutating func note(_ kind: Fault.Kind) {
        fault = fault ?? Fault(kind: kind, wordsBefore: words.count)
    }
}
