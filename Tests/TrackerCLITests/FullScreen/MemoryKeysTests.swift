import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Three habits and last week's amounts from memory; today is Friday 20 November 2026.
@MainActor @Suite struct MemoryKeysTests {
    // n Tab Tab r 3 Enter = Ctrl-S: 8, n Tab Tab a = Ctrl-S: 6, n Tab Tab Tab Ctrl-S: 5, 3 [ and 25 for twelve amounts.
    @Test("FORM-3, NUM-1: three habits with goals and the amounts of last week take at most 70 keys")
    func keyCount() throws {
        let stage = try AppStage(
            [.addCategory(id: AppStage.id(1), name: "Health")], today: AppStage.today - 30)
        stage.today = AppStage.today
        var keys = 0
        /// Types keys, and in fields what is left out of the count.
        func type(_ parts: (keys: String, text: String)...) {
            for part in parts {
                keys += part.keys.count
                stage.type(part.keys + part.text)
            }
        }
        type(
            ("n", "Run"), ("\t", "Health"), ("\t", ""), ("r3\r", ""), ("=", "5 km"), ("\u{13}", ""),
            ("n", "Coffee"), ("\t\ta=", "at most 2 cups a day"), ("\u{13}", ""),
            ("n", "Bike"), ("\t\t\t", "30 km a week"), ("\u{13}", ""))
        #expect(keys == 19)
        let trackers = try #require(stage.library?.trackers)
        let rules: [(String, Schedule, Goal?)] = [
            ("Run", .quota(Quota(3, in: .week)!), "at least 5 km"), ("Coffee", .everyDay, "at most 2 cups"),
            ("Bike", .sum(PeriodGoal("at least 30 km", in: .week)), nil),
        ]
        for (tracker, (name, schedule, goal)) in zip(trackers, rules) {
            #expect(tracker.name == name && tracker.schedule(on: stage.today) == schedule)
            #expect(tracker.goal(on: stage.today) == goal && tracker.categoryID == AppStage.id(1))
        }
        // Run, Coffee and Bike on Monday to Thursday of last week.
        type(("3[\u{1B}[Hg", ""))
        let amounts = "=" + Array(repeating: "5\t2\t8", count: 4).joined(separator: "\t") + "\u{13}"
        type((amounts, ""))
        #expect(keys <= 70)
        let monday = stage.today - 11
        for (tracker, amount) in zip(try #require(stage.library?.trackers), ["5", "2", "8"] as [Amount]) {
            #expect((monday...monday + 3).allSatisfy { tracker.amounts[$0] == amount }, "\(tracker.name)")
            #expect(tracker.amounts.count == 4)
        }
    }
}
