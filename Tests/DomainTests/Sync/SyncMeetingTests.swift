import Samples
import Testing
import TrackerDomain

/// Rare meetings of what two devices did.
@Suite struct SyncMeetingTests {
    @Test("SYNC 3: an addition shows what the person was told, even if more was taken away than there was")
    func additionBelowZero() throws {
        let friday: Day = "2026-03-06"
        func amount(_ operation: AmountEdit.Operation, _ amount: Amount) -> Edit {
            .amount(AmountEdit(operation, amount), of: 2, on: DaySet([friday]))
        }
        var (laptop, phone) = try Device.pair(.holding(.habit(2, "Water", goal: "at least 5")))
        try laptop.perform(amount(.set, "5"))
        try phone.takeIn(laptop)
        try laptop.perform(amount(.subtract, "3"))
        try phone.perform(amount(.subtract, "3"))
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[friday] == "0")
        try laptop.perform(amount(.add, "2"))
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[friday] == "2")
    }

    @Test(
        "SYNC 3: a category that was hidden behind another comes back without the trackers that were shown there"
    )
    func hiddenCategory() throws {
        var (laptop, phone) = try Device.pair(.holding(.habit(1, "Run"), .habit(2, "Water", in: .work)))
        let before = laptop.journal.library
        try laptop.perform(.addCategory(id: 200, name: "Fun"))
        try laptop.perform(.editTracker(1, TrackerEdit(.category(.existing(200)))))
        try phone.perform(.addCategory(id: 199, name: "fun"))
        let both = try Device.meet(&laptop, &phone)
        #expect(both.categories.map(\.id) == [.home, .work, 199])
        #expect(both.tracker(1)?.categoryID == 199)
        // A library in which the hidden one has another name.
        let other = try Library(
            id: 7, categories: before.categories + [Category(id: 200, name: "Garden")],
            trackers: before.trackers)
        try laptop.perform(.merge(other))
        let merged = try Device.meet(&laptop, &phone)
        #expect(merged.category(200)?.name == "Garden")
        #expect(merged.tracker(1)?.categoryID == 199)
    }

    @Test(
        "SYNC 3: whoever takes the last tracker out of a category that was deleted elsewhere leaves it there")
    func lastTrackerOfCategory() throws {
        var (laptop, phone) = try Device.pair(.holding(.habit(1, "Run"), .habit(2, "Water", in: .work)))
        try laptop.perform(.deleteCategory(.home))
        try phone.perform(.editTracker(2, TrackerEdit(.category(.existing(.home)))))
        _ = try Device.meet(&laptop, &phone)
        try laptop.perform(.editTracker(2, TrackerEdit(.category(.existing(.work)))))
        #expect(try Device.meet(&laptop, &phone).category(.home) != nil)
    }

    @Test(
        "SYNC 3: a tracker that another device keeps alive brings its category along, though that was forgotten"
    )
    func forgottenCategory() throws {
        var (laptop, phone) = try Device.pair(.holding(.habit(1, "Run"), .habit(3, "Coffee", in: .work)))
        let friday: Day = "2026-03-06"
        try phone.perform(.editTracker(3, TrackerEdit(.category(.existing(.home)))))
        try laptop.perform(.deleteCategory(.home))
        try phone.perform(.deleteCategory(.home))
        laptop.journal.clearHistory()
        try phone.takeIn(laptop)
        // Not knowing that the phone deleted it.
        try laptop.perform(.complete([3], on: friday))
        let both = try Device.meet(&laptop, &phone)
        #expect(both.tracker(3)?.categoryID == .home && both.category(.home)?.name == "Home")
        #expect(both.tracker(3).map { Array($0.marks) } == [friday])
    }
}
