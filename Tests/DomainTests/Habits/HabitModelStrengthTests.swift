import Testing

/// The model's strength against the figures that Loop Habit Tracker publishes for its score (its ScoreTest,
/// ScoreListTest and exports), where its rules and ours coincide.
@Suite struct HabitModelStrengthTests {
    /// Day 0 is the newest; today is the day after it, so that a day that was not done has had its effect.
    private func strengths(
        _ rule: PlainHabit.Rule, done: Set<Int>, skips: Set<Int> = [], backTo oldest: Int = 30
    ) -> [Double] {
        let habit = PlainHabit(
            created: -oldest, rule, done: Set(done.map { -$0 }), skips: Set(skips.map { -$0 }))
        return HabitModel(habit, today: 1).strengths.dropLast().reversed()
    }

    private func agree(_ found: [Double], _ published: [Double], within tolerance: Double = 1e-6) -> Bool {
        zip(found, published).allSatisfy { abs($0 - $1) < tolerance } && found.count >= published.count
    }

    private static let daily = PlainHabit.Rule.weekdays(Set(0...6))

    private static let twentyDays = [
        0.655747, 0.636894, 0.617008, 0.596033, 0.573910, 0.550574, 0.525961, 0.5, 0.472617, 0.443734,
        0.413270,
        0.381137, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.147820, 0.101149, 0.051922, 0, 0, 0,
    ]

    private static let steps: [(frequency: Double, before: Double, share: Double, after: Double)] = [
        (1, 0, 1, 0.051922), (1, 0.5, 1, 0.525961), (1, 0.75, 1, 0.762981), (1, 0.5, 0, 0.474039),
        (1, 0.75, 0, 0.711058), (1.0 / 3, 0, 1, 0.030314), (1.0 / 3, 0.5, 1, 0.515157),
        (1.0 / 3, 0.75, 1, 0.757578), (1.0 / 3, 0.5, 0, 0.484842), (1.0 / 3, 0.75, 0, 0.727263),
    ]

    @Test("STR-1: single steps", arguments: steps)
    func step(frequency: Double, before: Double, share: Double, after: Double) {
        #expect(agree([HabitModel.strength(after: before, share: share, frequency: frequency)], [after]))
    }

    @Test("STR-1: twenty days of an everyday habit")
    func everyDay() {
        let found = strengths(Self.daily, done: Set(0..<20))
        #expect(agree(found, Self.twentyDays))
        #expect(agree(found, [0.65574764], within: 1e-8))
    }

    @Test("STR-1: a skipped day leaves the strength as it was")
    func skips() {
        let skips: Set = [5, 10, 11]
        let published =
            Array(Self.twentyDays[3...8]) + [0.472617] + Array(Self.twentyDays[9...12]) + [
                0.347244, 0.347244,
            ]
            + Array(Self.twentyDays[13...])
        let done = Set(0..<20).subtracting(skips)
        #expect(agree(strengths(Self.daily, done: done, skips: skips), published))
        let once = [0.041949, 0.044247, 0.046670, 0.049226, 0.051922, 0.051922, 0]
        #expect(agree(strengths(Self.daily, done: [5], skips: [4]), once))
    }

    @Test("STR-1: done or skipped, a habit grows to full strength", arguments: [1, 6])
    func perfectWithSkips(times: Int) {
        let skips = Set((0...99).flatMap { (week: Int) -> [Int] in [7 * week + 5, 7 * week + 6] })
        let rule = times == 1 ? Self.daily : .quota(6, per: .week)
        let found = strengths(rule, done: Set(0..<500).subtracting(skips), skips: skips, backTo: 500)
        #expect(agree(found, [1]))
    }

    @Test("STR-1: every other day")
    func everyOtherDay() {
        #expect(agree(strengths(Self.daily, done: [0, 1]), [0.101149]))
        #expect(agree(strengths(.interval(every: 2, from: 0), done: [0, 1]), [0.054816]))
        #expect(agree(strengths(.quota(1, per: .days(2, from: 0)), done: [0, 1]), [0.054816]))
    }

    @Test("STR-1: two a week are two thirds of three a week and half of four")
    func shareOfWeek() {
        let done = Set((0..<100).flatMap { (week: Int) -> [Int] in [7 * week, 7 * week + 1] })
        #expect(agree(strengths(.quota(3, per: .week), done: done, backTo: 700), [2.0 / 3]))
        #expect(agree(strengths(.weekdays([0, 2, 4]), done: done, backTo: 700), [2.0 / 3]))
        #expect(agree(strengths(.quota(4, per: .week), done: done, backTo: 700), [0.5]))
    }

    @Test("STR-1: once a week is kept on any weekday")
    func wanderingWeekday() {
        let done = Set((0..<100).flatMap { [14 * $0, 14 * $0 + 13] })
        #expect(agree(strengths(.quota(1, per: .week), done: done, backTo: 1400), [1], within: 1e-3))
    }

    @Test("STR-1: how soon a habit is strong")
    func soon() {
        #expect(agree(strengths(Self.daily, done: Set(0..<90), backTo: 89), [0.991760]))
        let weekly = Set((0..<39).map { 7 * $0 })
        #expect(agree(strengths(.quota(1, per: .week), done: weekly, backTo: 266), [0.995047]))
        let monthly = Set((0..<18).map { 30 * $0 })
        #expect(agree(strengths(.quota(1, per: .month), done: monthly, backTo: 510), [0.991915]))
        #expect(agree(strengths(.monthDays([15]), done: monthly, backTo: 510), [0.991915]))
    }

    @Test("STR-1: the scores of two exports")
    func exports() {
        let twoOfThree = strengths(.quota(2, per: .days(3, from: 0)), done: [0, 3, 4, 5, 8, 9], backTo: 9)
        #expect(
            agree(
                twoOfThree,
                [0.2557, 0.2226, 0.1991, 0.1746, 0.1379, 0.0995, 0.0706, 0.0515, 0.0315, 0.0107], within: 6e-5
            ))
        let threeOfFourteen = strengths(.quota(3, per: .days(14, from: 0)), done: [0, 2], backTo: 3)
        #expect(agree(threeOfFourteen, [0.0160, 0.0080, 0.0041, 0], within: 6e-5))
    }

    @Test("STR-1: a holiday costs nothing on return")
    func holiday() {
        let done = Set([0, 5, 9, 14, 20, 25])
        let home = strengths(.quota(2, per: .week), done: done, backTo: 40)
        // The same days, with ten skipped between day 12 and day 13.
        let away = strengths(
            .quota(2, per: .week), done: Set(done.map { $0 < 13 ? $0 : $0 + 10 }), skips: Set(13...22),
            backTo: 50)
        #expect(home[0] == away[0] && home[12] == away[12] && home[13] == away[13] && home[13] == away[23])
    }

    @Test("STR-1: today counts only once done")
    func today() {
        let habit = PlainHabit(created: -1, Self.daily, done: [-1])
        #expect(agree([HabitModel(habit, today: 0).strength], [0.051922]))
        let done = PlainHabit(created: -1, Self.daily, done: [-1, 0])
        #expect(agree([HabitModel(done, today: 0).strength], [0.101149]))
    }
}
