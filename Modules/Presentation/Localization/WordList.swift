/// Joins words into one phrase: "all, today or completed".
package struct WordList {
    package enum Junction {
        case allOf, anyOf
    }

    package let english: String
    package let russian: String

    package init(_ items: [String], _ junction: Junction) {
        switch junction {
        case .allOf: (english, russian) = (Self.join(items, " and "), Self.join(items, " и "))
        case .anyOf: (english, russian) = (Self.join(items, " or "), Self.join(items, " или "))
        }
    }

    private static func join(_ items: [String], _ last: String) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + last + items[items.count - 1]
    }
}
