public import TrackerDomain

/// Which weekday a week begins with.
public enum FirstWeekday {
    /// The setting, else Monday; in English Sunday where the locale's region begins weeks so.
    public static func weekday(
        setting: Weekday?, language: Language, environment: (String) -> String?
    ) -> Weekday {
        if let setting { return setting }
        guard language == .english else { return .monday }
        let locale = ["LC_ALL", "LC_TIME", "LANG"].compactMap(environment).first { !$0.isEmpty } ?? ""
        let region = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first
        return region.map { sundayRegions.contains(String($0)) } ?? false ? .sunday : .monday
    }

    private static let sundayRegions = ["US", "CA", "MX", "BR", "JP", "KR", "IL", "IN", "PH", "TW", "ZA"]
}
