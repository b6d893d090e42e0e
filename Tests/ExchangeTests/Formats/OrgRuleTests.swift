import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The rules of Org's habits, and what is told of them.
struct OrgRuleTests {
    @Test(
        "TAB-30: repeaters are rules",
        arguments: [
            ("", everyDay, []), (".+1d", everyDay, []), ("+1d", everyDay, []), ("++1d", everyDay, []),
            (".+2d", "1 in 2 days from 2026-11-20", ["quota 1"]),
            (".+2d/4d", "1 in 4 days from 2026-11-20", ["quota 1"]), (".+1d/1d", everyDay, []),
            (".+7d", "1 a week", ["quota 1"]),
            ("+3d", "every 3 days from 2026-11-17", []), ("++365d", "every 365 days from 2026-11-17", []),
            ("+1w", "tue", []), ("++1w", "tue", []), ("+2w", "every 14 days from 2026-11-17", []),
            ("++52w", "every 364 days from 2026-11-17", []),
            (".+1w", "1 a week", ["quota 1"]), (".+2w", "1 in 14 days from 2026-11-20", ["quota 1"]),
            ("+1m", "month 17", []), ("++1m", "month 17", []), (".+1m", "1 a month", ["quota 1"]),
        ])
    func rules(repeater: String, rule: String, told: [String]) throws {
        for plan in [
            "SCHEDULED: <2026-11-17 Tue \(repeater)>",
            "  SCHEDULED: <2026-11-17 Di 08:00-09:00 \(repeater) -2d>",
            "DEADLINE: <2026-11-30 Mon +1y> SCHEDULED: <2026-11-17 \(repeater)> CLOSED: [2026-11-17]",
        ] {
            let brought = try Brought(OrgTests.habit("* Run", plan: plan))
            #expect(brought.library.trackers.map { $0.schedule(on: .today)?.text } == [rule])
            #expect(brought.understood == told)
        }
    }

    @Test(
        "TAB-30: a repeater that no rule is like is every day and told",
        arguments: [
            "+1y", ".+2m", "+2m", "++4h", "+2d/3d", "+2w/1w", "+0d", ".+0d", "+366d", "++53w", ".+400d", "+",
            ".+/",
            "+99999999999999999999d",
        ])
    func unlike(repeater: String) throws {
        try rules(repeater: repeater, rule: everyDay, told: ["rules 1"])
    }

    @Test("TAB-30: a heading without a plan is every day and told; a done one is archived")
    func unplanned() throws {
        let brought = try Brought(
            "#+TODO: TODO | SHUT\n" + OrgTests.habit("* Run")
                + OrgTests.habit("* DONE Sit", plan: "SCHEDULED: <2026-11-17 Tue>")
                + OrgTests.habit(
                    "* SHUT Read", plan: "SCHEDULED: <2026-11-17>", "- State \"SHUT\" [2026-11-09 Mon]"))
        #expect(
            brought.trackers == [
                "Run in Org: \(everyDay) from 2026-11-20; ",
                "Sit in Org: \(everyDay) from 2026-11-20, archived 2026-11-20; ",
                "Read in Org: \(everyDay) from 2026-11-09, archived 2026-11-10; 2026-11-09 done",
            ])
        #expect(brought.understood == ["rules 1"])
        let rules = Phrase("rules as every day (1)", "правила заменены на «каждый день» (1)")
        #expect(ImportRemark.rules.phrase(1) == rules)
        #expect(ImportRemark.clocks.phrase(2) == Phrase("clock lines (2)", "строки учёта времени (2)"))
    }
}
