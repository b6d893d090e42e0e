/// OFF-7 and OFF-8 in the letters of the definition.
extension PlainHabit {
    /// OFF-6, OFF-7: `pause --until`; false if it is refused.
    ///
    /// - Parameter from: nil if neither `--from` nor `--all` was said.
    mutating func takeBreak(from: Int?, until end: Int, today: Int) -> Bool {
        if case .archived = status { return (from ?? today) <= end }
        guard let first = from else { return rest(until: end, today: today) }
        guard first <= end else { return false }
        pausedDays.formUnion(first...end)
        return true
    }

    /// Says when the rest ends: that of today, of a pause to come by then, or of a break that begins today.
    private mutating func rest(until end: Int, today: Int) -> Bool {
        let present = runOfRest(around: today)
        var first = present?.lowerBound ?? today
        var endsPause = false
        if let since = restsSince {
            let isBegun = since <= today
            // Breaks that touch are one.
            let isRunInto = present.map { since <= $0.upperBound + 1 } ?? false
            if isBegun || present == nil && since <= end { first = since }
            endsPause = isBegun || since <= end || isRunInto
        }
        guard first <= end else { return false }
        // What lay beneath a pause ends with it where it is in a row with the new end, or with today.
        let beneath = [runOfRest(around: end + 1), runOfRest(around: today + 1)]
        let ended = endsPause ? [present] + beneath : [present]
        for run in ended.compactMap(\.self) {
            pausedDays = pausedDays.filter { !run.contains($0) || $0 <= end }
        }
        pausedDays.formUnion(first...end)
        if endsPause { status = .active }
        return true
    }

    /// OFF-8: `resume`.
    mutating func resume(today: Int) {
        if case .archived = status { return }
        var present = runOfRest(around: today)
        if let since = restsSince, since <= today {
            // Today is in a row with the rest days from tomorrow on.
            pausedDays.formUnion(since...today)
            present = runOfRest(around: today)
            status = .active
        } else if let since = restsSince, let present, since <= present.upperBound + 1 {
            status = .active
        }
        if let present { pausedDays = pausedDays.filter { !present.contains($0) || $0 < today } }
    }

    /// OFF-8: of what comes after a day without rest, the first is taken back.
    mutating func takeBackNext(today: Int) {
        if case .archived = status { return }
        let next = pausedDays.filter { $0 > today }.min()
        if let since = restsSince, since <= next ?? since {
            status = .active
        } else if let next, let run = runOfRest(around: next) {
            pausedDays.subtract(run)
        }
    }

    /// True if the habit rests on a day.
    func rests(on day: Int) -> Bool {
        pausedDays.contains(day) || restsSince.map { $0 <= day } ?? false
    }

    /// Rest days in a row are one break.
    private func runOfRest(around day: Int) -> ClosedRange<Int>? {
        guard pausedDays.contains(day) else { return nil }
        var (first, last) = (day, day)
        while pausedDays.contains(first - 1) { first -= 1 }
        while pausedDays.contains(last + 1) { last += 1 }
        return first...last
    }
}
