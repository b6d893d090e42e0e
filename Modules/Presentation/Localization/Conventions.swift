public import TrackerDomain

/// A person's conventions of writing: the language and the first weekday.
public struct Conventions: Hashable, Sendable {
    public var language: Language
    public var firstWeekday: Weekday

    public init(language: Language, firstWeekday: Weekday = .monday) {
        self.language = language
        self.firstWeekday = firstWeekday
    }
}

/// Decides the first weekday.
public enum FirstWeekday {
    /// Returns the setting, else Monday; in English Sunday if the locale's region begins weeks so.
    public static func weekday(
        setting: Weekday?, language: Language, environment: (String) -> String?
    ) -> Resolved<Weekday> {
        if let setting { return Resolved(setting, from: .setting) }
        switch language {
        case .russian: return Resolved(.monday, from: .standard)
        case .english: break
        }
        let locale = ["LC_ALL", "LC_TIME", "LANG"].compactMap(environment).first { !$0.isEmpty } ?? ""
        let region = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first
        guard let region else { return Resolved(.monday, from: .standard) }
        return Resolved(sundayRegions.contains(String(region)) ? .sunday : .monday, from: .system)
    }

    private static let sundayRegions = ["US", "CA", "MX", "BR", "JP", "KR", "IL", "IN", "PH", "TW", "ZA"]
}
