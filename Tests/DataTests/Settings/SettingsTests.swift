import TestKit
import Testing
import TrackerData
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
        #expect(SettingKey.allCases.allSatisfy { !settings.isSet($0) })
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
            #expect(settings.isSet(key))
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

    @Test("SET-1: several values at once; those that a setting does not take, and what else is kept, stay")
    func changed() throws {
        var settings = Settings()
        try settings.set(.theme, to: "dark")
        settings.hasSeenOnboarding = true
        let changed = settings.changed(to: [.language: "ru", .theme: "blue", .mouse: "off"])
        #expect(changed.words == settings.words.merging([.language: "ru", .mouse: "off"]) { $1 })
        #expect(changed.hasSeenOnboarding && changed[.theme] == "dark")
        #expect(Settings().words[.firstWeekday] == "system" && Settings().words.count == 8)
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
        #expect(settings.language == .system && !settings.isSet(.language))
    }
}
