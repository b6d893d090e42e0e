import Samples
import Testing
import TrackerDomain

@Suite struct LibraryValidationTests {
    private static func fault(_ trackers: Tracker..., categories: [Category] = [.home]) -> LibraryFault? {
        do throws(LibraryFault) {
            _ = try Library(id: 1000, categories: categories, trackers: trackers)
            return nil
        } catch {
            return error
        }
    }

    private static func tracker(
        name: String = "Run", emoji: String = "🙂", kind: Tracker.Kind = .event, createdOn: Day = "2026-03-02",
        completions: DaySet = DaySet()
    ) -> Tracker {
        Tracker.made(
            id: 1, name: name, emoji: emoji, color: .number(1), categoryID: .home, kind: kind,
            createdOn: createdOn,
            completions: completions)
    }

    @Test("a sound library is taken, in order, names twice and events done twice included")
    func sound() throws {
        #expect(
            Self.fault(.habit(2, "Run"), .habit(1, "Run"), .event(3, done: ["2026-03-02", "2026-03-05"]))
                == nil
        )
        #expect(
            Self.fault(Self.tracker(createdOn: .earliest, completions: DaySet([.earliest, .latest]))) == nil)
    }

    @Test("ids are unique over trackers and categories")
    func duplicateID() {
        #expect(Self.fault(.habit(1), .event(1)) == .duplicateID(1))
        #expect(Self.fault(.habit(.home)) == .duplicateID(.home))
        #expect(
            Self.fault(categories: [.home, Category(id: .home, name: "Work")]) == .duplicateID(.home))
    }

    @Test("of several ids in use twice the first that comes again is told, before any other fault")
    func firstDuplicate() {
        #expect(Self.fault(.habit(9), .habit(2), .event(9), .event(2)) == .duplicateID(9))
        #expect(Self.fault(.habit(9), .habit(2), .event(2), .event(9)) == .duplicateID(2))
        #expect(
            Self.fault(categories: [.home, Category(id: 5, name: "home"), Category(id: 6, name: "HOME")])
                == .categoryName(5))
    }

    @Test(
        "CAT-3: category names are names and differ when folded",
        arguments: ["", " ", "home", " Home", "a  b", "a\u{1B}"])
    func categoryName(_ name: String) {
        #expect(Self.fault(categories: [.home, Category(id: 5, name: name)]) == .categoryName(5))
    }

    @Test(
        "NEW-4: tracker names are names",
        arguments: ["", " ", "Run ", "a\tb", "a\u{202E}b", String(repeating: "x", count: 39)])
    func trackerName(_ name: String) {
        #expect(Self.fault(Self.tracker(name: name)) == .field(.name, tracker: 1))
    }

    @Test("NEW-7: a tracker has one emoji", arguments: ["", "x", "🙂🙂"])
    func emoji(_ emoji: String) {
        #expect(Self.fault(Self.tracker(emoji: emoji)) == .field(.emoji, tracker: 1))
    }

    @Test("a tracker's category exists")
    func missingCategory() {
        #expect(Self.fault(.habit(1, in: .work)) == .missingCategory(tracker: 1))
    }

    @Test("NEW-6: a habit is planned on some day")
    func emptySchedule() throws {
        #expect(Self.fault(.habit(1, planned: .weekdays([]))) == .field(.schedule, tracker: 1))
        let later = try Tracker.habit(1)
            .following(("2026-03-02", .everyDay), ("2026-03-05", .weekdays([])))
        #expect(Self.fault(later) == .field(.schedule, tracker: 1))
    }

    @Test("all days lie in 1900 to 2199")
    func days() throws {
        let before = Day.earliest - 1
        let after = Day.latest + 1
        #expect(Self.fault(Self.tracker(createdOn: before)) == .day(tracker: 1))
        #expect(Self.fault(Self.tracker(createdOn: after)) == .day(tracker: 1))
        #expect(Self.fault(Self.tracker(completions: DaySet([before, .today]))) == .day(tracker: 1))
        #expect(Self.fault(Self.tracker(completions: DaySet([.today, after]))) == .day(tracker: 1))
        #expect(
            Self.fault(Self.tracker(kind: .habit(ScheduleHistory(.everyDay, from: before))))
                == .day(tracker: 1))
        let later = try Tracker.habit(1).following(("2026-03-02", .everyDay), (after, .on(.monday)))
        #expect(Self.fault(later) == .day(tracker: 1))
    }
}
