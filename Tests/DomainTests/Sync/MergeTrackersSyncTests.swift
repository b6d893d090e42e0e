import Samples
import TestKit
import Testing
import TrackerDomain

/// Trackers that one device merges while another one uses them.
struct MergeTrackersSyncTests {
    private static func pair() throws -> (laptop: Device, phone: Device) {
        try Device.pair(
            .holding(
                .habit(1, "Jog", done: ["2026-03-03"], notes: [("2026-03-03", "Rain")]),
                .habit(2, "Run", done: ["2026-03-04"])))
    }

    @Test("MRG-1: a merge goes to other devices, and so do its undo and redo")
    func exchanged() throws {
        var (laptop, phone) = try Self.pair()
        let before = laptop.journal.library
        try laptop.perform(.mergeTracker(1, into: 2))
        let merged = try Device.meet(&laptop, &phone)
        #expect(merged.trackers.map(\.id) == [2])
        #expect(merged.tracker(2)?.marks == DaySet(["2026-03-03", "2026-03-04"]))
        #expect(merged.tracker(2)?.notes["2026-03-03"]?.text == "Rain")
        try laptop.undo()
        #expect(try Device.meet(&laptop, &phone) == before)
        #expect(phone.journal.library == before)
    }

    @Test("MRG-1: what another device marks meanwhile is not lost, whichever of both it marks")
    func meanwhile() throws {
        var (laptop, phone) = try Self.pair()
        try laptop.perform(.mergeTracker(1, into: 2))
        try phone.perform(.complete([2], on: "2026-03-05"))
        let merged = try Device.meet(&laptop, &phone)
        #expect(merged.tracker(2)?.marks == DaySet(["2026-03-03", "2026-03-04", "2026-03-05"]))
        try laptop.undo()
        let undone = try Device.meet(&laptop, &phone)
        #expect(undone.tracker(2)?.marks == DaySet(["2026-03-04", "2026-03-05"]))
        #expect(undone.tracker(1)?.marks == DaySet(["2026-03-03"]))
        try laptop.perform(.mergeTracker(1, into: 2))
        try phone.perform(.complete([1], on: "2026-03-06"))
        // The tracker lives on, with the mark and with its days.
        #expect(
            try Device.meet(&laptop, &phone).tracker(1)?.marks == DaySet(["2026-03-03", "2026-03-06"]))
    }
}
