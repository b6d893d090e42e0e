import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A3, SET-1: the sheet of settings.
@MainActor @Suite struct SettingsSheetTests {
    @Test(
        "SET-1: every setting stands there with its value; one that is left to the system with what comes of it"
    )
    func list() throws {
        let session = try KeySession(nil, KeptSettings([.dayStart: "03:30"]).preferences)
        session.app.perform(.openSettings)
        let english = [
            "Language|system|English", "Theme|system|dark", "Week begins on|system|Monday",
            "Day begins at|03:30|", "Filter at start|All trackers|", "Usage log|off|", "Mouse|on|",
            "Reduced motion|off|",
        ]
        #expect(rows(session) == english)
        #expect(session.settings?.title == "Settings")
        #expect(session.settings?.explanation == "language of all texts")
        session.move(.left)
        let russian = [
            "Язык|Русский|", "Тема|системная|тёмная", "Начало недели|системное|понедельник",
            "Начало дня|03:30|", "Первый фильтр|Все трекеры|", "Журнал нажатий|выкл|", "Мышь|вкл|",
            "Без анимации|выкл|",
        ]
        #expect(rows(session) == russian)
    }

    @Test(
        "SET-1: → and ← go through all values that a setting takes, round the ends",
        arguments: SettingKey.allCases)
    func values(key: SettingKey) throws {
        let session = try KeySession(nil, KeptSettings().preferences)
        session.openSettings(at: key)
        let preferences = session.model.preferences
        let first = preferences.value(key)
        var seen = [first]
        repeat {
            session.move(.right)
            seen.append(preferences.value(key))
        } while seen.last != first && seen.count < 20
        session.move(.left)
        #expect(preferences.value(key) == seen[seen.count - 2])
        switch key.allowedValues {
        case .words(let words): #expect(Set(seen) == Set(words))
        case .timeBeforeNoon:
            #expect(
                seen == [
                    "00:00", "01:00", "02:00", "03:00", "04:00", "05:00", "06:00", "07:00", "08:00", "09:00",
                    "10:00", "11:00", "00:00",
                ])
        }
    }

    @Test("SET-4: a start of the day that was set by hand stands among the hours")
    func handSet() throws {
        let session = try KeySession(nil, KeptSettings([.dayStart: "03:30"]).preferences)
        session.openSettings(at: .dayStart)
        session.move(.right)
        #expect(session.model.preferences.value(.dayStart) == "04:00")
        session.move(.left)
        #expect(session.model.preferences.value(.dayStart) == "03:00")
    }

    @Test("SET-1: Space and a click change the value; Enter keeps all that changed, and one notice tells it")
    func keep() throws {
        let place = KeptSettings([.language: "en"])
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .theme)
        session.app.press()
        session.app.choose(row: 6)
        session.move(.right, .right)
        session.app.confirm()
        #expect(session.settings == nil)
        #expect(place.writes == [[.theme: "light", .mouse: "off"]])
        #expect(place.values == [.language: "en", .theme: "light", .mouse: "off"])
        #expect(session.state.notice == Notice(.information, "Saved: theme light, mouse off."))
    }

    @Test("SET-1: what was chosen and chosen back is no change: nothing is written, nothing told")
    func nothingChanged() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .mouse)
        session.move(.right, .left)
        session.app.confirm()
        #expect(place.writes.isEmpty && session.notice == nil && session.settings == nil)
    }

    @Test("SET-1: Esc brings back what was before, and asks nothing")
    func takeBack() throws {
        let place = KeptSettings()
        let session = try KeySession(.holding(.habit(1)), place.preferences)
        let before = session.state
        session.openSettings(at: .language)
        session.move(.left, .down, .right, .down, .right)
        #expect(session.settings?.title == "Настройки")
        session.escape()
        #expect(session.state == before && place.writes.isEmpty)
        #expect(session.model.preferences.appearance == .dark)
    }

    @Test(
        "SET-1, T84: no line can set another value while some are tried out; help over the sheet shows the keys"
    )
    func noPalette() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .mouse)
        session.move(.right)
        session.typeCommand("set theme light")
        session.app.perform(.showHelp)
        session.type("find a command")
        session.app.confirm()
        #expect(session.settings != nil && !session.model.preferences.isOn(.mouse))
        session.app.confirm()
        #expect(place.writes == [[.mouse: "off"]])
    }

    @Test("A3: what could not be kept is told first, then why; the app goes on as before")
    func refused() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        place.trouble = .disk(DiskFault(operation: .saveSettings, path: "/s", cause: .diskFull))
        let before = session.state
        session.openSettings(at: .language)
        session.move(.left)
        session.app.confirm()
        #expect(
            session.state.notice
                == Notice(
                    .error,
                    "The settings were not saved. Cannot save /s: the disk is full, free some space."))
        session.app.perform(.goToToday)
        #expect(session.state == before)
        place.trouble = nil
        session.openSettings(at: .language)
        #expect(session.settings?.rows.first?.value == "system")
    }

    @Test("S7, SET-1: that a broken file was put aside is told with what was kept")
    func remark() throws {
        let place = KeptSettings()
        place.copy = "/s.broken"
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .mouse)
        session.move(.right)
        session.app.confirm()
        #expect(session.notice == "Saved: mouse off. The file that could not be read is saved as /s.broken.")
    }

    @Test(
        "SET-1, SET-2: where an option outranks a setting the sheet says so, and the option goes on deciding")
    func outranked() throws {
        let place = KeptSettings(options: [.language: ("--lang", "en"), .theme: ("--theme", "light")])
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .language)
        session.move(.left)
        #expect(
            rows(session).prefix(2) == ["Language|Русский|--lang decides", "Theme|system|--theme decides"])
        #expect(session.model.preferences.appearance == .light)
        session.app.confirm()
        #expect(place.values == [.language: "ru"] && session.notice == "Saved: language Русский.")
    }

    @Test("SET-1: the sheet opens with what is kept now: another program may have changed it")
    func changedElsewhere() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        place.values = [.language: "ru"]
        session.app.perform(.openSettings)
        #expect(session.settings?.rows.first?.value == "Русский")
        session.app.confirm()
        #expect(place.writes.isEmpty)
    }

    /// "Theme|system|dark".
    private func rows(_ session: KeySession) -> [String] {
        session.settings?.rows.map { "\($0.title)|\($0.value)|\($0.remark ?? "")" } ?? []
    }
}
