public import TrackerDomain

/// Reads the value of a setting as a person writes it, in either language.
public enum SettingWord {
    /// The setting's own form: `off` of «нет», `mon` of "Monday", `03:00` of "3:00"; any other text as it is.
    public static func value(_ word: String, of key: SettingKey) -> String {
        let typed = TypedWord(word)
        let form: String? =
            switch key {
            case .language: languages[typed.text] ?? typed.text
            case .theme, .defaultFilter: typed.text
            case .firstWeekday: WeekdayWord.weekday(word)?.code ?? typed.text
            case .dayStart: ReminderTimes(typed.text)?.texts.joined(separator: ",")
            case .usageLog, .mouse, .reducedMotion: onOrOff(typed)
            }
        return form.flatMap { key.allows($0) ? $0 : nil } ?? word
    }

    private static let languages = ["english": "en", "английский": "en", "russian": "ru", "русский": "ru"]

    private static func onOrOff(_ word: TypedWord) -> String? {
        if word.isOne(of: "on", "yes", "true", "1", "вкл", "да") { return Switch.on.rawValue }
        if word.isOne(of: "off", "no", "false", "0", "выкл", "нет") { return Switch.off.rawValue }
        return nil
    }
}
