import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct SlippingTests {
    private static let today = SlippingHabits.today

    private static func state(
        _ trackers: [Tracker] = SlippingHabits.all, _ conventions: Conventions = .english,
        over range: StatisticsRange = .whole, order: StatisticsOrder = .category
    ) throws -> StatisticsState {
        StatisticsState(
            try SlippingHabits.library(trackers), over: range, order: order, today: today,
            conventions: conventions)
    }

    private static func told(
        _ state: StatisticsState, _ language: Language = .english, hasEmoji: Bool = false,
        room: Int = .max
    ) -> String? {
        state.slipping(language, hasEmoji: hasEmoji) { $0.value.count <= room }.first
            .map { "\($0.caption) \($0.value)" }
    }

    /// A habit that was done every day until so many days ago.
    private static func lapsed(_ id: Identifier, _ name: String, daysAgo: Int) -> Tracker {
        SlippingHabits.habit(
            id, name, done: SlippingHabits.days("2026-09-01"...today - daysAgo))
    }

    @Test("SLIP-2: the worked example is told in both languages, with the emoji of each")
    func example() throws {
        #expect(Self.told(try Self.state()) == "Slipping Water 93 → 52% · Gym 79 → 62%")
        #expect(
            Self.told(try Self.state(), hasEmoji: true) == "Slipping 🙂 Water 93 → 52% · 🙂 Gym 79 → 62%")
        #expect(
            Self.told(try Self.state(SlippingHabits.all, .russian), .russian)
                == "На спаде Water 93 → 52\u{A0}% · Gym 79 → 62\u{A0}%")
    }

    @Test("SLIP-1, SLIP-2: Water on a break today: Gym alone; what is archived is named by none")
    func resting() throws {
        let onBreak = SlippingHabits.water(pausedDays: [Self.today])
        #expect(Self.told(try Self.state([onBreak, SlippingHabits.gym])) == "Slipping Gym 79 → 62%")
        let archived = SlippingHabits.water(status: .archived(since: Self.today))
        #expect(Self.told(try Self.state([archived, SlippingHabits.read])) == nil)
    }

    @Test("SLIP-2: none slips, and not a word is said")
    func none() throws {
        #expect(Self.told(try Self.state([SlippingHabits.read, SlippingHabits.new])) == nil)
        #expect(Self.told(try Self.state([.event(1, done: [Self.today])])) == nil)
    }

    @Test("SLIP-1: of days that end today as of all days; before days that are over nothing slips")
    func ranges() throws {
        let year = try Self.state(over: .year(2026))
        #expect(Self.told(year) == "Slipping Water 93 → 52% · Gym 79 → 62%")
        let over = try Self.state(over: .days("2026-10-01"..."2026-11-19"))
        #expect(Self.told(over) == nil && over.rows.allSatisfy { !$0.isSlipping })
        #expect(over.rows[1].strength?.points == -41)
    }

    // Done until 4, 6, 8, 10 and 12 days ago: 84, 75, 67, 60 and 54 %; 93 % on 21 October.
    @Test(
        "SLIP-2: as many as fit, three at most, then how many more",
        arguments: [
            (.max, "E 93 → 54% · D 93 → 60% · C 93 → 67% and 2 more"),
            (47, "E 93 → 54% · D 93 → 60% · C 93 → 67% and 2 more"),
            (46, "E 93 → 54% · D 93 → 60% and 3 more"), (33, "E 93 → 54% and 4 more"),
            (5, "E 93 → 54% and 4 more"),
        ] as [(Int, String)])
    func fitting(room: Int, text: String) throws {
        let ids: [Identifier] = [1, 2, 3, 4, 5]
        let trackers = zip(ids, "ABCDE").enumerated().map { index, tracker in
            Self.lapsed(tracker.0, String(tracker.1), daysAgo: 4 + 2 * index)
        }
        #expect(Self.told(try Self.state(trackers), room: room) == "Slipping " + text)
        let three = try #require(Self.told(try Self.state(Array(trackers.prefix(3)))))
        #expect(three == "Slipping C 93 → 67% · B 93 → 75% · A 93 → 84%")
        let russian = try #require(Self.told(try Self.state(trackers, .russian), .russian))
        #expect(russian.hasSuffix(" и ещё 2"))
    }

    @Test("SLIP-1: the greatest loss first, then the lower strength now, then the order of the list")
    func order() throws {
        // By name of the same loss: the list has its own order.
        let trackers = [
            Self.lapsed(1, "Z", daysAgo: 4), Self.lapsed(2, "Y", daysAgo: 4), Self.lapsed(3, "X", daysAgo: 9),
        ]
        for order in StatisticsOrder.allCases {
            let told = try #require(Self.told(try Self.state(trackers, order: order)))
            let names = told.split(separator: " ").filter { ["X", "Y", "Z"].contains($0) }
            #expect(names == ["X", "Z", "Y"], "\(order)")
        }
    }

    @Test("SLIP-4: sorted by change losses are first, what has none last in the order of the list")
    func sorting() throws {
        let event = Tracker.event(5, "Exam", done: [Self.today])
        let state = try Self.state([event] + SlippingHabits.all, order: .slipping)
        #expect(state.rows.map(\.name) == ["Water", "Gym", "Read", "Exam", "New"])
        #expect(state.rows.map { $0.strength?.points } == [-41, -17, 6, nil, nil])
        #expect(Phrase.sorted(by: .slipping) == Phrase("by change", "по изменению"))
    }

    @Test("SLIP-4: `s` comes to the order of changes, and a notice says so", arguments: Language.allCases)
    func notice(language: Language) throws {
        let session = try AppSession(
            SlippingHabits.library(), Conventions(language: language))
        session.app.perform(.showStatistics)
        while session.app.statistics.state.order != .slipping { session.app.perform(.sortStatistics) }
        #expect(session.app.state.notice?.text == Phrase("By change.", "По изменению.")(language))
    }

    @Test("SLIP-3: Details say what the strength was thirty days ago, if it was another one")
    func details() throws {
        func text(
            _ tracker: Tracker, over range: StatisticsRange = .whole, _ conventions: Conventions = .english
        ) throws -> String? {
            TrackerDetailsState(
                tracker.id, in: try SlippingHabits.library([tracker]), over: range, today: Self.today,
                conventions: conventions)?.fact(.strength)?.texts.first
        }
        #expect(try text(SlippingHabits.water()) == "52%, 93% 30 days ago")
        #expect(
            try text(SlippingHabits.water(), .russian) == "52\u{A0}%, 30 дней назад 93\u{A0}%")
        #expect(try text(SlippingHabits.new) == "0%")
        #expect(try text(.habit(1, created: "2026-09-01")) == "0%")
        #expect(
            try text(SlippingHabits.water(), over: .days("2026-11-01"..."2026-11-19"))
                == "52%, 93% 30 days before")
        #expect(
            try text(SlippingHabits.water(), over: .days("2026-11-01"..."2026-11-19"), .russian)
                == "52\u{A0}%, 30 днями раньше 93\u{A0}%")
    }
}
