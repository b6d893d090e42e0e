import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerExchange

/// The document that a library is exported as fits its schema, which names every field.
struct ExportDocumentTests {
    @Test("export.schema.json: trackers of every kind, with all that they can hold")
    func schema() throws {
        let trackers = Schedule.ofEachKind.enumerated().map { number, schedule in
            Tracker.habit(
                Identifier(high: 0, low: UInt64(number)), planned: schedule, pinned: true,
                goal: "at most 2 cups",
                status: .paused(since: .today), done: [.today], skipped: [.yesterday],
                pausedDays: [.tomorrow],
                amounts: [(.today, "1.5")], notes: [(.today, "wet")])
        }
        let library = try Library(id: 9, categories: [.home], trackers: trackers + [.event(50), .habit(51)])
        let text = String(decoding: JSONExport.bytes(of: library), as: UTF8.self)
        let schema = try JSONSchema(named: "export")
        #expect(schema.violations(in: try ParsedJSON(text)) == [])
        let changed = text.replacing("\"pinned\": true", with: "\"pinned\": 1", maxReplacements: 1)
        #expect(
            schema.violations(in: try ParsedJSON(changed)) == ["$.trackers[0].pinned: not of type boolean"])
    }
}
