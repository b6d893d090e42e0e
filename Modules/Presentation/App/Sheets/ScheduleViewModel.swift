public import Observation
public import TrackerDomain

/// The rule of a habit: which kind it is, and below that what it consists of.
@MainActor
@Observable
public final class ScheduleViewModel {
    package var draft: RuleDraft
    /// 0 for the kind, from 1 on the rows, and behind them Done.
    public package(set) var focus = 1

    @ObservationIgnored private let opened: Schedule
    @ObservationIgnored private let conventions: Conventions
    /// Takes the schedule with Done.
    @ObservationIgnored private let take: (Schedule) -> Void

    public init(_ schedule: Schedule, conventions: Conventions, take: @escaping (Schedule) -> Void) {
        draft = RuleDraft(schedule)
        opened = schedule
        self.conventions = conventions
        self.take = take
    }

    /// The chosen schedule; empty if no day is chosen.
    public var schedule: Schedule { draft.schedule }

    public var state: ScheduleState {
        let language = conventions.language
        return ScheduleState(
            title: TrackerField.schedule.label(language),
            repeats: .init(
                text: Phrase.repeats(language), value: draft.kind.words(language), isFocused: focus == 0),
            rows: rows.enumerated().map { index, row in
                .init(
                    text: row.text(language), isOn: row.isOn, value: row.value?(language),
                    isFocused: focus == index + 1)
            },
            isGrid: draft.kind == .monthDays,
            remark: draft.kind == .monthDays ? Phrase.lastOfMonth(language) : nil,
            all: all,
            doneTitle: Phrase.done(language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == doneFocus }
    package var doneFocus: Int { rows.count + 1 }

    // MARK: Rows

    private struct Row {
        let text: Phrase
        var isOn = false
        /// `nil` for a switch.
        var value: Phrase?
        /// `nil` for a row without a number.
        var number: (value: Int, range: ClosedRange<Int>)?
        /// Turns a switch, sets a number, or goes on to another value by a distance.
        let take: (inout RuleDraft, Int) -> Void
    }

    private var rows: [Row] {
        switch draft.kind {
        case .weekdays: conventions.firstWeekday.week.map(row)
        case .quota: [times, period] + (draft.period == .days ? [block] : [])
        case .interval: [interval]
        case .monthDays: MonthDaySet.days.map(row)
        }
    }

    private func row(_ weekday: Weekday) -> Row {
        Row(text: .longName(of: weekday), isOn: draft.weekdays.contains(weekday)) { draft, _ in
            draft.weekdays.formSymmetricDifference(WeekdaySet([weekday]))
        }
    }

    private func row(_ day: Int) -> Row {
        let days = MonthDaySet([day])
        return Row(text: Phrase(same: String(day)), isOn: draft.monthDays.contains(days)) { draft, _ in
            draft.monthDays.formSymmetricDifference(days)
        }
    }

    private var times: Row {
        Row(
            text: .timesRow, value: Phrase(same: String(draft.times)),
            number: (draft.times, draft.timesRange)
        ) { $0.setTimes($1) }
    }

    private var period: Row {
        Row(text: .periodRow, value: draft.period.words) { $0.period = $0.period.turned(by: $1) }
    }

    private var block: Row {
        days(.blockRow, draft.block) { $0.setBlock($1) }
    }

    private var interval: Row {
        days(.intervalRow, draft.interval) { $0.setInterval($1) }
    }

    private func days(
        _ text: Phrase, _ grid: DayGrid, take: @escaping (inout RuleDraft, Int) -> Void
    ) -> Row {
        Row(
            text: text, value: CountedPhrase.days(grid.length), number: (grid.length, DayGrid.lengths),
            take: take)
    }

    /// The row with the focus.
    private var focused: Row? { rows.indices.contains(focus - 1) ? rows[focus - 1] : nil }

    /// The row with the focus is a number.
    package var isNumberFocused: Bool { focused?.number != nil }

    /// The range of the number with the focus, or of a day of the month.
    package var numberRange: ClosedRange<Int> { focused?.number?.range ?? MonthDaySet.days }

    /// Says what a number can be.
    package func refusal(of range: ClosedRange<Int>) -> Effect {
        .tell(Notice(.error, Phrase.numberWithin(range)(conventions.language)))
    }

    /// Sets the number with the focus, or the nearest there can be.
    public func set(_ number: Int) {
        if let focused, focused.number != nil { focused.take(&draft, number) }
    }

    /// The row with the focus has a value to change.
    package var isValueFocused: Bool { focus == 0 || focused?.value != nil }

    /// Goes on to another value of what has the focus.
    public func change(by distance: Int) {
        if focus == 0 {
            draft.kind = draft.kind.turned(by: distance)
        } else if let focused, focused.value != nil {
            focused.take(&draft, (focused.number?.value ?? 0) + distance)
        }
    }
}

extension ScheduleViewModel: SheetModel {
    private var all: Phrase? {
        guard draft.kind == .weekdays else { return nil }
        return draft.weekdays == .everyDay
            ? Phrase("clear", "очистить") : Phrase("every day", "каждый день")
    }

    /// Without a day nothing is chosen that could be lost.
    public var hasUnsavedInput: Bool { schedule != opened && !schedule.isEmpty }

    /// The rows from 0 on, then Done, then the kind, as a front has them.
    public func focus(onRow index: Int) {
        guard (0...doneFocus).contains(index) else { return }
        focus = index == doneFocus ? 0 : index + 1
    }

    /// Turns the switch under the focus, takes the next value, or is done.
    public func press() -> [Effect] {
        if isDoneFocused { return save() }
        if let focused, focused.value == nil { focused.take(&draft, 0) } else { change(by: 1) }
        return []
    }

    public func confirm() -> [Effect] { save() }

    /// Turns all weekdays on, or off if all are on.
    public func chooseAll() {
        if all != nil { draft.weekdays = draft.weekdays == .everyDay ? [] : .everyDay }
    }

    public func save() -> [Effect] {
        take(schedule)
        return [.close]
    }
}
