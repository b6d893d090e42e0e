import Synchronization
import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDesk
import TrackerDomain
import TrackerPresentation

@Suite struct LibraryWatchTests {
    @Test("T64: midnight is noticed once, and so is a clock set back")
    func midnight() {
        var today = Day(9818)
        var watch = LibraryWatch(stamp: { nil }, today: { today })
        var news = [watch.hasChanged()]
        for day in [Day(9819), Day(9817)] {
            today = day
            news += [watch.hasChanged(), watch.hasChanged()]
        }
        #expect(news == [false, true, false, true, false])
    }

    @Test("LIVE-1: a library that another program writes is noticed once, and so is one that goes")
    func otherPrograms() throws {
        let folder = try TemporaryFolder()
        let store = PropertyListLibraryStore(
            path: folder.path("Library.plist"), backups: folder.path("backups"),
            environment: StoreEnvironment(
                today: { Day(9818) }, newIdentifier: { Identifier(high: 0, low: 0) },
                dayOfTime: { _ in Day(9818) }))
        var watch = LibraryWatch(stamp: store.stamp, today: { Day(9818) })
        var news = [watch.hasChanged()]
        try folder.write("one", to: "Library.plist")
        news += [watch.hasChanged(), watch.hasChanged()]
        folder.remove("Library.plist")
        news += [watch.hasChanged(), watch.hasChanged()]
        #expect(news == [false, true, false, true, false])
    }

    @Test("files of other devices are noticed once, those that are there at first too, but not that they go")
    func otherMachines() {
        var stamp: SyncStamp?
        var watch = LibraryWatch(stamp: { nil }, folder: { stamp }, today: { Day(9818) })
        var news: [Bool] = []
        for text in [nil, "one", "one", "two", nil, "two", "three"] {
            stamp = text.map { SyncStamp($0) }
            news.append(watch.folderHasChanged())
        }
        #expect(news == [false, true, false, true, false, false, true])
        watch.forgetFolder()
        news = [watch.folderHasChanged(), watch.folderHasChanged()]
        #expect(news == [true, false])
        let hasChanged = watch.hasChanged()
        #expect(!hasChanged)
    }

    @Test("T64, SET-4: an open app asks the clock anew each time, with the day's start; a fixed today stays")
    func clockIsAsked() throws {
        let shell = try Shell()
        shell.tracker("config", "set", "day-start", "03:00")
        let clock = Mutex(ClockReading(date: Day(9818), minute: 23 * 60 + 59))
        func today(_ variables: [String: String]) throws -> () -> Day {
            let desk = Desk(
                in: DeskSystem(
                    variable: { variables[$0] }, accountHome: { nil }, clock: { clock.withLock { $0 } },
                    reading: { _ in ClockReading(date: Day(9818), minute: 720) },
                    newID: { Identifier(high: 0, low: 1) }))
            let today = try desk.today()
            return { today(desk.settings.dayStart) }
        }
        let (moving, fixed) = (
            try today(shell.environment),
            try today(shell.environment.merging(["TRACKER_TODAY": "2026-11-01"]) { $1 })
        )
        #expect(moving() == Day(9818))
        clock.withLock { $0 = .init(date: Day(9819), minute: 179) }
        #expect(moving() == Day(9818))
        clock.withLock { $0 = .init(date: Day(9819), minute: 180) }
        #expect(moving() == Day(9819))
        #expect(fixed().iso == "2026-11-01")
    }
}
