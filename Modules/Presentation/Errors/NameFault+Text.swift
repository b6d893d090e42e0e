public import TrackerDomain

extension NameFault {
    /// One sentence: why a name is refused and what to do.
    public var phrase: Phrase {
        switch self {
        case .blank:
            Phrase(
                "The name is empty: write at least one character.",
                "Название пустое: напишите хотя бы один символ.")
        // The form says the same under its field.
        case .tooLong: .limitReached
        case .forbiddenCharacter(let scalar):
            Phrase(
                "The name holds a control character (\(code(scalar))): write it without.",
                "В названии есть управляющий символ (\(code(scalar))): уберите его.")
        }
    }

    private func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
