/// Joins words into one phrase: "all, today or completed".
package struct WordList {
    package enum Junction {
        case allOf, anyOf
    }

    package let english: String
    package let russian: String

    package init(_ words: [String], _ junction: Junction) {
        switch junction {
        case .allOf: (english, russian) = (Self.join(words, " and "), Self.join(words, " и "))
        case .anyOf: (english, russian) = (Self.join(words, " or "), Self.join(words, " или "))
        }
    }

    private static func join(_ words: [String], _ last: String) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + last + words[words.count - 1]
    }
}
