import TrackerDomain

/// What became of a tracker on a day, as tables call it.
enum KeptMark: String {
    case done
    case skipped
    /// A day of a pause that is over.
    case rest
}

extension Tracker {
    /// What is marked on a day; done outranks the others, as it does in every figure.
    func keptMark(on day: Day) -> KeptMark? {
        if completions.contains(day) { return .done }
        if skips.contains(day) { return .skipped }
        return rests.contains(day) ? .rest : nil
    }

    /// The days that hold a mark, an amount or a note.
    var keptDays: DaySet {
        var days = completions
        days.formUnion(skips)
        days.formUnion(rests)
        // One by one: what works for all types of values is slow from another module.
        for entry in amounts.entries { days.insert(entry.day) }
        for entry in notes.entries { days.insert(entry.day) }
        return days
    }
}
