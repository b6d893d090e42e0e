import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A3, SET-1: settings by keys and clicks, and what the whole screen makes of them.
@MainActor @Suite struct SettingsSheetKeyTests {
    private let stage: AppStage

    init() throws { stage = try AppStage() }

    @Test("SET-1, T66: o opens the settings, with the Russian layout too", arguments: ["o", "щ"])
    func key(key: String) {
        stage.type(key)
        #expect(stage.shows("Week begins on"))
        #expect(stage.rows.last?.hasPrefix(" Esc close  ←→ change") == true)
        stage.type("\u{1B}")
        #expect(!stage.shows("Week begins on"))
    }

    @Test("SET-2, FORM-5: a language that is chosen holds on the whole screen at once, and after Esc")
    func language() {
        stage.type("o\u{1B}[C")
        #expect(stage.shows("1 Трекеры") && stage.shows("Настройки") && stage.shows("Esc закрыть"))
        stage.type("\u{1B}")
        #expect(stage.shows("1 Трекеры") && !stage.shows("Настройки"))
    }

    @Test("SET-1, T72: a click on a setting changes its value, one on the footer's Esc closes the sheet")
    func click() {
        stage.type("o")
        #expect(stage.click("Mouse") && !stage.driver.model.preferences.isOn(.mouse))
        #expect(stage.shows("Saved: mouse off.") && stage.click("Esc close"))
        #expect(!stage.shows("Week begins on") && !stage.driver.model.preferences.isOn(.mouse))
    }

    @Test(
        "SET-1: the screen around the settings keeps its colors, and takes those of the theme that is chosen")
    func theme() {
        let top = Rect(column: 0, row: 0, columns: AppStage.size.columns, rows: 1)
        func styles() -> [Style] {
            let frame = stage.driver.render(AppStage.size)
            return (0..<top.size.columns).map { frame[Point(column: $0, row: 0)].style }
        }
        let dark = styles()
        stage.type("o")
        #expect(stage.focus(row: "Theme") && styles() == dark)
        stage.type("l")
        let light = styles()
        #expect(light != dark)
        #expect(light.contains { $0.foreground?.rgb == Palette(.light).color(of: .accent) })
        stage.type("h\u{1B}")
        #expect(styles() == dark)
    }

    @Test("A3: `:set theme light` sets; with the Russian layout the palette opens, and what is typed stays")
    func line() {
        stage.type(":set theme light\r")
        #expect(stage.shows("Saved: theme light.") && stage.driver.model.preferences.appearance == .light)
        stage.type("Жыуе")
        #expect(stage.shows("/ ыуе"))
    }
}
