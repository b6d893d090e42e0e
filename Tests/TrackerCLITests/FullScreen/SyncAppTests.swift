import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app on one device, commands on another, a folder between them.
@MainActor @Suite struct SyncAppTests {
    /// The app over the library of a shell's home.
    private func app(_ shell: Shell, savesLater: Bool = false) throws -> AppViewModel {
        let today = shell.today
        let store = PropertyListLibraryStore(
            path: shell.home.path(shell.libraryPath),
            backups: shell.home.path(".local/state/tracker/backups"),
            sync: shell.home.path(".local/state/tracker/sync"),
            environment: StoreEnvironment(
                today: { today }, newIdentifier: { Identifier(high: 0, low: 1) }, dayOfTime: { _ in today },
                logEntries: {
                    $0.logEntries(today: today, language: .english, advice: Advice.onCommandLine(.none))
                },
                machineMark: { Machine.mark(.system) }))
        return try AppViewModel(
            workspace: Workspace(
                store: store, sync: store,
                today: { today }, newID: { Identifier(high: 0, low: 2) },
                conventions: Conventions(language: .english), advice: Advice.inApp(.none)),
            savesLater: savesLater)
    }

    @Test(
        "HARD-16: an amount that came in with the mark is told and given back by the next one",
        arguments: [true, false])
    func replaced(savesLater: Bool) throws {
        let (phone, laptop) = (try Shell(), try Shell())
        let folder = try TemporaryFolder()
        phone.tracker(
            "add", "Water", "--category", "Home", "--schedule", "daily", "--goal", "2000 ml")
        phone.tracker("add", "Read", "--category", "Home", "--schedule", "daily")
        #expect(phone.tracker("sync", "on", folder.path, "--name", "phone").code == .done)
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        let app = try app(laptop, savesLater: savesLater)
        #expect(phone.tracker("done", "Water", "1250").code == .done)

        app.press()
        app.saveMarks()
        let notice = app.notice?.text ?? ""
        #expect(notice.hasPrefix("Done, 20 Nov: Water (2,000 ml, was 1,250)"), "\(notice)")
        #expect(notice.hasSuffix(". From phone: 1 amount."), "\(notice)")
        app.press()
        app.saveMarks()
        #expect(laptop.tracker("list", "--json").output.contains("\"amount\":\"1250\""))
    }

    @Test("a mark made there is seen here once the folder has changed, and one made here is seen there")
    func bothWays() throws {
        let (phone, laptop) = (try Shell(), try Shell())
        let folder = try TemporaryFolder()
        phone.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        #expect(phone.tracker("sync", "on", folder.path, "--name", "phone").code == .done)
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        let app = try app(laptop)
        #expect(app.list.library.trackers.map(\.name) == ["Run"])

        let before = app.list.library.trackers[0].marks.count
        #expect(phone.tracker("done", "Run").code == .done)
        app.takeIn()
        #expect(app.list.library.trackers[0].marks.count == before + 1)
        #expect(app.notice == Notice(.information, "From phone: 1 mark."))
        let log = laptop.tracker("sync", "log").output
        #expect(log.contains("phone  Run, 20 Nov: done"))

        app.perform([.pin(app.list.library.trackers[0].id)])
        #expect(phone.tracker("list").output.contains("Run"))
        #expect(phone.tracker("sync").code == .done)
        #expect(phone.tracker("list", "--json").output.contains("\"pinned\":true"))
    }
}
