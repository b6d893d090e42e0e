public import TrackerDomain

extension NameFault {
    /// One sentence: why the name of a tracker is refused and what to do.
    public var phrase: Phrase {
        phrase(of: Phrase("The name", "Название"), in: Phrase("The name", "В названии"))
    }

    /// The same of the name of a category.
    public var phraseOfCategory: Phrase {
        phrase(
            of: Phrase("The category name", "Название категории"),
            in: Phrase("The category name", "В названии категории"))
    }

    /// - Parameters:
    ///   - name: The name as the subject of what is said of it.
    ///   - place: The name as what something stands in.
    private func phrase(of name: Phrase, in place: Phrase) -> Phrase {
        switch self {
        case .blank:
            name
                + Phrase(
                    " is empty: write at least one character.", " пустое: напишите хотя бы один символ.")
        // The form says the same under its field.
        case .tooLong: .limitReached
        case .forbiddenCharacter(let scalar):
            place
                + Phrase(
                    " holds a control character (\(code(scalar))): write it without.",
                    " есть управляющий символ (\(code(scalar))): уберите его.")
        }
    }

    private func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
