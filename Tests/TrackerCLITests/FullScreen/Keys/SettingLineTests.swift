import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A3, SET-1: `set KEY VALUE` in the palette.
@MainActor @Suite struct SettingLineTests {
    private let place = KeptSettings([.theme: "dark"])
    private let session: KeySession

    init() throws { session = try KeySession(nil, place.preferences) }

    private var words: [String] { session.actions?.rows.map(\.keys) ?? [] }
    private var focused: String? { session.actions?.rows.first(where: \.isFocused)?.keys }

    @Test("A3: “set ” lists the settings, what is typed of one leaves those that go on so")
    func keys() {
        session.typeCommand("set ")
        #expect(
            words == [
                "language", "theme", "first-weekday", "day-start", "default-filter", "usage-log", "mouse",
                "reduced-motion",
            ])
        #expect(session.actions?.rows[1].text == "Theme")
        session.type("d")
        #expect(words == ["day-start", "default-filter"] && focused == "day-start")
        session.move(.down)
        session.app.confirm()
        #expect(session.actions?.text == "set default-filter ")
        #expect(words == ["all", "today", "completed", "not-completed"])
        #expect(place.writes.isEmpty)
    }

    @Test("A3, T90: “set theme ” lists the values; the current one is checked and has the focus")
    func values() {
        session.typeCommand("set theme ")
        #expect(words == ["light", "dark", "system"] && focused == "dark")
        #expect(session.actions?.rows.map(\.isChosen) == [false, true, false])
        session.move(.up)
        session.app.confirm()
        #expect(place.values[.theme] == "light" && session.notice == "Saved: theme light.")
        #expect(session.state.sheets.isEmpty)
    }

    @Test(
        "A3: a whole line sets at once",
        arguments: ["set theme light", "set theme light ", " set  theme  light", "Set THEME Light"])
    func wholeLine(line: String) {
        session.typeCommand(line)
        session.app.confirm()
        #expect(place.writes == [[.theme: "light"]])
    }

    @Test("SET-4: a start of the day is typed as a time; the hours are listed")
    func dayStart() {
        session.typeCommand("set day-start ")
        #expect(words.count == 12 && words.first == "00:00" && words.last == "11:00")
        session.type("03:30")
        #expect(words == ["03:30"])
        session.app.confirm()
        #expect(place.values[.dayStart] == "03:30" && session.notice == "Saved: day begins at 03:30.")
    }

    @Test(
        "SET-1: what cannot be is refused in one sentence that names what can; the line stays",
        arguments: [
            ("set theme blue", "theme cannot be “blue”: choose light, dark or system."),
            ("Set Theme Blue", "theme cannot be “Blue”: choose light, dark or system."),
            ("set mouse on off", "mouse cannot be “on off”: choose on or off."),
            ("set day-start 12:00", "“12:00” is not a start of a day: write a time from 00:00 to 11:59."),
            (
                "set color red",
                "There is no setting “color”: choose language, theme, first-weekday, day-start, default-filter, usage-log, mouse or reduced-motion."
            ),
            (
                "set x",
                "There is no setting “x”: choose language, theme, first-weekday, day-start, default-filter, usage-log, mouse or reduced-motion."
            ),
        ])
    func refusals(line: String, sentence: String) {
        session.typeCommand(line)
        session.app.confirm()
        #expect(session.state.notice == Notice(.error, sentence))
        #expect(session.actions?.text == line && place.writes.isEmpty)
        session.app.edit(.deleteBackward)
        #expect(session.notice == nil)
    }

    @Test("SET-1: the same in Russian")
    func russian() throws {
        let session = try KeySession(nil, KeptSettings([.language: "ru"]).preferences)
        session.typeCommand("set theme чёрная")
        session.app.confirm()
        #expect(session.notice == "theme не может быть «чёрная»; выберите light, dark или system.")
        session.escape()
        session.typeCommand("set theme li")
        #expect(session.actions?.rows.map(\.text) == ["светлая"])
        session.app.confirm()
        #expect(session.notice == "Сохранено: тема — светлая.")
    }

    @Test("T84: without a blank behind it “set” is looked for like any word")
    func search() {
        session.typeCommand("set")
        #expect(session.actions?.rows.first?.text == "settings: language, theme, week, mouse")
        session.app.confirm()
        #expect(session.settings != nil)
    }

    @Test(
        "T84, A3: the settings are found by their names in both languages",
        arguments: [
            "settings", "options", "preferences", "language", "theme", "mouse", "настройки", "опции", "язык",
            "тема", "мышь",
        ])
    func found(word: String) {
        session.typeCommand(word)
        session.app.confirm()
        #expect(session.settings != nil)
    }
}
