import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The steps that a repair reports as lost, by the remains of the damaged library.
@Suite struct LostStepsTests {
    private static let markOf19 = Step(
        changes: [.completed(.tracker(1), DaySet([Day("2026-11-19")]))], day: Stand.today)

    /// A library with a tracker, marked on the 18th and, in its last change, on the 19th.
    private func stand() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        return stand
    }

    /// Cuts the library off before a text.
    private func cut(_ stand: Stand, before text: String) throws {
        let whole = String(decoding: try stand.bytes, as: UTF8.self)
        let path = try #require(whole.firstRange(of: text))
        try stand.folder.write(String(whole[..<path.lowerBound]), to: "data/Library.plist")
    }

    private func repair(_ stand: Stand) throws -> Repair {
        try #require(try Doctor(store: stand.store).repair())
    }

    @Test(
        "C5: a library cut off behind its history names the step",
        arguments: [
            "</plist>", "<key>trackers</key>", "<key>id</key>\n\t<string>", "\n\t</dict>\n\t<key>id</key>",
        ])
    func behindHistory(path: String) throws {
        let stand = try stand()
        try cut(stand, before: path)
        let repair = try repair(stand)
        #expect(repair.lost == [.done(Self.markOf19)])
        #expect(!repair.mayHaveLostMore)
        #expect(repair.library.trackers.map { Array($0.marks) } == [[Day("2026-11-18")]])
    }

    @Test("C5: cut off behind the line of the step, it is named, and that there may have been more")
    func behindLine() throws {
        let stand = try stand()
        try cut(stand, before: "\t\t</array>\n\t</dict>\n\t<key>id</key>")
        let repair = try repair(stand)
        #expect(repair.lost == [.done(Self.markOf19)] && repair.mayHaveLostMore)
    }

    @Test(
        "C5: cut off before it, nothing is named, and that something was lost is said",
        arguments: [
            "11:19</string>", "11:18</string>", "<key>history</key>", "<?xml",
        ])
    func beforeLine(path: String) throws {
        let stand = try stand()
        try cut(stand, before: path)
        let repair = try repair(stand)
        #expect(repair.lost == [] && repair.mayHaveLostMore)
    }

    @Test("N31: of a step that was undone the undo is lost")
    func undone() throws {
        let stand = try stand()
        _ = try stand.store.update { (journal) throws(EditError) in try journal.undo() }
        try cut(stand, before: "<key>trackers</key>")
        let repair = try repair(stand)
        #expect(repair.lost == [.undone(Self.markOf19)] && !repair.mayHaveLostMore)
        #expect(
            repair.library.trackers.map { Array($0.marks) } == [
                ["2026-11-18", "2026-11-19"]
            ])
    }

    @Test("C4: a planned repair is the one that follows, and touches nothing")
    func planned() throws {
        let stand = try stand()
        try cut(stand, before: "<key>trackers</key>")
        let (bytes, names) = (try stand.bytes, stand.folder.list())
        let planned = try #require(try Doctor(store: stand.store).plannedRepair())
        #expect(try stand.bytes == bytes && stand.folder.list() == names)
        let repair = try repair(stand)
        #expect(planned.source == repair.source && planned.library == repair.library)
        #expect(planned.lost == repair.lost && planned.damagedCopy == nil)
        #expect(try Doctor(store: stand.store).plannedRepair() == nil)
    }

    @Test(
        "C5: the backup is of an older version than the damaged library: the import is named, with what it added"
    )
    func lostImport() throws {
        let stand = try stand()
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"))))
        try stand.perform(.merge(Operation.imported()))
        try cut(stand, before: "<key>trackers</key>")
        let repair = try repair(stand)
        #expect(!repair.mayHaveLostMore && repair.lost.count == 1)
        guard case .done(let step) = repair.lost.first,
            case .tracker(_, .added(let tracker, at: 1)) = step.changes.last
        else {
            Issue.record("not the import")
            return
        }
        #expect(step.name == .imported && step.changes.count == 2)
        #expect(tracker.id == .tracker(2) && tracker.name == "Swim")
    }

    @Test("C5: in a library with a named step every lost step is told, and one that was undone")
    func behindNamed() throws {
        let stand = try stand()
        try stand.perform(.merge(Operation.imported()))
        try stand.perform(.complete([.tracker(1)], on: DaySet([Day("2026-11-17")])))
        let rename = Change.tracker(.tracker(1), .set(.name, from: "Run", to: "Jog"))
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"))))
        let whole = try stand.bytes
        try cut(stand, before: "<key>trackers</key>")
        #expect(try repair(stand).lost == [.done(Step(changes: [rename], day: Stand.today))])
        try stand.folder.write(String(decoding: whole, as: UTF8.self), to: "data/Library.plist")
        _ = try stand.store.update { (journal) throws(EditError) in try journal.undo() }
        try cut(stand, before: "<key>trackers</key>")
        #expect(try repair(stand).lost == [.undone(Step(changes: [rename], day: Stand.today))])
    }

    /// The lost steps if a library is cut off behind its history, and this is the one backup.
    private func lost(_ whole: [UInt8], backup: [UInt8]) throws -> [LostStep] {
        let stand = try Stand()
        try stand.folder.write(backup, to: "data/Library.plist")
        _ = try #require(try stand.store.keepBackup())
        try stand.folder.write(whole, to: "data/Library.plist")
        try cut(stand, before: "<key>trackers</key>")
        let repair = try repair(stand)
        #expect(!repair.mayHaveLostMore)
        return repair.lost
    }

    /// A step as its line tells it: of a tracker that it added or deleted by the id alone.
    private func told(_ step: Step) -> Step {
        func named(_ id: Identifier) -> Tracker {
            Tracker.made(
                id: id, name: "T", emoji: "🙂", color: .number(1), categoryID: id, kind: .event,
                createdOn: .earliest)
        }
        let changes = step.changes.map { change -> Change in
            switch change {
            case .tracker(_, .added(let tracker, let index)): .added(named(tracker.id), at: index)
            case .tracker(_, .deleted(let tracker, let index)): .deleted(named(tracker.id), at: index)
            default: change
            }
        }
        return Step(changes: changes, day: step.day, name: step.name)
    }

    @Test(
        "C5: a file of any version tells what its backup lacks, in the words of any version", arguments: 2...7
    )
    func versions(number: Int) throws {
        let shipped = try FixtureBytes.read("Library-\(number).plist")
        let journal = try InMemoryLibraryStore(
            contents: shipped, today: { Stand.today }, newIdentifier: { .library }
        ).loadJournal()
        func bytes(_ journal: Journal) throws -> [UInt8] {
            try LibraryEncoder.encode(
                journal.library, history: journal.history, replica: journal.replica, generation: 7)
        }
        for count in 1..<journal.history.undo.count {
            var before = journal
            // Some of the shipped steps were made up, and did not lead to their library.
            guard (try? before.undo(count)) != nil else { break }
            let steps = journal.history.undo.suffix(count)
            // The deletion of a tracker that the backup lacks cannot be read.
            let readable = steps.filter { step in
                step.changes.allSatisfy { change in
                    guard case .tracker(_, .deleted(let tracker, _)) = change else { return true }
                    return before.library.tracker(tracker.id) != nil
                }
            }
            let earlier = try bytes(
                Journal(
                    library: before.library, history: History(undo: before.history.undo),
                    replica: before.replica))
            #expect(
                try lost(shipped, backup: earlier).map { told($0.step) } == readable.map(told),
                "the last \(count)")
            let undone = try lost(bytes(before), backup: shipped)
            #expect(undone == steps.reversed().map { .undone($0) }, "the last \(count) undone")
        }
        var after = journal
        let edits: [Edit] = [
            .addCategory(id: .category(99), name: "New"), .deleteTracker(journal.library.trackers[0].id),
        ]
        try after.perform(edits, today: Stand.today)
        #expect(try lost(bytes(after), backup: shipped) == after.history.undo.suffix(1).map { .done($0) })
    }
}
