import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// What merging trackers of any library keeps.
@Suite struct MergeExportTests {
    @Test(
        "MRG-1, MRG-2: over random libraries nothing of the source is lost, and undo gives the exported bytes back",
        arguments: 1...12 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var random = RandomEdits(seed: seed &+ 5000)
        var journal = Journal(library: try .workedExample())
        var (today, merges) = (Day.today, 0)
        for _ in 0..<80 {
            today = random.today(after: today)
            _ = try? journal.perform(random.edits(of: journal.library, today: today), today: today)
            let trackers = journal.library.trackers
            guard let source = trackers.first, let target = trackers.last, source.id != target.id else {
                continue
            }
            for (source, target) in [(source, target), (target, source)] {
                var merged = journal
                do throws(EditError) {
                    try merged.perform([.mergeTracker(source.id, into: target.id)], today: today)
                } catch {
                    #expect(merged == journal)
                    continue
                }
                merges += 1
                Self.expectKept(source, target, in: try #require(merged.library.tracker(target.id)))
                _ = try merged.undo(today: today)
                #expect(JSONExport.bytes(of: merged.library) == JSONExport.bytes(of: journal.library))
            }
        }
        #expect(merges > 20, "too few were merged to mean anything")
    }

    private static func expectKept(_ source: Tracker, _ target: Tracker, in merged: Tracker) {
        let second = source.amounts.days.intersection(target.amounts.days)
        #expect(merged.amounts.days.isSuperset(of: source.amounts.days))
        for entry in target.amounts.entries { #expect(merged.amounts[entry.day] == entry.value) }
        #expect(merged.skips.isSuperset(of: source.skips) && merged.skips.isSuperset(of: target.skips))
        #expect(merged.pausedDays.isSuperset(of: source.pausedDays))
        #expect(merged.pausedDays.isSuperset(of: target.pausedDays))
        #expect(merged.marks.isSuperset(of: target.marks))
        // Marks of days whose amounts count by a period, here or there, follow from these.
        for day in source.marks.subtracting(second)
        where source.measure(on: day)?.period == nil && target.measure(on: day)?.period == nil {
            #expect(merged.marks.contains(day))
        }
        for tracker in [source, target] {
            for entry in tracker.notes.entries {
                #expect(merged.notes[entry.day]?.text.contains(entry.value.text) == true)
            }
        }
        #expect(merged.fields == target.fields && merged.createdOn == target.createdOn)
    }
}
