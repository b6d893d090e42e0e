/// The arguments of a process.
package struct Arguments {
    /// The words after the program's name.
    let words: [String]
    /// Whether the system provides them.
    ///
    /// On Linux the standard library finds them by way of `/proc/self/maps`; if that is unreadable, not even the
    /// program's name is known.
    let areKnown: Bool
    /// The first word that is not UTF-8, with replacement characters; nil if all are text.
    let notUTF8: String?

    /// - Parameter commandLine: The program's name and the words after it.
    package init(commandLine: [String]) {
        words = Array(commandLine.dropFirst())
        areKnown = !commandLine.isEmpty
        notUTF8 = nil
    }

    /// Takes the words as the system passes them, the program's name first.
    package init(_ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
        var words: [String] = []
        var broken: String?
        for index in (0..<count).dropFirst() {
            guard let word = values[index] else { continue }
            let text = String(cString: word)
            words.append(text)
            // A repaired word would be a different one, and could end up as a name.
            if String(validatingCString: word) == nil { broken = broken ?? text }
        }
        self.words = words
        areKnown = count > 0
        notUTF8 = broken
    }
}
