import TrackerDomain

/// The mark of a tracker on a day, as tables name it.
enum TableMark: String {
    case done
    case skipped
    /// A day of a pause that is over.
    case rest
}

extension Tracker {
    /// The mark of a day; done takes precedence, as in every figure.
    ///
    /// - Parameter done: `doneDays`.
    func tableMark(on day: Day, done: DaySet) -> TableMark? {
        if done.contains(day) { return .done }
        if skips.contains(day) { return .skipped }
        return pausedDays.contains(day) ? .rest : nil
    }

    /// The days that have a mark, an amount or a note.
    func recordedDays(today: Day) -> DaySet {
        var days = doneDays(today: today)
        days.formUnion(skips)
        days.formUnion(pausedDays)
        days.formUnion(amounts.days)
        days.formUnion(notes.days)
        return days
    }
}
