/// The rules of the notes of days.
public enum Note {
    public static let rule = TextRule(limit: 500, byteLimit: 1 << 15)

    static func isValid(_ text: String) -> Bool { rule.allows(text) }
}
