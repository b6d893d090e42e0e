internal import TrackerDomain

extension TextFault {
    /// One sentence: why a text is refused and what to do.
    func phrase(_ words: TextWords) -> Phrase {
        switch self {
        case .blank:
            words.subject
                + Phrase(
                    " is empty: write at least one character.", " пустое: напишите хотя бы один символ.")
        // The same as under the field of a form.
        case .tooLong(_, let limit): .limit(limit)
        case .forbiddenCharacter(let scalar):
            words.place
                + Phrase(
                    " holds a control character (\(code(scalar))): write it without.",
                    " есть управляющий символ (\(code(scalar))): уберите его.")
        case .notOneEmoji(let text):
            Phrase(
                "“\(text.excerpt())” is not one emoji: give a single one, such as 🙂.",
                "«\(text.excerpt())» — не эмодзи: укажите один, например 🙂.")
        }
    }

    private func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension Phrase {
    static func unitTooLong(_ limit: Int) -> Phrase {
        Phrase(
            "The unit is too long: write at most \(limit) characters.",
            "Единица слишком длинная: укажите не больше \(limit) символов.")
    }
}
