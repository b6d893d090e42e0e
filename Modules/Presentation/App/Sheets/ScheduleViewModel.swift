public import Observation
public import TrackerDomain

/// What the sheet of seven switches shows.
public struct ScheduleState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "Monday".
        public let text: String
        public let isOn: Bool
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
    /// How many rows have a digit.
    public let numberedRows: Int
    /// What turns all switches on, or off where all are on.
    public let all: Offer
    public let doneTitle: String
    public let isDoneFocused: Bool
}

/// Seven switches for the weekdays of a habit.
@MainActor
@Observable
public final class ScheduleViewModel {
    private var weekdays: WeekdaySet
    /// 0 to 6 for the days in the order of the week, 7 for Done.
    public private(set) var focus = 0

    @ObservationIgnored private let opened: Schedule
    @ObservationIgnored private let conventions: Conventions
    /// Takes the schedule with Done.
    @ObservationIgnored private let take: (Schedule) -> Void

    public init(_ schedule: Schedule, conventions: Conventions, take: @escaping (Schedule) -> Void) {
        switch schedule {
        case .weekdays(let weekdays): self.weekdays = weekdays
        case .interval, .monthDays, .quota: weekdays = []
        }
        opened = schedule
        self.conventions = conventions
        self.take = take
    }

    /// What is chosen; empty where no day is.
    public var schedule: Schedule { .weekdays(weekdays) }

    public var state: ScheduleState {
        ScheduleState(
            title: TrackerField.schedule.label(conventions.language),
            rows: conventions.firstWeekday.week.enumerated().map { index, weekday in
                ScheduleState.Row(
                    text: Phrase.longName(of: weekday)(conventions.language),
                    isOn: weekdays.contains(weekday), isFocused: index == focus)
            },
            numberedRows: numberedRows, all: all,
            doneTitle: Phrase.done(conventions.language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == 7 }
}

extension ScheduleViewModel: SheetModel {
    public var offers: [Offer] {
        [
            .back, all, Offer(.save, Phrase(button: Phrase.done(conventions.language))),
            Offer(digits: numberedRows, .offerDay), Offer(.press, .offerSwitch), .rows,
        ].compactMap(\.self)
    }

    private var all: Offer { Offer(.chooseAll, weekdays == .everyDay ? .offerClear : .offerEveryDay) }

    public var numberedRows: Int { 7 }

    public var hasUnsavedInput: Bool { schedule != opened }

    public func move(_ move: Move) { focus = ListFocus.moved(focus, move, count: 8) }

    public func focus(onRow index: Int) { if (0...7).contains(index) { focus = index } }

    /// Turns the switch under the focus, or is done.
    public func confirm() -> [Effect] {
        if isDoneFocused { return save() }
        weekdays.formSymmetricDifference(WeekdaySet([conventions.firstWeekday.week[focus]]))
        return []
    }

    public func chooseAll() { weekdays = weekdays == .everyDay ? [] : .everyDay }

    public func save() -> [Effect] {
        take(schedule)
        return [.close]
    }
}
