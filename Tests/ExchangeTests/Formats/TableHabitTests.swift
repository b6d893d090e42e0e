import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct TableHabitTests {
    /// 20513 days after 1 January 1970 is 1 March 2026: 56 years of 365 days, 14 leap days, 31 of January, 28 of
    /// February.
    private static let file = #"""
        {"habits":[
        {"create_t":1772323200,"modify_t":1772323200,"type":1,"status":1,"name":"Read \"more\", 📚","desc":"**Why** not",
         "color":2,"daily_goal":1,"daily_goal_unit":"","freq_type":3,"freq_custom":"[1,1]","start_date":20513,
         "target_days":30,"group_id":"g-1","records":[
           {"record_date":20513,"record_type":1,"record_value":1,"create_t":1,"modify_t":1},
           {"record_date":20514,"record_type":1,"record_value":0,"reason":"too late"},
           {"record_date":20515,"record_type":2,"record_value":0,"reason":"ill"},
           {"record_date":20516,"record_type":1,"record_value":1.0,"reason":""}]},
        {"create_t":1,"type":1,"status":3,"name":"Бег","custom_color":4294198089,"daily_goal":2.5,"daily_goal_extra":5,
         "daily_goal_unit":"kilometres a day","freq_type":1,"freq_custom":"[3]","reminder":"{\"time\":1}",
         "reminder_quest":"Did you run?","start_date":20514,"records":[
           {"record_date":20514,"record_type":1,"record_value":0.30000000000000004},
           {"record_date":20520,"record_type":1,"record_value":5}]},
        {"create_t":1,"type":2,"status":1,"name":"Coffee","color":99,"daily_goal":3,"daily_goal_extra":2,
         "daily_goal_unit":"cups","freq_type":2,"freq_custom":"[20]","start_date":20513,"records":[
           {"record_date":20513,"record_type":1,"record_value":2},
           {"record_date":20514,"record_type":1,"record_value":2.001}]},
        {"create_t":1,"type":2,"status":1,"name":"Smoke","color":1,"daily_goal":0,"freq_type":3,"freq_custom":"[2,5]",
         "records":[{"record_date":20515,"record_type":1,"record_value":4}]},
        {"create_t":1,"type":1,"status":1,"name":"Push-ups","color":1,"daily_goal":1,"freq_type":3,"freq_custom":"[1,7]",
         "records":[{"record_date":20513,"record_type":1,"record_value":12},
           {"record_date":20514,"record_type":1,"record_value":1}]},
        {"create_t":1,"type":1,"status":2,"name":"Deleted","color":1,"daily_goal":1,"freq_type":3,"freq_custom":"[1,1]",
         "records":[{"record_date":20513,"record_type":1,"record_value":1}]}],
        "groups":[{"uuid":"g-1","name":"Mind","desc":"","icon":"x","color":1}]}
        """#

    @Test("each habit, record, value, skip and reason; groups, limits, colors; deleted habits stay away")
    func all() throws {
        let brought = try Brought(Self.file)
        #expect(brought.imported.format == .tableHabit)
        #expect(
            brought.trackers == [
                "Read \"more\", 📚 in Mind: \(everyDay) from 2026-03-01; 2026-03-01 done, 2026-03-04 done, "
                    + "2026-03-03 skip, 2026-03-02 “too late”, 2026-03-03 “ill”",
                "Бег in Table Habit: 3 a week, at least 2.5 kilometres… from 2026-03-02, archived 2026-03-09; "
                    + "2026-03-08 done, 2026-03-02 0.3, 2026-03-08 5",
                "Coffee in Table Habit: 20 a month, at most 2 cups from 2026-03-01; 2026-03-01 done, 2026-03-01 2, "
                    + "2026-03-02 2.001",
                "Smoke in Table Habit: 2 in 5 days from 2026-03-03, at most 0 from 2026-03-03; 2026-03-03 4",
                "Push-ups in Table Habit: 1 a week from 2026-03-01; 2026-03-01 done, 2026-03-02 done, "
                    + "2026-03-01 12, 2026-03-02 1",
            ])
        #expect(
            brought.dropped
                == [
                    "question 1", "description 1", "reminder 1", "deletedHabits 1", "targetDays 1",
                    "upperGoal 1",
                ])
        #expect(
            brought.understood == [
                "quota 4", "numbersWithoutGoal 1", "slips 1", "shortenedUnit 1", "nearestColor 4",
            ])
        #expect(brought.leftOut == [])
    }

    @Test(
        "X10: the goal of 1 that every habit begins with asks for no more than done, unless a part of it was done",
        arguments: [
            ("0", "A in Table Habit: \(everyDay) from 2026-03-01; 2026-03-01 done"),
            (
                "2",
                "A in Table Habit: \(everyDay) from 2026-03-01; 2026-03-01 done, 2026-03-02 done, 2026-03-01 1, 2026-03-02 2"
            ),
            (
                "0.5",
                "A in Table Habit: \(everyDay), at least 1 from 2026-03-01; 2026-03-01 done, 2026-03-01 1, 2026-03-02 0.5"
            ),
        ])
    func goalOfOne(second: String, told: String) throws {
        let brought = try Brought(
            #"""
            {"habits":[{"name":"A","type":1,"color":1,"daily_goal":1,"freq_type":3,"freq_custom":"[1,1]","records":[
            {"record_date":20513,"record_type":1,"record_value":1},
            {"record_date":20514,"record_type":1,"record_value":\#(second)}]}]}
            """#)
        #expect(brought.trackers == [told])
    }

    @Test("days out of reach, values that are none and frequencies without a rule are named by their lines")
    func broken() throws {
        let brought = try Brought(
            #"""
            {"habits":[{"name":"Run","type":1,"daily_goal":1,"freq_type":3,"freq_custom":"[1,400]","records":[
            {"record_date":99999999999999999999,"record_type":1,"record_value":1},
            {"record_date":-30000,"record_type":1,"record_value":1},
            {"record_date":20513,"record_type":1,"record_value":-1},
            {"record_date":20513,"record_type":1,"record_value":1000000.001},
            {"record_date":20513,"record_type":7,"record_value":1},
            {"record_date":20514,"record_type":1,"record_value":1}]},
            {"name":" ","type":1,"daily_goal":1,"freq_type":9,"freq_custom":"x","records":[]}]}
            """#, keepGoing: true)
        #expect(brought.days == ["Run: 2026-03-02 done"])
        #expect(
            brought.leftOut == [
                "file 1 frequency [1,400]", "file 2 day 99999999999999999999", "file 3 day -30000",
                "file 4 value -1",
                "file 5 value 1000000.001", "file 6 value 7", "file 8 name", "file 8 frequency x",
            ])
    }

    @Test(
        "what is missing or of another kind is named by its element",
        arguments: [
            (#"{"habits":[{"daily_goal":1,"freq_type":1}]}"#, "habits › 1 › name"),
            (#"{"habits":[{"daily_goal":1,"freq_type":1,"name":7}]}"#, "habits › 1 › name"),
            (#"{"habits":[{"daily_goal":"1","freq_type":1,"name":"a"}]}"#, "habits › 1 › daily_goal"),
            (#"{"habits":[{"daily_goal":1,"freq_type":1,"name":"a","records":{}}]}"#, "habits › 1 › records"),
            (
                #"{"habits":[{"daily_goal":1,"freq_type":1,"name":"a","records":[{"record_type":1}]}]}"#,
                "habits › 1 › records › 1 › record_date"
            ),
            (#"{"habits":[{"daily_goal":1,"freq_type":1,"name":"a"}],"groups":[{}]}"#, "groups › 1 › uuid"),
        ])
    func places(text: String, element: String) {
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: element)) { try Brought(text) }
    }

    @Test("no habits are nothing, and no fault")
    func none() throws {
        #expect(try Brought(#"{"habits":[],"groups":[]}"#).trackers == [])
    }
}
