public import TrackerDomain

extension NameFault {
    /// One sentence: why the name of a tracker is refused and what to do.
    public var phrase: Phrase { phrase(of: Phrase("", "")) }

    /// The same of the name of a category.
    public var phraseOfCategory: Phrase { phrase(of: Phrase("category ", " категории")) }

    private func phrase(of owner: Phrase) -> Phrase {
        switch self {
        case .blank:
            Phrase(
                "The \(owner.english)name is empty: write at least one character.",
                "Название\(owner.russian) пустое: напишите хотя бы один символ.")
        // The form says the same under its field.
        case .tooLong: .limitReached
        case .forbiddenCharacter(let scalar):
            Phrase(
                "The \(owner.english)name holds a control character (\(code(scalar))): write it without.",
                "В названии\(owner.russian) есть управляющий символ (\(code(scalar))): уберите его.")
        }
    }

    private func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
