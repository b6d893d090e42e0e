public import Observation
public import TrackerDomain

/// Seven switches for the weekdays of a habit.
@MainActor
@Observable
public final class ScheduleViewModel {
    public private(set) var weekdays: WeekdaySet
    /// 0 to 6 for the days in the order of the week, 7 for Done.
    public private(set) var focus = 0

    @ObservationIgnored private let opened: WeekdaySet
    @ObservationIgnored private let conventions: Conventions

    public init(_ weekdays: WeekdaySet, conventions: Conventions) {
        self.weekdays = weekdays
        opened = weekdays
        self.conventions = conventions
    }

    public var state: ScheduleState {
        ScheduleState(
            title: Phrase.section(.schedule)(conventions.language),
            rows: conventions.firstWeekday.week.enumerated().map { index, weekday in
                ScheduleState.Row(
                    text: Phrase.longName(of: weekday)(conventions.language),
                    isOn: weekdays.contains(weekday), isFocused: index == focus)
            },
            doneTitle: Phrase.done(conventions.language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == 7 }

    /// Whether leaving without Done would lose something.
    public var hasUnsavedInput: Bool { weekdays != opened }

    public func move(_ move: Move) { focus = ListFocus.moved(focus, move, count: 8) }

    /// Turns the switch under the focus.
    public func toggle() {
        guard focus < 7 else { return }
        let day = WeekdaySet([conventions.firstWeekday.week[focus]])
        weekdays.formSymmetricDifference(day)
    }

    public func focus(on index: Int) { if (0...7).contains(index) { focus = index } }
}
