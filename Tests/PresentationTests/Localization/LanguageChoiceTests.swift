import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("SET-2: the language") struct LanguageChoiceTests {
    private func resolved(
        _ flag: Language?, _ setting: Language?, _ environment: [String: String]
    ) -> Resolved<Language> {
        SettingResolver(option: { $0 == .language ? flag?.rawValue : nil }, variable: { environment[$0] })
            .language { $0 == .language ? setting?.rawValue : nil }
    }

    private func language(
        flag: Language? = nil, setting: Language? = nil, _ environment: [String: String]
    ) -> Language {
        resolved(flag, setting, environment).value
    }

    @Test("C6: what decided is told: the flag, TRACKER_LANG, the setting, the locale, nobody")
    func source() {
        func source(
            flag: Language? = nil, setting: Language? = nil, _ environment: [String: String]
        ) -> ChoiceSource {
            resolved(flag, setting, environment).source
        }
        let both = ["TRACKER_LANG": "ru", "LANG": "ru_RU.UTF-8"]
        #expect(source(flag: .english, setting: .english, both) == .option)
        #expect(source(setting: .english, both) == .environment)
        #expect(source(setting: .english, ["TRACKER_LANG": "de", "LANG": "ru_RU.UTF-8"]) == .setting)
        #expect(source(["LANG": "ru_RU.UTF-8"]) == .system)
        #expect(source(["LANG": "de_DE.UTF-8"]) == .standard)
    }

    @Test func withoutAnythingItIsEnglish() {
        #expect(language([:]) == .english)
    }

    @Test func eachSourceBeatsTheNext() {
        let locale = ["LANG": "ru_RU.UTF-8"]
        #expect(language(locale) == .russian)
        #expect(language(setting: .english, locale) == .english)
        #expect(language(setting: .english, ["TRACKER_LANG": "ru"]) == .russian)
        #expect(language(flag: .english, setting: .russian, ["TRACKER_LANG": "ru"]) == .english)
    }

    @Test("An unknown or empty TRACKER_LANG is skipped", arguments: ["de", "", "russian"])
    func unknownWord(word: String) {
        #expect(language(setting: .russian, ["TRACKER_LANG": word]) == .russian)
        #expect(language(["TRACKER_LANG": word, "LANG": "ru_RU"]) == .russian)
    }

    @Test(arguments: [
        ("ru_RU.UTF-8", Language.russian), ("ru", .russian), ("ru_UA@cyrillic", .russian),
        ("ru.KOI8-R", .russian),
        ("RU_RU", .russian), ("en_GB.UTF-8", .english), ("rue_UA", .english), ("C", .english),
    ])
    func nameOfLocale(locale: String, expected: Language) {
        #expect(language(["LANG": locale]) == expected)
    }

    @Test func theFirstThatNamesEitherLanguage() {
        #expect(language(["LC_ALL": "en_US", "LC_MESSAGES": "ru_RU", "LANG": "ru_RU"]) == .english)
        #expect(language(["LC_MESSAGES": "ru_RU", "LANG": "en_US"]) == .russian)
        #expect(language(["LC_ALL": "de_DE", "LANG": "ru_RU"]) == .russian)
        #expect(language(["LC_ALL": "", "LANG": "ru_RU"]) == .russian)
        #expect(language(["LC_ALL": "C", "LANG": "ru_RU"]) == .russian)
    }

    @Test func theListInLANGUAGE() {
        #expect(language(["LANGUAGE": "ru", "LANG": "en_US.UTF-8"]) == .russian)
        #expect(language(["LANGUAGE": "de:ru_RU:en", "LANG": "en_US.UTF-8"]) == .russian)
        #expect(language(["LANGUAGE": "de", "LANG": "ru_RU.UTF-8"]) == .russian)
        #expect(language(["LANGUAGE": "", "LANG": "ru_RU.UTF-8"]) == .russian)
    }

    @Test("LANGUAGE is ignored in the C locale", arguments: ["C", "POSIX", "C.UTF-8"])
    func plainLocale(locale: String) {
        #expect(language(["LANGUAGE": "ru", "LANG": locale]) == .english)
        #expect(language(["LANGUAGE": "ru", "LC_ALL": locale, "LANG": "en_US.UTF-8"]) == .english)
    }
}
