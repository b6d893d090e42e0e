/// A word of a command line in the quotation marks of each language.
struct Quoted {
    let english: String
    let russian: String

    /// Words may come from anywhere: control characters are shown as �, and a long word is cut.
    init(_ word: String) {
        let limit = 60
        var shown = ""
        for scalar in word.prefix(limit).unicodeScalars {
            shown.unicodeScalars.append(Self.isControl(scalar) ? "\u{FFFD}" : scalar)
        }
        if word.dropFirst(limit).first != nil { shown += "…" }
        english = "“" + shown + "”"
        russian = "«" + shown + "»"
    }

    init(_ option: OptionName) {
        self.init(option.word)
    }

    init(_ command: CommandName) {
        self.init("tracker " + command.rawValue)
    }

    init(_ family: CommandFamily) {
        self.init("tracker " + family.rawValue)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
