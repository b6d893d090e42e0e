/// A word as a person typed it, for comparing with words of either language: lower case, ё as е, no outer blanks.
struct TypedWord: Equatable {
    let text: String

    init(_ text: some StringProtocol) {
        var characters = text.lowercased()[...]
        while characters.first?.isWhitespace == true { characters.removeFirst() }
        while characters.last?.isWhitespace == true { characters.removeLast() }
        self.text = String(characters.map { $0 == "ё" ? "е" : $0 })
    }

    func isOne(of words: String...) -> Bool { words.contains(text) }
}
