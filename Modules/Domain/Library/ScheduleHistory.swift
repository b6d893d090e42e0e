/// The schedules a habit has had, each from a day on; before the first entry the first schedule is in force.
public struct ScheduleHistory: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public let from: Day
        public let schedule: Schedule

        public init(from: Day, schedule: Schedule) {
            self.from = from
            self.schedule = schedule
        }
    }

    /// Days on which one schedule is in force.
    struct Span {
        let schedule: Schedule
        let days: ClosedRange<Day>
    }

    /// Ascending by day, never empty.
    public let entries: [Entry]

    public init(_ schedule: Schedule, from day: Day) {
        entries = [Entry(from: day, schedule: schedule)]
    }

    /// Takes entries as a file gives them; `nil` unless there is one and the days ascend.
    public init?(entries: [Entry]) {
        guard !entries.isEmpty, zip(entries, entries.dropFirst()).allSatisfy({ $0.from < $1.from }) else {
            return nil
        }
        self.entries = entries
    }

    public func schedule(on day: Day) -> Schedule {
        (entries.last { $0.from <= day } ?? entries[0]).schedule
    }

    /// The schedules in force over a range of days, in order, each with its days.
    func schedules(over days: ClosedRange<Day>) -> [Span] {
        entries.indices.compactMap { index in
            let from = index == 0 ? days.lowerBound : max(entries[index].from, days.lowerBound)
            let isLast = index == entries.count - 1
            let upTo = isLast ? days.upperBound : min(entries[index + 1].from - 1, days.upperBound)
            return from <= upTo ? Span(schedule: entries[index].schedule, days: from...upTo) : nil
        }
    }

    /// The history after a change on a day: earlier days keep what they had, entries after the day are
    /// dropped, an entry of the same day is replaced, and a change back leaves no trace.
    public func changing(to schedule: Schedule, on day: Day) -> ScheduleHistory {
        guard entries[0].from <= day else { return changingBeforeFirstEntry(to: schedule, on: day) }
        var kept = entries.filter { $0.from < day }
        if kept.last?.schedule != schedule { kept.append(Entry(from: day, schedule: schedule)) }
        return ScheduleHistory(unchecked: kept)
    }

    /// The first schedule keeps all days before the change. It is dated back to the first day there is: dated
    /// to the day before, a second change on that very day would replace it and rewrite the past.
    private func changingBeforeFirstEntry(to schedule: Schedule, on day: Day) -> ScheduleHistory {
        let first = entries[0]
        if schedule == first.schedule { return ScheduleHistory(schedule, from: first.from) }
        if day == .earliest { return ScheduleHistory(schedule, from: day) }
        return ScheduleHistory(unchecked: [
            Entry(from: .earliest, schedule: first.schedule), Entry(from: day, schedule: schedule),
        ])
    }

    private init(unchecked entries: [Entry]) {
        self.entries = entries
    }
}
