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

    @Test("FORM-5: Space and a click save the other value at once, and a notice tells it")
    func keep() throws {
        let place = KeptSettings([.language: "en"])
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .theme)
        session.app.press()
        #expect(place.writes == [[.theme: "light"]] && session.settings != nil)
        #expect(session.state.notice == Notice(.information, "Saved: theme light."))
        session.app.choose(row: 6)
        #expect(place.values == [.language: "en", .theme: "light", .mouse: "off"])
        #expect(session.state.notice == Notice(.information, "Saved: mouse off."))
    }

    @Test("FORM-5: Enter, Esc and Ctrl-S close the settings and take nothing back", arguments: 0..<3)
    func close(by key: Int) throws {
        let place = KeptSettings()
        let session = try KeySession(.holding(.habit(1)), place.preferences)
        session.openSettings(at: .language)
        session.move(.left, .down, .right, .right)
        #expect(session.settings?.title == "Настройки")
        let closing: [() -> Void] = [
            { session.app.confirm() }, { session.escape() }, { session.app.handle(.save) },
        ]
        closing[key]()
        #expect(session.settings == nil)
        #expect(place.values == [.language: "ru", .theme: "dark"])
    }

    @Test("FORM-5, T84: a line of the palette sets another value over the sheet, which shows it")
    func palette() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .mouse)
        session.move(.right)
        session.typeCommand("set theme light")
        session.app.confirm()
        #expect(place.values == [.mouse: "off", .theme: "light"])
        #expect(session.settings?.rows[1].value == "light")
    }

    @Test("A3: what could not be kept is told first, then why; the app goes on as before")
    func refused() throws {
        let place = KeptSettings()
        let session = try KeySession(nil, place.preferences)
        place.trouble = .disk(DiskFault(operation: .saveSettings, path: "/s", cause: .diskFull))
        let before = session.state
        session.openSettings(at: .language)
        session.move(.left)
        #expect(session.settings?.rows.first?.value == "system")
        #expect(
            session.state.notice
                == Notice(
                    .error,
                    "The settings were not saved. Cannot save /s: the disk is full, free some space."))
        session.escape()
        #expect(session.state == before)
    }

    @Test("S7, SET-1: that a broken file was put aside is told with what was kept")
    func remark() throws {
        let place = KeptSettings()
        place.copy = "/s.broken"
        let session = try KeySession(nil, place.preferences)
        session.openSettings(at: .mouse)
        session.move(.right)
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
