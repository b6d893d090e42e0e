import TrackerDomain

/// A day of a tracker.
struct TrackerDate: Hashable {
    let tracker: Identifier
    let day: Day
}

/// What a day of a tracker holds.
struct HeldDay: Hashable {
    var isMarked = false
    var amount: Amount?
    var isSkipped = false
    var note: String?
    var isPaused = false

    /// The mark and what it follows from.
    var mark: HeldDay { HeldDay(isMarked: isMarked, amount: amount) }

    /// The same with what differs between two days as in the second one.
    func taking(whatDiffers from: HeldDay, _ to: HeldDay) -> HeldDay {
        HeldDay(
            isMarked: from.isMarked == to.isMarked ? isMarked : to.isMarked,
            amount: from.amount == to.amount ? amount : to.amount,
            isSkipped: from.isSkipped == to.isSkipped ? isSkipped : to.isSkipped,
            note: from.note == to.note ? note : to.note,
            isPaused: from.isPaused == to.isPaused ? isPaused : to.isPaused)
    }
}

extension Library {
    func held(_ date: TrackerDate) -> HeldDay {
        guard let tracker = tracker(date.tracker) else { return HeldDay() }
        return HeldDay(
            isMarked: tracker.marks.contains(date.day), amount: tracker.amounts[date.day],
            isSkipped: tracker.skips.contains(date.day), note: tracker.notes[date.day]?.text,
            isPaused: tracker[.pausedDays].contains(date.day))
    }

    /// The days that hold something else in another library.
    func dates(changedIn other: Library) -> Set<TrackerDate> {
        var dates: Set<TrackerDate> = []
        for id in Set(trackers.map(\.id) + other.trackers.map(\.id)) where tracker(id) != other.tracker(id) {
            for tracker in [tracker(id), other.tracker(id)].compactMap(\.self) {
                let days = Set(tracker.marks).union(tracker.amounts.days).union(tracker.skips).union(
                    tracker.notes.days
                )
                .union(tracker[.pausedDays])
                dates.formUnion(days.map { TrackerDate(tracker: id, day: $0) })
            }
        }
        return dates.filter { held($0) != other.held($0) }
    }
}
