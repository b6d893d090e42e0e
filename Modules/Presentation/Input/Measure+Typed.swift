public import TrackerDomain

/// A goal or a limit as it is typed: of a day, or of a period.
extension Measure {
    /// Reads `5 km`, `5 km a day`, `30 km a week`, `100km/10d@2026-11-20`, and their Russian forms.
    ///
    /// - Parameter language: That of the unit of `1:30`, which has no letters.
    /// - Throws: The errors of `GoalWord`, and `WordError.period` for a period that no goal can have.
    public init(
        _ kind: Goal.Kind, _ word: String, today: Day, _ language: Language, judgesUnit: Bool = true
    ) throws(WordError) {
        guard let typed = try PeriodWord.period(of: word, today: today) else {
            self = .ofDay(try GoalWord.goal(kind, word, language, judgesUnit: judgesUnit))
            return
        }
        let goal = try GoalWord.goal(kind, typed.rest, language, judgesUnit: judgesUnit)
        switch typed.period {
        case .day: self = .ofDay(goal)
        case .longer(let period): self = .ofPeriod(PeriodGoal(goal, in: period))
        }
    }
}

extension Measure {
    /// The goal or limit as a form takes it: `5 km`, `at most 2 cups`, `30 km a week`.
    func line(_ language: Language) -> String {
        switch self {
        case .ofDay(let goal): GoalLine.text(goal, language)
        case .ofPeriod(let sum): GoalLine.text(sum.goal, language) + sum.period.words(language)
        }
    }
}

extension Quota.Period {
    /// The words behind an amount: " a week", " in 10 days@2026-11-20".
    fileprivate var words: Phrase {
        switch self {
        case .week: Phrase(" a week", " в неделю")
        case .month: Phrase(" a month", " в месяц")
        case .days(let grid):
            Phrase(" in ", " за ") + CountedPhrase.days(grid.length)
                + Phrase(same: grid.from.map { "@\($0.iso)" } ?? "")
        }
    }
}

extension PeriodGoal {
    /// The goal as an option takes it: `30 km a week`, `100 km in 10 days@2026-11-20`.
    package var typed: String { GoalLine.amount(goal) + period.words(.english) }
}
