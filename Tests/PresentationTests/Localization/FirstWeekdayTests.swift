import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("SET-3: the first weekday") struct FirstWeekdayTests {
    private func resolved(
        _ setting: Weekday?, _ language: Language, _ environment: [String: String]
    ) -> Resolved<String> {
        SettingResolver(option: { $0 == .language ? language.rawValue : nil }, variable: { environment[$0] })
            .value(of: .firstWeekday) { $0 == .firstWeekday ? setting?.code : nil }
    }

    private func weekday(
        setting: Weekday? = nil, in language: Language = .english, _ environment: [String: String]
    ) -> Weekday? {
        Weekday(code: resolved(setting, language, environment).value)
    }

    @Test(
        "C6: what decided is told: the setting, the region, nobody",
        arguments: [
            (.monday, .english, "en_US", .setting),
            (nil, .english, "en_US", .system), (nil, .english, "en_GB", .system),
            (nil, .english, "C", .standard),
            (nil, .russian, "ru_RU", .standard),
        ] as [(Weekday?, Language, String, ChoiceSource)])
    func source(setting: Weekday?, language: Language, locale: String, source: ChoiceSource) {
        #expect(resolved(setting, language, ["LANG": locale]).source == source)
    }

    @Test func theSettingDecides() {
        #expect(weekday(setting: .saturday, in: .russian, [:]) == .saturday)
        #expect(weekday(setting: .monday, ["LANG": "en_US"]) == .monday)
    }

    @Test func mondayUnlessTheRegionSaysOtherwise() {
        #expect(weekday([:]) == .monday)
        #expect(weekday(["LANG": "en_GB.UTF-8"]) == .monday)
        #expect(weekday(["LANG": "US"]) == .monday)
        #expect(weekday(in: .russian, ["LANG": "en_US.UTF-8"]) == .monday)
    }

    @Test(arguments: ["US", "CA", "MX", "BR", "JP", "KR", "IL", "IN", "PH", "TW", "ZA"])
    func sunday(region: String) {
        #expect(weekday(["LANG": "en_\(region).UTF-8"]) == .sunday)
        #expect(weekday(["LANG": "es_\(region)"]) == .sunday)
        #expect(weekday(["LANG": "en_\(region)@euro"]) == .sunday)
    }

    @Test func theFirstNonEmptyVariableCounts() {
        #expect(weekday(["LC_ALL": "en_GB", "LC_TIME": "en_US", "LANG": "en_US"]) == .monday)
        #expect(weekday(["LC_ALL": "", "LC_TIME": "en_US", "LANG": "en_GB"]) == .sunday)
        #expect(weekday(["LC_TIME": "en_GB", "LANG": "en_US"]) == .monday)
    }
}
