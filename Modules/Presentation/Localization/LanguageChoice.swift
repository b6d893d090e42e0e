/// Which language a person wants.
public enum LanguageChoice {
    /// The flag, `TRACKER_LANG`, the setting, then the first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that names
    /// English or Russian; English where none does.
    ///
    /// LANGUAGE is ignored where the locale is C or POSIX, as GNU gettext does.
    public static func language(
        flag: Language?, setting: Language?, environment: (String) -> String?
    ) -> Language {
        if let chosen = flag ?? environment("TRACKER_LANG").flatMap(exact) ?? setting { return chosen }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment).first { !$0.isEmpty }
        let base = locale?.prefix { $0 != "." && $0 != "@" }
        let isPlain = base == nil || base == "C" || base == "POSIX"
        let preferred = isPlain ? [] : (environment("LANGUAGE") ?? "").split(separator: ":").map(String.init)
        let named = preferred + ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment)
        return named.lazy.compactMap(ofLocale).first ?? .english
    }

    private static func exact(_ word: String) -> Language? { Language(rawValue: word.lowercased()) }

    /// The language of "ru", "ru_RU", "ru_RU.UTF-8".
    private static func ofLocale(_ locale: String) -> Language? {
        exact(String(locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }))
    }
}
