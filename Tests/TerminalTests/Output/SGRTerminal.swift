/// A terminal that knows nothing but SGR: it tells in which state each letter was printed.
enum SGRTerminal {
    static func states(after output: String) -> [String] {
        var states: [String] = []
        var attributes: Set<Int> = []
        var foreground = ""
        var background = ""
        var rest = output[...]
        while let first = rest.popFirst() {
            guard first == "\u{1B}", let end = rest.firstIndex(of: "m") else {
                states.append("\(first) \(attributes.sorted()) \(foreground) \(background)")
                continue
            }
            let body = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            var numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[
                ...]
            while let number = numbers.popFirst() {
                switch number {
                case 0:
                    attributes = []
                    foreground = ""
                    background = ""
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
                default: states.append("unknown SGR \(number)")
                }
            }
        }
        return states
    }
}
