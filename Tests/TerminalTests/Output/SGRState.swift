/// What SGR sequences have switched on so far.
struct SGRState: Equatable, CustomStringConvertible {
    private var attributes: Set<Int> = []
    private var foreground = ""
    private var background = ""
    private var unknown = ""

    var description: String {
        "\(attributes.sorted()) \(foreground) \(background)\(unknown)"
    }

    /// What of it shows on a blank: all if that is underlined or reversed, else the background alone.
    var shownByBlank: SGRState {
        guard attributes.isDisjoint(with: [4, 7]) else { return self }
        var shown = self
        (shown.attributes, shown.foreground) = ([], "")
        return shown
    }

    /// Takes the text between CSI and `m`.
    mutating func apply(_ body: some StringProtocol) {
        var numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let number = numbers.popFirst() {
            switch number {
            case 0: self = SGRState()
            case 1, 2, 4, 7: attributes.insert(number)
            case 22: attributes.subtract([1, 2])
            case 24, 27: attributes.remove(number - 20)
            case 39: foreground = ""
            case 49: background = ""
            case 38, 48:
                let color = "\(numbers.prefix(numbers.first == 2 ? 4 : 2))"
                numbers = numbers.dropFirst(numbers.first == 2 ? 4 : 2)
                if number == 38 { foreground = color } else { background = color }
            case 30...37, 90...97: foreground = "\(number)"
            case 40...47, 100...107: background = "\(number - 10)"
            default: unknown += " unknown SGR \(number)"
            }
        }
    }
}
