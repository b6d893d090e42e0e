import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What comes along with an edit, in words. Today is Friday, 6 March 2026, unless a test says another day.
@Suite struct EditRemarksTests {
    private static let friday: Day = "2026-03-06"

    private func remarks(
        _ edit: Edit, of id: Identifier, in library: Library, today: Day = Self.friday, isTrial: Bool = false
    ) throws -> EditRemarks {
        var journal = Journal(library: library)
        try journal.perform([edit], today: today)
        return EditRemarks(of: id, from: library, to: journal.library, today: today, isTrial: isTrial)
    }

    // MARK: Quotas

    /// Of a week that begins on Friday three days are left, on Wednesday five; of March 26 from the 6th on.
    @Test(
        "N32: a new quota says what its first period asks for, where that is less than the whole",
        arguments: [
            (
                "3 a week", "this week: 1, as it begins on Friday",
                "на этой неделе: 1, так как начало в пятницу"
            ),
            (
                "7 a week", "this week: 3, as it begins on Friday",
                "на этой неделе: 3, так как начало в пятницу"
            ),
            (
                "1 a week", "nothing asked this week, as it begins on Friday",
                "на эту неделю ничего не запланировано, так как начало в пятницу"
            ),
            // 12 · 26 ÷ 31 = 10.06.
            (
                "12 a month", "this month: 10, as it begins on 6 March",
                "в этом месяце: 10, так как начало 6 марта"
            ),
            // Six of the ten days from the 2nd on: 4 · 6 ÷ 10 = 2.4.
            (
                "4 in 10 days from 2026-03-02", "in these 10 days: 2, as it begins on 6 March",
                "за эти 10 дней: 2, так как начало 6 марта"
            ),
            ("4 in 10 days from 2026-03-06", nil, nil),
            // 3 · 26 ÷ 31 = 2.5 is rounded up to the whole.
            ("3 a month", nil, nil),
        ] as [(String, String?, String?)])
    func quota(rule: String, english: String?, russian: String?) throws {
        let said = try remarks(.add("Gym", .rule(rule)), of: 1, in: .holding()).clauses
        #expect(said == Phrase(english.map { "; " + $0 } ?? "", russian.map { "; " + $0 } ?? ""))
    }

    // 3 · 7 ÷ 7, 3 · 6 ÷ 7 = 2.6, 3 · 5 ÷ 7 = 2.1, then 1.7, 1.3, 0.9 and 0.4.
    @Test(
        "N32: each weekday that a quota may begin on",
        arguments: [
            ("2026-03-02", nil), ("2026-03-03", nil), ("2026-03-04", "2, так как начало в среду"),
            ("2026-03-05", "2, так как начало в четверг"), ("2026-03-06", "1, так как начало в пятницу"),
            ("2026-03-07", "1, так как начало в субботу"),
        ] as [(Day, String?)])
    func weekdays(today: Day, russian: String?) throws {
        let said = try remarks(.add("Gym", .rule("3 a week")), of: 1, in: .holding(), today: today)
        #expect(said.clauses.russian == (russian.map { "; на этой неделе: " + $0 } ?? ""))
    }

    @Test("N32: a start before today is told as passed; one in an earlier week asks for the whole")
    func past() throws {
        func said(_ start: Day) throws -> Phrase {
            try remarks(.add("Gym", .rule("3 a week"), from: start), of: 1, in: .holding()).clauses
        }
        #expect(try said("2026-03-04").english == "; this week: 2, as it began on Wednesday")
        #expect(try said("2026-03-01") == Phrase("", ""))
    }

    @Test("N32: a rule that becomes a quota says so, one that stays of the same kind keeps its week")
    func edited() throws {
        let daily = Tracker.habit(1, created: "2026-02-01")
        func said(_ rule: String, in tracker: Tracker) throws -> String {
            let edit = Edit.editTracker(1, TrackerEdit(.schedule(.rule(rule))))
            return try remarks(edit, of: 1, in: .holding(tracker)).clauses.english
        }
        #expect(try said("3 a week", in: daily) == "; this week: 1, as it begins on Friday")
        #expect(try said("mon,tue", in: daily) == "")
        let weekly = Tracker.habit(1, planned: .rule("4 a week"), created: "2026-02-01")
        #expect(try said("3 a week", in: weekly) == "")
        #expect(try said("4 a week", in: weekly) == "")
    }

    // MARK: Goals

    private static let walk = Tracker.habit(1, goal: "at least 5 km", amounts: [(friday, "4" as Amount)])
    private static let done = Tracker.habit(
        1, goal: "at least 3 km", done: [friday], amounts: [(friday, "4" as Amount)])

