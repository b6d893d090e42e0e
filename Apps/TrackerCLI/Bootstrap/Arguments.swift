/// The words after the program's name.
package struct Arguments {
    let words: [String]
    /// The first word whose bytes are no UTF-8, with signs in their place; nil where all are text.
    let notUTF8: String?

    package init(_ words: [String]) {
        self.words = words
        notUTF8 = nil
    }

    /// Takes the words as the system hands them over, the program's name first.
    package init(_ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
        var broken: String?
        words = (0..<count).dropFirst().compactMap { values[$0] }.map { word in
            if let text = String(validatingCString: word) { return text }
            // Repaired it would be another word, to be kept as a name.
            let repaired = String(cString: word)
            broken = broken ?? repaired
            return repaired
        }
        notUTF8 = broken
    }
}
