import Samples
import Testing
import TrackerData
import TrackerDomain

/// The file of a library in step: what a shipped one means, and which bytes facts give.
struct Version5Tests {
    @Test("The shipped file of version 5 reads to a pinned value, history and facts included")
    func pinnedDecoding() throws {
        let journal = try SyncedJournals.fixture().asShipped
        try ShippedFile(version: 5).expectReads(journal.library, journal.history, journal.replica)
        // The facts are those of three devices, and of what none of them shows.
        let facts = try #require(journal.replica?.facts)
        #expect(facts.trackers[.tracker(4)]?.lifetime.lives == false)
        #expect(facts.trackers[.tracker(6)]?.fields == [:])
        #expect(facts.trackers[.tracker(5)]?.isEvent == true)
        #expect(facts.categories[.category(4)]?.fields[.name]?.text == "SEA")
    }

    @Test(
        "The same library, history and facts, written anew, are the shipped file but for the words of its steps"
    )
    func pinnedEncoding() throws {
        let journal = try SyncedJournals.fixture().asShipped
        try ShippedFile(version: 5).expectWritten(
            journal.library, journal.history, journal.replica, generation: 5)
    }

    private static let (one, home) = (Identifier.tracker(1), Identifier.category(1))
    private static let (laptop, phone) = (SyncedJournals.laptop, SyncedJournals.phone)

    /// A habit done on four days of two years, with amounts of three of them.
    private static let run = Tracker.made(
        id: one, name: "Run", emoji: "🙂", color: .number(1), categoryID: home,
        kind: .habit(ScheduleHistory(.everyDay, from: "2025-12-01")), createdOn: "2025-12-01",
        goals: GoalHistory("at least 2 km", from: "2025-12-01"),
        completions: DaySet(["2025-12-30", "2026-01-02", "2026-01-03", "2026-01-04"]),
        amounts: DayMap([("2026-01-02", "5"), ("2026-01-03", "2"), ("2026-01-04", "3")]))
    private static let library = try! Library(
        id: .library, categories: [Category(id: home, name: "Home")], trackers: [run])

    /// The facts of that library, as the lines below have them.
    private static func facts() -> ReplicaState {
        var facts = ReplicaState(library, by: laptop)
        var run = facts.trackers[one]!
        run.lifetime = Lifetime(touched: [laptop: 7, phone: 2], gone: [laptop: 3])
        run.fields[.name] = Register(passes: 2, day: "2026-01-03", device: phone, edit: 1, text: "Run")
        var marks = DayClock()
        marks[laptop].once = DaySet(["2025-12-30", "2026-01-04"])
        marks[phone].once = DaySet(["2026-01-02", "2026-01-03", "2026-01-04"])
        marks[phone].more = ["2026-01-09": 2]
        run.days[.completions] = marks
        let set = Register(day: "2026-01-02", device: laptop, text: "5")
        var amounts = DayMap<DayValue>()
        amounts["2026-01-02"] = DayValue(set: set)
        amounts["2026-01-03"] = DayValue(set: nil, additions: [phone: .init(count: 2, sum: 2000)])
        amounts["2026-01-04"] = DayValue(
            set: Register(passes: 1, day: "2026-01-05", device: phone, text: "4"),
            seen: [laptop: .init(count: 1, sum: 500)],
            additions: [laptop: .init(count: 3, sum: -500)])
        run.values[.amount] = amounts
        facts.trackers[one] = run
        return facts
    }

