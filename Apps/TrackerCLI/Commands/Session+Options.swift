import TrackerDomain
import TrackerPresentation

extension Session {
    /// The values of `--emoji` and `--color`; a bad emoji fails before any question.
    func appearanceValues() throws(Failure) -> [TrackerValue] {
        var values: [TrackerValue] = []
        if let word = invocation.value(.emoji) {
            let emoji = try Failure.unlessRefused(try TrackerField.emoji.validated(word))
            values.append(.emoji(emoji))
        }
        if let word = invocation.value(.color) {
            values.append(.color(try parsed(try ColorWord.color(word))))
        }
        return values
    }

    /// The schedule of `--schedule`, or a goal or limit of a period, and the goal of a day: none for `none`, nil if no
    /// option names one.
    func rule() throws(Failure) -> (schedule: Schedule?, goal: Goal??) {
        let schedule: Schedule? =
            if let word = invocation.value(.schedule) {
                try parsed(try ScheduleWord.schedule(word, today: today))
            } else { nil }
        guard let typed = try typedGoal() else { return (schedule, nil) }
        switch typed {
        case nil: return (schedule, .some(nil))
        case .ofDay(let goal): return (schedule, goal)
        case .ofPeriod(let sum):
            guard schedule == nil else { throw .invalid(.isScheduleByItself(sum)) }
            return (.sum(sum), nil)
        }
    }

    /// The goal of `--goal` or `--limit`: none for `none`, nil without either option.
    private func typedGoal() throws(Failure) -> Measure?? {
        if let word = invocation.value(.limit) {
            return try parsed(try Measure(.atMost, word, today: today, language))
        }
        guard let word = invocation.value(.goal) else { return nil }
        if GoalWord.isNone(word) { return .some(nil) }
        if Twin.timesInAPeriod(word) != nil, let twin = twin(ofGoal: word) { throw twin }
        return try parsed(try Measure(.atLeast, word, today: today, language))
    }

    /// The edit of an amount by `--amount`.
    func amount() throws(Failure) -> AmountEdit? {
        guard let word = invocation.value(.amount) else { return nil }
        return try parsed(try AmountWord.edit(word, language))
    }

    /// A plan names a day to come, all else one that has been.
    private var search: DaySearch {
        switch invocation.command {
        case .skip, .unskip, .pause, .resume: .ahead(from: today)
        default: .back
        }
    }

    /// The days of `--date` (default: today).
    func days() throws(Failure) -> DaySet {
        guard let word = invocation.value(.date) else { return DaySet([today]) }
        return try parsed(try DaysWord.days(word, today: today, search))
    }

    /// The days of `--date` that a plan is for, without a gap; nil without it.
    func plannedRange() throws(Failure) -> ClosedRange<Day>? {
        guard let word = invocation.value(.date) else { return nil }
        return try parsed(try DaysWord.range(word, today: today, search))
    }

    /// The day of an option.
    func day(_ option: OptionName) throws(Failure) -> Day? {
        guard let word = invocation.value(option) else { return nil }
        return try parsed(try DayWord.day(word, today: today, search))
    }

    /// The day of `--date` (default: today).
    func date() throws(Failure) -> Day { try day(.date) ?? today }

    func parsed<Value>(_ parse: @autoclosure () throws(WordError) -> Value) throws(Failure) -> Value {
        do throws(WordError) { return try parse() } catch { throw .word(error) }
    }
}
