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
    func tableMark(on day: Day) -> TableMark? {
        if completions.contains(day) { return .done }
        if skips.contains(day) { return .skipped }
        return pausedDays.contains(day) ? .rest : nil
    }

    /// The days that have a mark, an amount or a note.
    var recordedDays: DaySet {
        var days = completions
        days.formUnion(skips)
        days.formUnion(pausedDays)
        days.formUnion(amounts.days)
        days.formUnion(notes.days)
        return days
    }
}
