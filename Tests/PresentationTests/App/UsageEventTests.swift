import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("LOG-1: usage events") struct UsageEventTests {
    @Test("Open and close, each once")
    func openAndClose() throws {
        let session = try AppSession()
        session.app.perform(.quit)
        session.app.perform(.quit)
        #expect(session.events == [UsageEvent(.open), UsageEvent(.close)])
        #expect(session.events[0].screen == "Main" && UsageEvent.Item.addTrack.rawValue == "add_track")
    }

    @Test("The clicks: +, filter, edit, from keys and menus")
    func clicks() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.perform(.newTracker)
        session.app.cancel()
        session.app.perform(.openFilters)
        session.app.cancel()
        session.app.perform(.editTracker)
        session.app.cancel()
        session.app.confirm()
        try session.pick("Edit")
        #expect(
            Array(session.events.dropFirst())
                == [.addTrack, .filter, .edit, .edit].map { UsageEvent(.click, $0) })
    }

    @Test("track only after a mark succeeded")
    func track() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.perform(.nextDay)
        session.app.press()
        session.app.perform(.goToToday)
        session.desk.store.trouble = .busy(path: "/l")
        session.app.press()
        #expect(session.events == [UsageEvent(.open)])
        session.desk.store.trouble = nil
        session.app.press()
        #expect(session.events == [UsageEvent(.open), UsageEvent(.click, .track)])
    }

    @Test("delete only after confirmation")
    func delete() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.perform(.deleteTracker)
        session.app.answer(false)
        #expect(session.events == [UsageEvent(.open)])
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.events == [UsageEvent(.open), UsageEvent(.click, .delete)])
    }

    @Test("Keys that do nothing are no events")
    func nothing() throws {
        let session = try AppSession()
        for action in [.editTracker, .deleteTracker, .openFilters, .toggleDone] as [AppAction] {
            session.app.perform(action)
        }
        #expect(session.events == [UsageEvent(.open)])
    }
}
