import DeskKit
import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The log of what machines brought: each way in which something comes is in it.
@Suite struct LoggingSyncTests {
    private let fake = FakeSync.ofThree

    private func inMemory(_ library: Library) throws -> InMemoryLibraryStore {
        let store = InMemoryLibraryStore(today: { .today }, newIdentifier: { Identifier(high: 0, low: 1000) })
        _ = try store.update { (journal) throws(EditError) in try journal.adopt(library, today: .today) }
        return store
    }

    private func logging(_ language: Language = .english) throws -> LoggingSync {
        let run = try Library.holding(.habit(1, "Run"))
        let phone = MergeReport.Arrival(
            machine: "phone",
            changes: [
                .added(Tracker.habit(2, "Swim", done: [.today]), at: 1),
                .completed(1, DaySet([.today])),
            ])
        fake.set(\.takenIn, to: MergeReport(phone.changes, arrivals: [phone]))
        return LoggingSync(
            fake, store: try inMemory(run), today: { .today }, language: { language }, advice: { _ in nil })
    }

    @Test("SYNC 7: an exchange, and a file that is brought, are logged; a new tracker was not imported")
    func arrivals() throws {
        let sync = try logging()
        _ = try sync.exchange(.folder)
        let lines = ["2026-03-08 phone: added: Swim", "2026-03-08 phone: done, 8 Mar: Run"]
        #expect(sync.log() == lines)
        _ = try sync.take([])
        #expect(sync.log() == lines + lines)
    }

    @Test("SYNC 7: so is what the library began with; nothing if it was the own one")
    func beginning() throws {
        for (language, line) in [
            (Language.english, "2026-03-08 desk and laptop: 12 trackers and 2,310 marks"),
            (.russian, "2026-03-08 desk и laptop: 12 трекеров, 2\u{A0}310 отметок"),
        ] {
            let sync = try logging(language)
            fake.set(\.log, to: [])
            fake.set(\.beginning, to: SyncBeginning(name: ""))
            _ = try sync.begin(SyncWish(folder: "/s", name: "phone"))
            #expect(sync.log() == [])
            var beginning = SyncBeginning(name: "")
            (beginning.machines, beginning.trackers, beginning.marks) = (["desk", "laptop"], 12, 2310)
            fake.set(\.beginning, to: beginning)
            _ = try sync.begin(SyncWish(folder: "/s", name: "phone"))
            #expect(sync.log() == [line])
        }
    }
}
