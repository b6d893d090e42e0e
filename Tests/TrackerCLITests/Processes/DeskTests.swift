import TestKit
import Testing
import TrackerData
import TrackerDesk
import TrackerDomain
import TrackerPresentation

/// Where every front begins: what variables, options and the settings file make of a run.
@Suite struct DeskTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    /// A system with these variables, where it is one in the night of 20 November 2026.
    private func system(_ variables: [String: String] = [:]) -> DeskSystem {
        let all = ["HOME": home.path].merging(variables) { $1 }
        let now = ClockReading(date: Day(iso: "2026-11-20")!, minute: 60)
        return DeskSystem(
            variable: { all[$0] }, accountHome: { nil }, clock: { now }, reading: { _ in now },
            newID: { Identifier(high: 0, low: .random(in: 1 ... .max)) })
    }

    @Test("FRONT-11: the library is that of the option, else of the variable, else of the home folder")
    func library() {
        let named = ["TRACKER_LIBRARY": "~/named.plist"]
        #expect(Desk(library: "/other.plist", in: system(named)).paths.library == "/other.plist")
        #expect(Desk(in: system(named)).paths.library == home.path("named.plist"))
        #expect(Desk(in: system(["XDG_DATA_HOME": "/data"])).paths.library == "/data/tracker/Library.plist")
        #expect(Desk(in: system(["HOME": ""])).paths.library.isEmpty)
        #expect(Desk(in: system(["TMPDIR": "/t"])).temporaryFolder == "/t")
        #expect(Desk(in: system(["TMPDIR": "t"])).temporaryFolder == "/tmp")
    }

    @Test(
        "FRONT-11: an option outranks a variable, which outranks the setting; a broken file of settings is told"
    )
    func settings() throws {
        let file = SettingsFile(path: Desk(in: system()).paths.settings)
        _ = try file.update { try? $0.set(.language, to: "ru") }
        #expect(Desk(in: system()).conventions.language == .russian)
        #expect(Desk(in: system(["TRACKER_LANG": "en"])).conventions.language == .english)
        let option: (SettingKey) -> String? = { $0 == .language ? "ru" : nil }
        #expect(Desk(option: option, in: system(["TRACKER_LANG": "en"])).conventions.language == .russian)
        #expect(Desk(in: system()).settingsTrouble == nil)
        try home.write("nonsense", to: String(file.path.dropFirst(home.path.count + 1)))
        #expect(Desk(in: system()).settingsTrouble != nil)
        #expect(Desk(in: system(["LANG": "ru_RU.UTF-8"])).conventions.language == .russian)
    }

    @Test("FRONT-11: today is the day before until the day starts, and the fixed one where it is fixed")
    func today() throws {
        let night = try Desk(in: system()).today()
        #expect(night(0).iso == "2026-11-20" && night(180).iso == "2026-11-19")
        let fixed = try Desk(in: system(["TRACKER_TODAY": "2025-01-02"])).today()
        #expect(fixed(0).iso == "2025-01-02" && fixed(180).iso == "2025-01-02")
        #expect(throws: BadToday.self) {
            try Desk(in: system(["TRACKER_TODAY": "tomorrow"])).today()
        }
    }

    @Test("FRONT-11: what is done at a desk is on its disk, for the next one to find")
    @MainActor func workspace() throws {
        let app = try AppViewModel(workspace: try Desk(in: system()).workspace())
        app.perform(.newTracker)
        let form = try #require(app.sheets.last as? FormSheetViewModel).form
        form.enter("Run", in: .name)
        form.enter("Sport", in: .category)
        form.enter("daily", in: .schedule)
        app.save()
        let run = try #require(app.list.state.cards.first)
        app.perform(.done(true), on: run.id, app.list.state.date)
        let next = try AppViewModel(workspace: try Desk(in: system()).workspace())
        #expect(next.list.state.cards.map(\.name) == ["Run"] && next.list.state.cards[0].isCompleted)
        #expect(app.list.state.date.iso == "2026-11-20")
    }
}
