import Samples
import Testing
import TrackerDomain

@Suite struct SelectionTests {
    private func library() throws -> Library {
        try .holding(
            .habit(
                1, "Run", done: ["2026-03-04", "2026-03-06"], skipped: ["2026-03-05"],
                pausedDays: ["2026-03-09"],
                amounts: [("2026-03-04", "5"), ("2026-03-07", "2")], notes: [("2026-03-03", "wet")]),
            .habit(2, "Read", in: .work), .event(3, "Exam", in: .work, done: ["2026-03-08"]))
    }

    @Test("WAY-2: a category, named trackers, or both; none is no selection")
    func only() throws {
        let library = try library()
        let (home, exam) = (try #require(library.category(.home)), try #require(library.tracker(3)))
        let cases: [(Selection?, [Identifier], [Identifier])] = [
            (Selection(category: home, named: nil), [1], [.home]),
            (Selection(category: nil, named: [exam]), [3], [.work]),
            (Selection(category: nil, named: []), [], []),
            (Selection(category: home, named: []), [], [.home]),
        ]
        for (selection, trackers, categories) in cases {
            let chosen = library.only(try #require(selection))
            #expect(chosen.trackers.map(\.id) == trackers && chosen.categories.map(\.id) == categories)
            #expect(chosen.id == library.id)
        }
        #expect(Selection(category: nil, named: nil) == nil)
    }

    @Test("WAY-4: what is recorded outside of the days is left out; days off may stay")
    func recorded() throws {
        let library = try library()
        let run = library.recorded(in: "2026-03-04"..."2026-03-05").trackers[0]
        #expect(Array(run.marks) == ["2026-03-04"] && Array(run.skips) == ["2026-03-05"])
        #expect(run.pausedDays.isEmpty && run.notes.isEmpty && Array(run.amounts.days) == ["2026-03-04"])
        #expect(run.amounts["2026-03-04"]?.text == "5")
        let kept = library.recorded(in: "2026-03-08"..."2026-03-08", keepingDaysOff: true)
        #expect(Array(kept.trackers[0].skips) == ["2026-03-05"] && kept.trackers[0].marks.isEmpty)
        #expect(Array(kept.trackers[0].pausedDays) == ["2026-03-09"] && kept.trackers[2].marks.count == 1)
        #expect(library.recorded(in: .earliest ... .latest) == library)
    }

    @Test("WAY-1: the first day that holds anything, a note as well")
    func first() throws {
        #expect(try library().firstRecordedDay == "2026-03-03")
        #expect(try Library.holding(.habit(1)).firstRecordedDay == nil)
    }
}