    @Test("ReplicaState are lines of what differs from the usual")
    func lines() throws {
        let sync = Version5.Sync(Replica(facts: Self.facts(), device: Self.phone), of: Self.library)
        #expect(sync.device == "p3xx" && sync.lost == [] && sync.published == nil)
        #expect(
            sync.items == [
                "\(Self.home) category #0 k7q2=1",
                "\(Self.one) #0 k7q2=7/3 p3xx=2 ; name p3xx@2026-01-03/2/1",
            ])
        // Each device leads one year: the first of them is the usual one, and what both have is listed for both.
        #expect(
            sync.days == [
                "\(Self.one) completions k7q2 2026: p3xx k7q2 01:4 p3xx 01:4 p3xx/2 01:9"
            ])
        #expect(
            sync.values == [
                "\(Self.one) amount k7q2 2026: p3xx=2 01:3"
                    + " ; 2026-01-04 p3xx@2026-01-05/1 \"4\" k7q2=3-500~1+500"
            ])
        #expect(try sync.replica(of: Self.library).facts == Self.facts())
    }

    @Test("The days that an event hides are all listed, as it may become a habit again")
    func hiddenDays() throws {
        var facts = Self.facts()
        facts.trackers[Self.one]!.fields[.schedule]!.text = ""
        var skips = DayClock()
        skips[Self.phone].once = DaySet(["2026-01-06"])
        facts.trackers[Self.one]!.days[.skips] = skips
        let library = try facts.library(.library)
        let sync = Version5.Sync(Replica(facts: facts, device: Self.phone), of: library)
        #expect(sync.days.last == "\(Self.one) skips 2026: p3xx 01:6")
        #expect(try sync.replica(of: library).facts == facts)
    }

    @Test("A library in step with nobody has no facts")
    func withoutFacts() throws {
        let bytes = try LibraryEncoder.encode(Self.library, history: History(), generation: 1)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("sync"))
        let store = InMemoryLibraryStore(
            contents: bytes, today: { Stand.today }, newIdentifier: { .library })
        #expect(try store.loadJournal().replica == nil)
    }

    @Test("Every change keeps the facts, and a step that added says so until it is undone")
    func store() throws {
        let replica = Replica(facts: ReplicaState(Self.library, by: Self.laptop), device: Self.laptop)
        let bytes = try LibraryEncoder.encode(
            Self.library, history: History(), replica: replica, generation: 1)
        let store = InMemoryLibraryStore(
            contents: bytes, today: { Stand.today }, newIdentifier: { .library })
        _ = try store.update { (journal) throws(EditError) in
            let edit = Edit.amount(AmountEdit(.add, "1"), of: Self.one, on: DaySet(["2026-01-03"]))
            try journal.perform([edit], today: Stand.today)
        }
        let journal = try store.loadJournal()
        let text = String(decoding: try #require(store.contents), as: UTF8.self)
        #expect(text.contains("<string>2026-11-20 added \(Self.one) 2026-01-03 2 &gt; 3</string>"))
        let value = journal.replica?.facts.trackers[Self.one]?.values[.amount]?["2026-01-03"]
        #expect(value?.additions == [Self.laptop: .init(count: 1, sum: 1000)])
        #expect(value?.text == "3")
        #expect(try journal.replica?.facts.library(.library) == journal.library)
    }

    @Test("Older versions do not have the word for an amount that was added to", arguments: [2, 3, 4])
    func olderWords(version: Int) throws {
        func read(_ version: Int) throws -> Journal {
            var text = Version2Text()
            text.version = "<integer>\(version)</integer>"
            text.history =
                "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array>"
                + "<string>2026-11-20 added \(Self.one) 2026-11-20 2 &gt; 3</string></array></dict>"
            return try InMemoryLibraryStore(
                contents: Array(text.file.utf8), today: { Stand.today }, newIdentifier: { .library }
            ).loadJournal()
        }
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))
        #expect(throws: error) { try read(version) }
        #expect(
            try read(5).history.undo.flatMap(\.changes) == [
                .tracker(Self.one, .value(.amount, on: "2026-11-20", from: "2", to: "3", isAdding: true))
            ])
    }

    @Test("Bytes with other facts than were meant do not take the place of good ones")
    func check() throws {
        let replica = Replica(facts: Self.facts(), device: Self.phone)
        let library = try Self.facts().library(.library)
        let bytes = try LibraryEncoder.encode(library, history: History(), replica: replica, generation: 1)
        try LibraryEncoder.check(bytes, against: library, History(), replica)
        for wrong in [
            nil, Replica(facts: Self.facts(), device: Self.laptop),
            Replica(facts: ReplicaState(), device: Self.phone),
        ] {
            #expect(throws: LibraryEncodingFault.notAsMeant) {
                try LibraryEncoder.check(bytes, against: library, History(), wrong)
            }
        }
        // The library would not follow from the facts.
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.encode(
                Library(id: .library), history: History(), replica: replica, generation: 1)
        }
    }
}
