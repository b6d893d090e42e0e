import TestKit
import Testing
import TrackerDomain

struct SettingsTests {
    @Test("SET-1: nothing set is the default of everything")
    func defaults() {
        let settings = Settings()
        #expect(
            SettingKey.allCases.map { "\($0.rawValue)=\(settings[$0])" } == [
                "language=system", "theme=system", "first-weekday=system", "day-start=00:00",
                "default-filter=all",
                "usage-log=off", "mouse=on", "reduced-motion=off",
            ])
        #expect(settings.language == .system)
        #expect(settings.theme == .system)
        #expect(settings.firstWeekday == nil)
        #expect(settings.dayStart == 0)
        #expect(settings.defaultFilter == .all)
        #expect(settings.usesMouse && !settings.hasSeenOnboarding)
        #expect(SettingKey.allCases.allSatisfy { settings.value($0) == nil })
    }

    @Test(
        "SET-1: every allowed value is taken",
        arguments: [
            (.language, ["en", "ru", "system"]), (.theme, ["light", "dark", "system"]),
            (.firstWeekday, ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "system"]),
            (.defaultFilter, ["all", "today", "completed", "not-completed"]),
            (.usageLog, ["on", "off"]),
            (.mouse, ["on", "off"]), (.reducedMotion, ["on", "off"]),
        ] as [(SettingKey, [String])])
    func words(key: SettingKey, words: [String]) throws {
        #expect(key.allowedValues == .words(words))
        for word in words {
            var settings = Settings()
            try settings.set(key, to: word)
            #expect(settings[key] == word)
            #expect(settings.value(key) == word)
        }
    }

    @Test(
        "SET-1: another value is refused with the allowed ones",
        arguments: [
            (.language, "de"), (.language, "EN"), (.theme, ""), (.firstWeekday, "monday"),
            (.dayStart, "12:00"),
            (.dayStart, "3:00"), (.dayStart, "03:60"), (.dayStart, "-1:00"), (.dayStart, "0300"),
            (.dayStart, "03:000"),
            (.dayStart, "٠٣:٠٠"), (.defaultFilter, "none"), (.usageLog, "yes"), (.mouse, "true"),
            (.reducedMotion, "1"),
        ] as [(SettingKey, String)])
    func refusals(key: SettingKey, value: String) {
        var settings = Settings()
        let fault = #expect(throws: SettingFault.self) { try settings.set(key, to: value) }
        #expect(fault?.key == key)
        #expect(fault?.value == value)
        #expect(fault?.allowed == key.allowedValues)
        #expect(settings == Settings())
    }

    @Test(
        "SET-4: the day starts from 00:00 to 11:59",
        arguments: [("00:00", 0), ("03:00", 180), ("11:59", 719)])
    func dayStart(text: String, minutes: Int) throws {
        #expect(SettingKey.dayStart.allowedValues == .timeBeforeNoon)
        var settings = Settings()
        try settings.set(.dayStart, to: text)
        #expect(settings.dayStart == minutes)
    }

    @Test("S8: a stored value that is not allowed gives way to the default until the setting is set or unset")
    func ignored() throws {
        for change in [{ try? $0.set(.theme, to: "dark") }, { $0.unset(.theme) }]
            as [(inout Settings) -> Void?]
        {
            var settings = Settings()
            settings.ignore(.theme)
            settings.ignore(.mouse)
            #expect(settings[.theme] == "system" && settings.ignoredKeys == [.theme, .mouse])
            _ = change(&settings)
            #expect(settings.ignoredKeys == [.mouse])
        }
    }

    @Test func values() throws {
        var settings = Settings()
        try settings.set(.language, to: "ru")
        try settings.set(.theme, to: "dark")
        try settings.set(.firstWeekday, to: "sun")
        try settings.set(.defaultFilter, to: "not-completed")
        try settings.set(.usageLog, to: "on")
        try settings.set(.mouse, to: "off")
        try settings.set(.reducedMotion, to: "on")
        settings.hasSeenOnboarding = true
        #expect(settings.language == .russian)
        #expect(settings.theme == .dark)
        #expect(settings.firstWeekday == .sunday)
        #expect(settings.defaultFilter == .notCompleted)
        #expect(settings[.usageLog] == "on" && settings[.reducedMotion] == "on")
        #expect(!settings.usesMouse && settings.hasSeenOnboarding)
        settings.unset(.language)
        #expect(settings.language == .system && settings.value(.language) == nil)
    }
}
