import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A library in step with other devices whose file a person edits by hand.
struct EditedInStepTests {
    private let laptop: DeviceID = "k7q2"
    private let phone: DeviceID = "p3xx"
    private let days = DaySet(["2026-11-17", "2026-11-18", "2026-11-19"] as [Day])

    /// A stand whose library is in step: the laptop has marked three days of "Run" and, as its last step, today.
    private func stand() throws -> (Stand, asKnown: Journal) {
        let stand = try Stand()
        let run = Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(ScheduleHistory(.weekdays(.everyDay), from: "2026-11-02")), createdOn: "2026-11-02",
            completions: days)
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [run])
        let journal = Journal.inStep(library, laptop)
        let bytes = try LibraryEncoder.encode(
            library, history: History(), replica: journal.replica, generation: 1)
        try stand.folder.write(String(decoding: bytes, as: UTF8.self), to: "data/Library.plist")
        try stand.mark(Stand.today)
        return (stand, try stand.store.loadJournal())
    }

    private func edit(_ stand: Stand, _ old: String, _ new: String) throws {
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        let edited = text.replacingOccurrences(of: old, with: new)
        try #require(edited != text, "nothing was edited")
        try stand.folder.write(edited, to: "data/Library.plist")
    }

    @Test(
        "what was edited by hand is noted: it reaches the other devices, and what was taken away stays away")
    func noted() throws {
        let (stand, known) = try stand()
        var other = Journal.inStep(known.library, phone, from: known)
        try other.perform([.note("Rain", of: .tracker(1), on: Stand.today)], today: Stand.today)

        try edit(stand, ">Run<", ">Jog<")
        try edit(stand, "<string>11:17-20</string>", "<string>11:18-20</string>")
        try stand.perform(.pin(.tracker(1)))

        let edited = try stand.store.loadJournal()
        try #require(edited.replica?.device == laptop)
        try other.takeIn(edited)
        let run = try #require(other.library.tracker(.tracker(1)))
        #expect(run.name == "Jog" && run.isPinned)
        #expect(run.marks == days.subtracting(DaySet(["2026-11-17"] as [Day])).union(Stand.today))
        #expect(run.notes[Stand.today]?.text == "Rain")
        // The laptop takes the note in and then has the same.
        var again = edited
        try again.takeIn(other)
        #expect(again.library == other.library && again.replica?.facts == other.replica?.facts)
    }

    @Test("the facts of an edited file are not believed, whatever they say")
    func notBelieved() throws {
        let (stand, _) = try stand()
        try edit(stand, "k7q2", "zzzz")
        try stand.perform(.pin(.tracker(1)))
        #expect(try stand.store.loadJournal().replica?.device == laptop)
    }

    @Test("an edit by hand is no step of the history, and what was done before it can be undone")
    func history() throws {
        let (stand, _) = try stand()
        try edit(stand, ">Run<", ">Jog<")
        _ = try stand.store.update { (journal) throws(EditError) in try journal.undo(today: Stand.today) }
        #expect(try stand.marks == Array(days))
        #expect(try stand.library.tracker(.tracker(1))?.name == "Jog")
    }
}

extension DaySet {
    fileprivate func union(_ day: Day) -> DaySet {
        var days = self
        days.insert(day)
        return days
    }
}
