/// A terminal that knows nothing but SGR: it tells in which state each letter was printed.
enum SGRTerminal {
    static func states(after output: String) -> [String] {
        var states: [String] = []
        var state = SGRState()
        var rest = output[...]
        while let first = rest.popFirst() {
            guard first == "\u{1B}", let end = rest.firstIndex(of: "m") else {
                states.append("\(first) \(state)")
                continue
            }
            state.apply(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return states
    }
}
