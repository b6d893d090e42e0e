/// The done and planned days of sums found from day to day, with what is known on each day alone.
struct SumForwardPass {
    private(set) var done: [Int] = []
    private(set) var planned: [Int] = []

    /// What is carried from one day of a period to the next.
    private struct Running {
        var stage: HabitModel.Stage
        var amount = 0
        var isRecorded = false
        var isSettled = false
        var exempt = 0
    }

    init(_ habit: PlainHabit, today: Int) {
        // Of the model it takes rules, periods and days off, neither amounts nor days done.
        var bare = habit
        (bare.amounts, bare.completions) = ([:], [])
        let model = HabitModel(bare, today: today)
        let first = ([habit.created] + habit.amounts.keys + habit.completions).min() ?? habit.created
        var running: Running?
        for day in first - 366..<max(first, today + 1) {
            guard let sum = model.sum(on: day) else { continue }
            let stage = model.stage(of: day, in: sum.per)
            var state = running.flatMap { $0.stage == stage ? $0 : nil } ?? Running(stage: stage)
            step(&state, day, sum, habit, isExempt: model.isExempt(day))
            running = state
        }
    }

    private mutating func step(
        _ state: inout Running, _ day: Int, _ sum: PlainHabit.Sum, _ habit: PlainHabit, isExempt: Bool
    ) {
        let isLast = day == state.stage.period.upperBound
        if isExempt && state.stage.asking.contains(day) { state.exempt += 1 }
        state.amount += habit.amounts[day] ?? 0
        if habit.amounts[day] != nil { state.isRecorded = true }
        let open = state.stage.asking.count - state.exempt
        let share = Self.rounded(sum, open, state.stage.period.count)

        let isMarked = habit.completions.contains(day) && habit.amounts[day] == nil
        let isKept = isLast && open > 0 && state.isRecorded && state.amount <= share
        let isReached = state.amount > 0 && state.amount >= (share > 0 ? share : sum.amount)
        if isMarked || !state.isSettled && (sum.isLimit ? isKept : isReached) {
            state.isSettled = true
            done.append(day)
            if !isExempt { planned.append(day) }
        } else if isLast, !state.isSettled, !isExempt, state.stage.asking.contains(day),
            sum.isLimit || share > 0
        {
            planned.append(day)
        }
    }

    /// The amount · open ÷ days, compared with its neighbors by multiplication.
    private static func rounded(_ sum: PlainHabit.Sum, _ open: Int, _ days: Int) -> Int {
        let step =
            sum.amount % 1000 == 0 ? 1000 : sum.amount % 100 == 0 ? 100 : sum.amount % 10 == 0 ? 10 : 1
        var share = 0
        if sum.isLimit {
            while share * days < sum.amount * open { share += step }
        } else {
            while (2 * share + step) * days <= 2 * sum.amount * open { share += step }
        }
        return share
    }
}
