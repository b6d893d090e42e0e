/// A language of the product's texts.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// A name of a weekday or month within a sentence: Russian has no capital letter there.
    func withinSentence(_ name: String) -> String {
        switch self {
        case .english: name
        case .russian: name.lowercased()
        }
    }
}

/// Decides the language.
public enum LanguageChoice {
    /// Returns the first that is set, in the order of `ChoiceSource`; English if none is.
    ///
    /// The flag, `TRACKER_LANG`, the setting, then the first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that names
    /// English or Russian. LANGUAGE is ignored if the locale is C or POSIX, as GNU gettext does.
    public static func language(
        flag: Language?, setting: Language?, environment: (String) -> String?
    ) -> Resolved<Language> {
        if let flag { return Resolved(flag, from: .option) }
        if let named = environment("TRACKER_LANG").flatMap(exact) {
            return Resolved(named, from: .environment)
        }
        if let setting { return Resolved(setting, from: .setting) }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment).first { !$0.isEmpty }
        let base = locale?.prefix { $0 != "." && $0 != "@" }
        let isPlain = base == nil || base == "C" || base == "POSIX"
        let preferred = isPlain ? [] : (environment("LANGUAGE") ?? "").split(separator: ":").map(String.init)
        let named = preferred + ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment)
        let ofSystem = named.lazy.compactMap(ofLocale).first
        return ofSystem.map { Resolved($0, from: .system) } ?? Resolved(.english, from: .standard)
    }

    private static func exact(_ name: String) -> Language? { Language(rawValue: name.lowercased()) }

    /// The language of "ru", "ru_RU", "ru_RU.UTF-8".
    private static func ofLocale(_ locale: String) -> Language? {
        exact(String(locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }))
    }
}