    @Test(
        "N6: a goal that sets or takes away today's mark says so",
        arguments: [
            (walk, "at least 4 km", "; today counts as done", "; сегодняшний день засчитан"),
            (walk, "at most 4 km", "; today counts as done", "; сегодняшний день засчитан"),
            (done, "at least 9 km", "; today no longer done", "; сегодняшний день больше не засчитан"),
            (walk, "at least 6 km", "", ""), (done, "at least 2 km", "", ""), (done, nil, "", ""),
        ] as [(Tracker, Goal?, String, String)])
    func goal(tracker: Tracker, goal: Goal?, english: String, russian: String) throws {
        let edit = Edit.editTracker(1, TrackerEdit(.goal(goal)))
        #expect(try remarks(edit, of: 1, in: .holding(tracker)).clauses == Phrase(english, russian))
    }

    @Test("N6: an edit that is only tried out says what would be")
    func trial() throws {
        func said(_ goal: Goal, _ tracker: Tracker) throws -> Phrase {
            let edit = Edit.editTracker(1, TrackerEdit(.goal(goal)))
            return try remarks(edit, of: 1, in: .holding(tracker), isTrial: true).clauses
        }
        #expect(
            try said("at least 4 km", Self.walk)
                == Phrase("; today would count as done", "; сегодняшний день будет засчитан"))
        #expect(
            try said("at least 9 km", Self.done)
                == Phrase(
                    "; today would no longer be done", "; сегодняшний день больше не будет засчитан"))
    }

    // MARK: Names

    @Test("N18: another tracker of the name is told of, with its category")
    func twin() throws {
        let library = try Library.holding(.habit(1, "Run"), .habit(2, "Read", in: .work))
        let twin = Phrase(" There is another Run in Home.", " Есть другой трекер «Run» (Home).")
        #expect(try remarks(.add("run", .everyDay), of: 1, in: .holding()).sentences == Phrase("", ""))
        #expect(try remarks(.add("run", .everyDay, as: 3), of: 3, in: library).sentences == twin)
        let rename = Edit.editTracker(2, TrackerEdit(.name("RUN")))
        #expect(try remarks(rename, of: 2, in: library).sentences == twin)
        // Another spelling of its own name is no other tracker.
        let respelling = Edit.editTracker(2, TrackerEdit(.name("READ")))
        #expect(try remarks(respelling, of: 2, in: library).sentences == Phrase("", ""))
    }

    @Test("N18: of a tracker that was a twin before, nothing is said when something else changes")
    func known() throws {
        let library = try Library.holding(.habit(1, "Run"), .habit(2, "Run", in: .work))
        let edit = Edit.editTracker(2, TrackerEdit(.color(.number(3))))
        #expect(try remarks(edit, of: 2, in: library).sentences == Phrase("", ""))
    }

    @Test("N18: one in the archive is told of as such, and one that comes back from it as well")
    func archived() throws {
        let library = try Library.holding(
            .habit(1, "Run", status: .archived(since: "2026-03-03")), .habit(2, "Run", in: .work))
        #expect(
            try remarks(.editTracker(2, TrackerEdit(.name("Jog"))), of: 2, in: library).sentences
                == Phrase("", ""))
        #expect(
            try remarks(.add("Run", .everyDay, as: 3), of: 3, in: .holding(library.trackers[0])).sentences
                == Phrase(
                    " There is another Run in Home, archived.", " Есть другой трекер «Run» (Home, в архиве).")
        )
        #expect(
            try remarks(.unarchive([1]), of: 1, in: library).sentences
                == Phrase(" There is another Run in Work.", " Есть другой трекер «Run» (Work)."))
        #expect(try remarks(.archive([2]), of: 2, in: library).sentences == Phrase("", ""))
    }

    @Test("N18: several others are counted, with their categories")
    func several() throws {
        let two = try Library.holding(.habit(1, "Run"), .habit(2, "Run", in: .work))
        #expect(
            try remarks(.add("Run", .everyDay, as: 3), of: 3, in: two).sentences
                == Phrase(
                    " There are 2 others named Run, in Home and Work.",
                    " Есть ещё 2 трекера «Run» (Home, Work)."))
        let five = try Library(
            id: 1000, categories: [.home, .work], trackers: (11...15).map { .habit($0.id, "Run") })
        #expect(
            try remarks(.add("Run", .everyDay, as: 3), of: 3, in: five).sentences
                == Phrase(" There are 5 others named Run, in Home.", " Есть ещё 5 трекеров «Run» (Home)."))
    }
}

extension Int {
    fileprivate var id: Identifier { Identifier(high: 0, low: UInt64(self)) }
}

extension Edit {
    fileprivate static func add(
        _ name: String, _ schedule: Schedule, from start: Day? = nil, as id: Identifier = 1
    ) -> Edit {
        .addTracker(
            NewTracker(
                id: id, name: name, category: .existing(.home), schedule: schedule, startingOn: start))
    }
}
