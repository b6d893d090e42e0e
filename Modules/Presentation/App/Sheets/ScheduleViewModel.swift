public import Observation
public import TrackerDomain

/// The rule of a habit: which kind it is, and below that what it consists of.
@MainActor
@Observable
public final class ScheduleViewModel {
    private var draft: RuleDraft
    /// 0 for the kind, from 1 on the rows, and behind them Done.
    public private(set) var focus = 1
    /// A number that the next digit may make longer.
    @ObservationIgnored private var typedNumber: Int?
    /// The rule before the first digit of that number: the shorter one that was passed leaves no trace in other rows.
    @ObservationIgnored private var untyped: RuleDraft?

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
            numberedRows: numberedRows, all: all,
            doneTitle: Phrase.done(language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == doneFocus }
    private var doneFocus: Int { rows.count + 1 }

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

    private func set(_ number: Int) {
        switch focused {
        case .times: draft.setTimes(number)
        case .block: draft.setBlock(number)
        case .interval: draft.setInterval(number)
        case .weekday, .monthDay, .period, nil: break
        }
    }

    /// Whether ← and → change what has the focus.
    private var isValueFocused: Bool {
        focus == 0 || focused.map { value(of: $0) != nil } ?? false
    }

    private func change(by distance: Int) {
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
    public var offers: [KeyOffer] {
        let done = KeyOffer(.confirm, Phrase(button: Phrase.done(conventions.language)))
        let change = KeyOffer(.pages, Phrase("change", "изменить"))
        let keys: [KeyOffer?] =
            switch draft.kind {
            case .weekdays where focus == 0: [done, change, KeyOffer(digits: numberedRows, .offerDay), .rows]
            case .weekdays:
                [all, done, KeyOffer(digits: numberedRows, .offerDay), KeyOffer(.press, .offerSwitch), .rows]
            case .monthDays where focus == 0: [done, change, .rows]
            case .monthDays: [done, KeyOffer(.press, .offerSwitch), KeyOffer(digits: 9, .offerDay), .days]
            case .quota, .interval: [done, change, KeyOffer(digits: 9, Phrase("number", "число")), .rows]
            }
        return [.back] + keys.compactMap(\.self)
    }

    private var all: KeyOffer? {
        guard draft.kind == .weekdays else { return nil }
        return KeyOffer(.chooseAll, draft.weekdays == .everyDay ? .offerClear : .offerEveryDay)
    }

    public var numberedRows: Int { draft.kind == .weekdays ? 7 : 0 }

    /// Without a day nothing is chosen that could be lost.
    public var hasUnsavedInput: Bool { schedule != opened && !schedule.isEmpty }

    public func move(_ move: Move) {
        typedNumber = nil
        switch move {
        case .left where isValueFocused: change(by: -1)
        case .right where isValueFocused: change(by: 1)
        case .toStart: focus = 1
        default:
            focus =
                draft.kind == .monthDays
                ? movedInMonth(move) : ListFocus.moved(focus, move, count: doneFocus + 1)
        }
    }

    /// The days stand seven in a line; Tab takes them for one.
    private func movedInMonth(_ move: Move) -> Int {
        let isInside = focused != nil
        return switch move {
        case .up where focus == doneFocus: 29
        case .up where isInside: max(focus - 7, 0)
        case .down where isInside: focus + 7 < doneFocus ? focus + 7 : doneFocus
        case .next where isInside: doneFocus
        case .previous where isInside: 0
        case .previous where focus == doneFocus: 1
        default: ListFocus.moved(focus, move, count: doneFocus + 1)
        }
    }

    /// The rows from 0 on, then Done, then the kind, as a front has them.
    public func focus(onRow index: Int) {
        guard (0...doneFocus).contains(index) else { return }
        typedNumber = nil
        focus = index == doneFocus ? 0 : index + 1
    }

    /// Turns a switch by its number, or makes a number of one or more digits; among the days of a month it leads to one.
    public func press(digit: Int) -> [Effect] {
        if draft.kind == .weekdays {
            guard (1...7).contains(digit) else { return [] }
            focus(onRow: digit - 1)
            return press()
        }
        if draft.kind != .monthDays, number(of: focused) == nil { focus = 1 }
        let range = typedRange
        let joined = (typedNumber ?? 0) * 10 + digit
        let number = joined <= range.upperBound ? joined : digit
        guard number <= range.upperBound else { return refuse(range) }
        if typedNumber == nil { untyped = draft }
        typedNumber = number
        guard range.contains(number) else { return [] }
        if draft.kind == .monthDays {
            focus = number
        } else {
            draft = untyped ?? draft
            set(number)
        }
        return []
    }

    /// What a number that is typed can be.
    private var typedRange: ClosedRange<Int> { number(of: focused)?.range ?? MonthDaySet.days }

    private func refuse(_ range: ClosedRange<Int>) -> [Effect] {
        typedNumber = nil
        return [.tell(Notice(.error, Phrase.numberWithin(range)(conventions.language)))]
    }

    /// Space or a click: turns the switch under the focus, takes the next value, or is done.
    public func press() -> [Effect] {
        typedNumber = nil
        switch focused {
        case .weekday(let weekday): draft.weekdays.formSymmetricDifference(WeekdaySet([weekday]))
        case .monthDay(let day): draft.monthDays.formSymmetricDifference(MonthDaySet([day]))
        case nil where isDoneFocused: return save()
        case .times, .period, .block, .interval, nil: change(by: 1)
        }
        return []
    }

    public func confirm() -> [Effect] { save() }

    public func chooseAll() {
        typedNumber = nil
        if all != nil { draft.weekdays = draft.weekdays == .everyDay ? [] : .everyDay }
    }

    /// Is done, with the number or the day of a month that was typed last; one that cannot be is refused.
    public func save() -> [Effect] {
        if let typedNumber {
            let range = typedRange
            guard range.contains(typedNumber) else { return refuse(range) }
            if draft.kind == .monthDays { draft.monthDays.formUnion(MonthDaySet([typedNumber])) }
        }
        take(schedule)
        return [.close]
    }
}
