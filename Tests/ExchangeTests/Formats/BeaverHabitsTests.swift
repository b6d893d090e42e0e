import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct BeaverHabitsTests {
    private static let run = #"""
        {"name":"Run","id":"a1b2c3","tags":["sport","early"],"star":true,"status":"active","chips":["#easy","#hard"],
         "period":{"period_type":"W","period_count":1,"target_count":3},"records":[
          {"day":"2026-03-02","done":true,"text":"5 km, \"easy\""},
          {"day":"2026-03-03","done":true,"text":"#skip ill"},
          {"day":"2026-03-04","done":false,"text":"too late"},
          {"day":"2026-03-05","done":true,"text":"#skip"},
          {"day":"2026-03-06","done":true,"text":"#skipping rope"},
          {"day":"2026-03-07","done":false}]}
        """#

    private static func stored(order: String) -> String {
        #"""
        {"data":{"habits":[
        """# + run + #"""
            ,{"name":"Gone","id":"000001","tags":[],"star":false,"status":"soft_delete","period":null,"records":[
              {"day":"2026-03-02","done":true,"text":""}]},
             {"name":"Call home","id":"000002","tags":[],"star":false,"status":"archive",
              "period":{"period_type":"M","period_count":2,"target_count":1},"records":[{"day":"2026-03-02","done":true,"text":""}]},
             {"name":"Read","id":"000003","tags":["mind"],"chips":[],"status":"active","period":null,"records":[]}],
             "order":\#(order),"order_by":"manual","backup":{"telegram_bot_token":"t"}}}
            """#
    }

    @Test("the export: marks, skips that say they are done, texts, tags, the star")
    func export() throws {
        let brought = try Brought(
            #"{"user_email":"a@b.c","exported_at":"2026-11-20 08:00:00","habits":[\#(Self.run)]}"#)
        #expect(brought.imported.format == .beaverHabits)
        #expect(
            brought.trackers == [
                "Run in sport: 3 a week from 2026-03-02; 2026-03-02 done, 2026-03-06 done, 2026-03-03 skip, "
                    + "2026-03-05 skip, 2026-03-02 “5 km, \"easy\"”, 2026-03-03 “ill”, 2026-03-04 “too late”, "
                    + "2026-03-06 “#skipping rope”"
            ])
        #expect(brought.library.trackers.map(\.isPinned) == [true])
        #expect(brought.dropped == ["tags 1", "noteWords 1"])
        #expect(brought.understood == ["quota 1"])
    }

    @Test("the stored file: all habits in their order, archived ones, no deleted ones")
    func stored() throws {
        let brought = try Brought(Self.stored(order: #"["000003","a1b2c3"]"#))
        #expect(brought.imported.format == .beaverHabits)
        #expect(brought.library.trackers.map(\.name) == ["Read", "Run", "Call home"])
        #expect(
            brought.trackers[2]
                == "Call home in Beaver Habits: 1 in 60 days from 2026-03-02 from 2026-03-02, archived 2026-03-03; "
                + "2026-03-02 done")
        #expect(brought.trackers[0] == "Read in mind: \(Schedule.everyDay.text) from 2026-11-20; ")
        #expect(brought.dropped == ["deletedHabits 1", "tags 1", "noteWords 1"])
        #expect(
            try Brought(Self.stored(order: "null")).library.trackers.map(\.name) == [
                "Run", "Call home", "Read",
            ])
    }

    @Test(
        "X9: what was imported, and is called otherwise here, is known again by its id; what was deleted comes anew"
    )
    func knownAgain() throws {
        func brought(_ name: String) throws -> Library {
            try Brought(
                #"{"user_email":"","habits":[\#(Self.run.replacing("\"Run\"", with: "\"\(name)\""))]}"#
            ).library
        }
        let first = try brought("Run")
        let id = try #require(first.trackers.first).id
        var journal = Journal(library: Library(id: 900), history: History())
        _ = try journal.perform([.merge(first)], today: "2026-11-20")
        _ = try journal.perform([.editTracker(id, TrackerEdit(.name("Jog")))], today: "2026-11-20")
        _ = try journal.perform([.merge(try brought("Run"))], today: "2026-11-20")
        #expect(journal.library.trackers.map(\.name) == ["Jog"])
        // Whatever it is called there.
        _ = try journal.perform([.merge(try brought("Sprint"))], today: "2026-11-20")
        #expect(journal.library.trackers.map(\.name) == ["Jog"])
        _ = try journal.perform([.deleteTracker(id)], today: "2026-11-20")
        _ = try journal.perform([.merge(try brought("Run"))], today: "2026-11-20")
        #expect(journal.library.trackers.map(\.name) == ["Run"])
    }

    @Test("days and periods that are none are named by their lines")
    func broken() throws {
        let brought = try Brought(
            #"""
            {"user_email":"","habits":[{"name":"Run","records":[
            {"day":"2026-02-29","done":true},
            {"day":"28-02-2026","done":true},
            {"day":"2026-02-28","done":true}],
            "period":{
            "period_type":"Y","period_count":2,"target_count":1}}]}
            """#, keepGoing: true)
        #expect(brought.days == ["Run: 2026-02-28 done"])
        #expect(brought.leftOut == ["file 2 day 2026-02-29", "file 3 day 28-02-2026", "file 6 frequency Y"])
        #expect(
            throws: ImportFault.structure(file: "file", line: 1, element: "habits › 1 › records › 1 › done")
        ) {
            try Brought(#"{"user_email":"","habits":[{"name":"a","records":[{"day":"2026-01-01"}]}]}"#)
        }
    }
}
