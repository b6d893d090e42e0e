/// The language of all texts.
public enum LanguageSetting: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"
    /// As the environment says.
    case system
}

/// What background the colours are meant for.
public enum ThemeSetting: String, CaseIterable, Sendable {
    case light
    case dark
    /// As the terminal's own.
    case system
}

enum Switch: String {
    case on
    case off
}

/// When a day begins.
enum DayStart {
    /// The minutes since midnight that `HH:MM` names, 0 to 719; nil for any other text.
    static func minutes(_ text: String) -> Int? {
        let digits = text.utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
        guard digits.count == 5, text.utf8.dropFirst(2).first == UInt8(ascii: ":"),
            (digits[..<2] + digits[3...]).allSatisfy((0...9).contains)
        else { return nil }
        let (hours, minutes) = (digits[0] * 10 + digits[1], digits[3] * 10 + digits[4])
        return hours < 12 && minutes < 60 ? hours * 60 + minutes : nil
    }
}
