import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The week from Monday 16 to Sunday 22 November 2026 of someone who uses all there is: the words it is typed with, and
/// what must have come of it, whichever front it was typed in.
struct FullWeek {
    let language: Language

    private func word(_ english: String, _ russian: String) -> String {
        Phrase(english, russian)(language)
    }

    var health: String { word("Health", "Здоровье") }
    var home: String { word("Home", "Дом") }

    var gym: String { word("Gym", "Зал") }
    var plants: String { word("Water the plants", "Полить цветы") }
    var rent: String { word("Rent", "Квартплата") }
    var run: String { word("Run", "Бег") }
    var coffee: String { word("Coffee", "Кофе") }
    var guitar: String { word("Guitar", "Гитара") }
    var diary: String { word("Diary", "Дневник") }

    var threeAWeek: String { word("3/week", "3/нед") }
    var everyThreeDays: String { word("every-3-days", "каждые-3-дня") }
    var onTheFirst: String { word("month:1", "месяц:1") }
    var daily: String { word("daily", "ежедневно") }
    var weekdays: String { word("weekdays", "будни") }
    var fiveKilometers: String { word("5 km", "5 км") }
    var twoCups: String { word("2 cups", "2 чашек") }
    var atMost: String { word("at most", "не больше") }
    var addedDistance: String { word("+3.5", "+3,5") }

    var cold: String { word("A cold", "Простуда") }
    var sauna: String { word("Sauna instead", "Вместо зала — баня") }

    static let days: [Day] = [
        "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22",
    ]
    static let sunday = days[6]

    /// Days of November 2026 by their numbers.
    private func days(_ numbers: Int...) -> DaySet { DaySet(numbers.map { Self.days[0] + ($0 - 16) }) }

    /// Worked out by hand from the definitions.
    func expectFacts(of library: Library) throws {
        func tracker(_ name: String) throws -> Tracker {
            try #require(library.trackers.first { $0.name == name })
        }
        func plan(_ name: String) throws -> Plan { try tracker(name).plan(through: Self.sunday) }

        // SCH-5: done on Monday and Wednesday; on Sunday 3 − 2 is more than the 0 days that are left.
        #expect(try plan(gym).planned == days(16, 18, 22) && plan(gym).done == days(16, 18))
        #expect(try tracker(gym).notes.values.map(\.text) == [sauna])
        // SCH-2: counted from Monday; Thursday was missed.
        #expect(try plan(plants).planned == days(16, 19, 22) && plan(plants).missed == days(19))
        // SCH-3, SCH-8: nothing was asked yet.
        #expect(try plan(rent).planned.isEmpty && tracker(rent).nextDue(today: Self.sunday) == "2026-12-01")
        // AMT-2, OFF-1: 3, 5, –, 5.5, 4, 5 and 3 of 5 km, and the 18th is skipped.
        #expect(try plan(run).planned == days(16, 17, 19, 20, 21, 22) && plan(run).done == days(17, 19, 21))
        #expect(try tracker(run).amounts.entries.map(\.value.text) == ["3", "5", "5.5", "4", "5", "3"])
        #expect(try tracker(run).notes[Self.days[2]]?.text == cold)
        // AMT-2, OFF-2: 1, 2, pause, pause, 3, 0 and 1 of at most 2.
        #expect(try plan(coffee).planned == days(16, 17, 20, 21, 22) && plan(coffee).missed == days(20))
        #expect(try tracker(coffee).pausedDays == days(18, 19) && tracker(coffee).status == .active)
        // OFF-2, OFF-3.
        #expect(try tracker(guitar).status == .paused(since: Self.days[2]))
        #expect(try plan(guitar).planned == days(16, 17) && plan(guitar).missed.isEmpty)
        #expect(try tracker(diary).status == .archived(since: Self.days[4]))
        #expect(try plan(diary).missed == days(18, 19))

        let figures = LibraryStatistics(library.trackers.map { $0.plan(through: Self.sunday) })
        // Gym 2, plants 1, run 3, coffee 4, guitar 2, diary 2; nothing on the 20th.
        #expect(figures.completed == 14 && figures.activeDays == 6)
        // The 17th, when the gym was not asked for, and the 21st.
        #expect(figures.perfectDays == 2)
        // 16 to 19; 20 broke it.
        #expect(figures.bestPeriod == 4)

        // STR-1: m = ½^(1 ÷ 13) = 0.94809 and a day done adds 1 − m = 0.05191: after the 17th 0.05191, after the
        // 19th 0.10113 (the 18th is off), after the 20th 0.09588, after the 21st 0.14282; today is not done.
        let strength = try #require(try tracker(run).strength(today: Self.sunday))
        #expect(abs(strength - 0.1428) < 0.0001, "\(strength)")
    }
}
