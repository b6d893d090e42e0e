/// The words that a process was started with.
package struct Arguments {
    /// After the program's name.
    let words: [String]
    /// Whether the system tells them. On Linux the standard library finds them by way of `/proc/self/maps`; where that
    /// cannot be read there is not even the program's name.
    let areKnown: Bool
    /// The first word whose bytes are no UTF-8, with signs in their place; nil where all are text.
    let notUTF8: String?

    /// - Parameter commandLine: The program's name and the words after it.
    package init(commandLine: [String]) {
        words = Array(commandLine.dropFirst())
        areKnown = !commandLine.isEmpty
        notUTF8 = nil
    }

    /// Takes the words as the system hands them over, the program's name first.
    package init(_ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
        var words: [String] = []
        var broken: String?
        for place in (0..<count).dropFirst() {
            guard let word = values[place] else { continue }
            let text = String(cString: word)
            words.append(text)
            // Repaired it would be another word, to be kept as a name.
            if String(validatingCString: word) == nil { broken = broken ?? text }
        }
        self.words = words
        areKnown = count > 0
        notUTF8 = broken
    }
}
