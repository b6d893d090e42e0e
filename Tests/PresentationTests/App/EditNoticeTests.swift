import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What the app says of an edit besides what it set. Today is Friday, 6 March 2026.
@MainActor @Suite struct EditNoticeTests {
    private static let friday: Day = "2026-03-06"

    private func session(_ library: Library, _ conventions: Conventions = .english) throws -> AppSession {
        let session = try AppSession(library, conventions)
        session.desk.today = Self.friday
        session.app.reload()
        return session
    }

    @Test(
        "N6: a form that changes the goal says what becomes of today, and not the mark as well",
        arguments: [
            (Conventions.english, "at least 4 km" as Goal, "Changed: Run; today counts as done"),
            (.russian, "at least 4 km", "Изменено: Run; сегодняшний день засчитан"),
            (.english, "at least 9 km", "Changed: Run"),
        ])
    func goal(conventions: Conventions, goal: Goal, said: String) throws {
        let session = try session(
            .holding(.habit(1, "Run", goal: "at least 5 km", amounts: [(Self.friday, "4" as Amount)])),
            conventions)
        session.app.perform(.editTracker)
        try session.formModel().form.choose(goal: goal)
        session.app.save()
        #expect(session.notice == said)
        let isDone = try session.desk.library.trackers[0].marks.contains(Self.friday)
        #expect(isDone == (goal == "at least 4 km"))
    }

    @Test("N6: a mark that the form's + has made is told as ever")
    func markedByHand() throws {
        let session = try session(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        let form = try session.formModel().form
        form.choose(goal: "at least 5 km")
        form.addCompletion()
        session.app.save()
        #expect(session.notice == "Changed: Run; done, 6 Mar: Run")
    }

    @Test("N18, N32: a new habit says who else has its name, and what its first week asks for")
    func added() throws {
        let session = try session(.holding(.habit(1, "Run")))
        session.openNewForm()
        session.type("Run")
        let form = try session.formModel().form
        form.choose(category: .existing(.work))
        form.choose(schedule: .rule("3 a week"))
        session.app.save()
        #expect(
            session.notice
                == "Added: Run; this week: 1, as it begins on Friday. There is another Run in Home.")
    }

    @Test("N18: a habit that is not planned for the day shown has both sentences")
    func addedElsewhere() throws {
        let session = try session(.holding(.habit(1, "Run")))
        session.openNewForm()
        session.type("Run")
        let form = try session.formModel().form
        form.choose(category: .existing(.work))
        form.choose(schedule: .on(.monday))
        session.app.save()
        #expect(
            session.notice
                == "Added: Run. There is another Run in Home. It is not planned for the day shown.")
    }

    @Test("N18: one that comes back from the archive to another of its name says so")
    func unarchived() throws {
        let session = try session(
            .holding(.habit(1, "Run"), .habit(2, "Run", status: .archived(since: "2026-03-03"))))
        session.app.perform(.openFilters)
        try session.pick("Resting")
        session.app.perform(.toggleArchive)
        #expect(session.notice == "Back from the archive: Run. There is another Run in Home.")
    }

    @Test(
        "N22: a skip before the start changes nothing, and says why",
        arguments: [
            (Conventions.english, "Nothing skipped: Run; 1 day before the start left out"),
            (.russian, "Ничего не пропущено: Run; 1 день до начала не учтён"),
        ])
    func skip(conventions: Conventions, said: String) throws {
        let session = try session(.holding(.habit(1, "Run", created: Self.friday)), conventions)
        session.app.perform(.previousDay)
        session.app.perform(.toggleSkip)
        #expect(session.notice == said)
        #expect(try session.desk.library.trackers[0].skips.isEmpty)
        session.app.perform(.nextDay)
        session.app.perform(.toggleSkip)
        #expect(try Array(session.desk.library.trackers[0].skips) == [Self.friday])
    }

    @Test("N7: the details and the form tell the day that a rule counts from")
    func origin() throws {
        let session = try session(.holding(.habit(1, planned: .rule("every 2 days from 2026-03-06"))))
        session.app.perform(.openDetails)
        #expect(session.details?.scheduleText == "every 2 days from 6 Mar")
        #expect(session.details?.card.scheduleText == "every 2 days")
        session.app.cancel()
        session.app.perform(.editTracker)
        #expect(session.form?.form.scheduleText == "Every 2 days from 6 Mar")
        // A rule that is only being chosen has no day yet.
        try session.formModel().form.choose(schedule: .interval(try #require(DayGrid(every: 5))))
        #expect(session.form?.form.scheduleText == "Every 5 days")
    }
}
