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

    /// What is chosen; empty where no day is.
    public var schedule: Schedule { draft.schedule }

    public var state: ScheduleState {
        let language = conventions.language
        return ScheduleState(
            title: TrackerField.schedule.label(language),
            repeats: .init(
                text: Phrase.repeats(language), value: draft.kind.words(language), isFocused: focus == 0),
            rows: rows.enumerated().map { index, row in
                .init(
                    text: text(of: row), isOn: isOn(row), value: value(of: row), isFocused: focus == index + 1
                )
            },
            isGrid: draft.kind == .monthDays,
            remark: draft.kind == .monthDays ? Phrase.lastOfMonth(language) : nil,
            all: all,
            doneTitle: Phrase.done(language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == doneFocus }
    package var doneFocus: Int { rows.count + 1 }

    // MARK: Rows

    private enum Row {
        case weekday(Weekday)
        case monthDay(Int)
        case times, period, block, interval
    }

    private var rows: [Row] {
        switch draft.kind {
        case .weekdays: conventions.firstWeekday.week.map { .weekday($0) }
        case .quota: [.times, .period] + (draft.period == .days ? [.block] : [])
        case .interval: [.interval]
        case .monthDays: MonthDaySet.days.map { .monthDay($0) }
        }
    }

    /// The row with the focus.
    private var focused: Row? { rows.indices.contains(focus - 1) ? rows[focus - 1] : nil }

    private func text(of row: Row) -> String {
        let phrase: Phrase =
            switch row {
            case .weekday(let weekday): .longName(of: weekday)
            case .monthDay(let day): Phrase(same: String(day))
            case .times: .timesRow
            case .period: .periodRow
            case .block: .blockRow
            case .interval: .intervalRow
            }
        return phrase(conventions.language)
    }

    private func isOn(_ row: Row) -> Bool {
        switch row {
        case .weekday(let weekday): draft.weekdays.contains(weekday)
        case .monthDay(let day): draft.monthDays.contains(MonthDaySet([day]))
        case .times, .period, .block, .interval: false
        }
    }

    /// `nil` for a switch.
    private func value(of row: Row) -> String? {
        switch row {
        case .weekday, .monthDay: nil
        case .times: String(draft.times)
        case .period: draft.period.words(conventions.language)
        case .block: CountedPhrase.days(draft.block.length)(conventions.language)
        case .interval: CountedPhrase.days(draft.interval.length)(conventions.language)
        }
    }

    /// The number of a row and what it can be; `nil` for a row without one.
    private func number(of row: Row?) -> (value: Int, range: ClosedRange<Int>)? {
        switch row {
        case .times: (draft.times, draft.timesRange)
        case .block: (draft.block.length, DayGrid.lengths)
        case .interval: (draft.interval.length, DayGrid.lengths)
        case .weekday, .monthDay, .period, nil: nil
        }
    }

    /// Whether the row with the focus is a number.
    package var isNumberFocused: Bool { number(of: focused) != nil }

    /// What the number with the focus can be, or the number of a day.
    package var numberRange: ClosedRange<Int> { number(of: focused)?.range ?? MonthDaySet.days }

    /// Says what a number can be.
    package func refusal(of range: ClosedRange<Int>) -> Effect {
        .tell(Notice(.error, Phrase.numberWithin(range)(conventions.language)))
    }

    /// Sets the number with the focus, or the nearest there can be.
    public func set(_ number: Int) {
        switch focused {
        case .times: draft.setTimes(number)
        case .block: draft.setBlock(number)
        case .interval: draft.setInterval(number)
        case .weekday, .monthDay, .period, nil: break
        }
    }

    /// Whether what has the focus goes on to another value.
    package var isValueFocused: Bool {
        focus == 0 || focused.map { value(of: $0) != nil } ?? false
    }

    /// Goes on to another value of what has the focus.
    public func change(by distance: Int) {
        if focus == 0 {
            draft.kind = draft.kind.turned(by: distance)
        } else if let (value, _) = number(of: focused) {
            set(value + distance)
        } else {
            draft.period = draft.period.turned(by: distance)
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
        switch focused {
        case .weekday(let weekday): draft.weekdays.formSymmetricDifference(WeekdaySet([weekday]))
        case .monthDay(let day): draft.monthDays.formSymmetricDifference(MonthDaySet([day]))
        case nil where isDoneFocused: return save()
        case .times, .period, .block, .interval, nil: change(by: 1)
        }
        return []
    }

    public func confirm() -> [Effect] { save() }

    /// Turns all weekdays on, or off where all are on.
    public func chooseAll() {
        if all != nil { draft.weekdays = draft.weekdays == .everyDay ? [] : .everyDay }
    }

    public func save() -> [Effect] {
        take(schedule)
        return [.close]
    }
}
