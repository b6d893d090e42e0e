public import Observation
public import TrackerDomain

/// The rule of a habit: which kind it is, and below that what it consists of.
@MainActor
@Observable
public final class ScheduleViewModel {
    package var draft: RuleDraft { didSet { (sum, refusal) = (nil, nil) } }
    /// A rule that is no kind of draft, once it was taken.
    private var sum: Schedule?
    /// Why the typed rule was refused.
    private var refusal: String?
    /// 0 for the kind, from 1 on the rows, and behind them Done.
    public package(set) var focus = 1

    @ObservationIgnored private let opened: Schedule
    /// Takes the schedule with Done.
    @ObservationIgnored private let take: (Schedule) -> Void

    @ObservationIgnored private let workspace: Workspace

    /// - Parameter shortcut: Chosen already when the sheet opens.
    public init(
        _ schedule: Schedule, choosing shortcut: RuleShortcut? = nil, workspace: Workspace,
        take: @escaping (Schedule) -> Void
    ) {
        var draft = RuleDraft(schedule)
        if let shortcut { draft.choose(shortcut) }
        opened = draft.schedule
        self.draft = draft
        self.workspace = workspace
        self.take = take
    }

    /// The chosen rule; empty without a day.
    public var schedule: Schedule { sum ?? draft.schedule }

    /// Takes a rule as it is.
    public func choose(_ schedule: Schedule) {
        draft = RuleDraft(schedule)
        if case .sum = schedule { sum = schedule }
    }

    /// Takes a rule of a kind, as it was last chosen.
    public func choose(_ kind: RuleKind) { draft.kind = kind }

    /// Takes a rule as it is typed; what cannot be read is refused in the state, and changes nothing.
    public func enter(_ text: String) {
        do throws(WordError) {
            choose(try ScheduleWord.schedule(text, today: workspace.today()))
        } catch {
            refusal = workspace.text(error.message)
        }
    }

    public var state: ScheduleState {
        let language = conventions.language
        return ScheduleState(
            title: TrackerField.schedule.label(language), schedule: schedule, kind: draft.kind,
            refusal: refusal,
            shortcuts: RuleShortcut.allCases.map { .init(id: $0, isChosen: $0 == draft.shortcut) },
            repeats: .init(
                text: Phrase.repeats(language), value: draft.kind.words(language), isFocused: focus == 0),
            rows: rows.enumerated().map { index, row in
                .init(
                    text: row.text(language), isOn: row.isOn, value: row.value(language),
                    isFocused: focus == index + 1)
            },
            remark: draft.kind == .monthDays ? Phrase.lastOfMonth(language) : nil,
            doneTitle: Phrase.done(language), isDoneFocused: isDoneFocused)
    }

    public var isDoneFocused: Bool { focus == doneFocus }
    package var doneFocus: Int { rows.count + 1 }

    private var conventions: Conventions { workspace.conventions }

    // MARK: Rows

    private var rows: [RuleDraft.Row] { draft.rows(of: conventions.firstWeekday.week) }

    /// The row with the focus.
    private var focused: RuleDraft.Row? { rows.indices.contains(focus - 1) ? rows[focus - 1] : nil }

    /// Whether the row with the focus is a number.
    package var isNumberFocused: Bool { focused?.number != nil }

    /// The range of the number with the focus, or of a day of the month.
    package var numberRange: ClosedRange<Int> { focused?.number?.range ?? MonthDaySet.days }

    /// Says what a number can be.
    package func refusal(of range: ClosedRange<Int>) -> Effect {
        .tell(Notice(.error, Phrase.numberWithin(range)(conventions.language)))
    }

    /// Sets the number with the focus, or the nearest there can be.
    public func set(_ number: Int) {
        if case .number(_, in: _, shown: _, let set) = focused?.content { set(&draft, number) }
    }

    /// Whether what has the focus goes on to another value.
    package var isValueFocused: Bool {
        focus == 0 || focused?.hasValue == true
    }

    /// Goes on to another value of what has the focus.
    public func change(by distance: Int) {
        if focus == 0 { draft.kind = draft.kind.turned(by: distance) }
        switch focused?.content {
        case .number(let number, in: let range, shown: _, let set):
            set(&draft, number + distance.clamped(to: -range.count...range.count))
        case .choice(_, let turn): turn(&draft, distance)
        case .toggle, nil: break
        }
    }
}

extension ScheduleViewModel: SheetModel {
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
        if case .toggle(isOn: _, let turn) = focused?.content { turn(&draft) } else { change(by: 1) }
        return []
    }

    public func confirm() -> [Effect] { save() }

    /// Takes a common rule; every day chosen once more is no day.
    public func choose(_ shortcut: RuleShortcut) {
        let kind = draft.kind
        if shortcut == .everyDay, draft.shortcut == .everyDay {
            draft.weekdays = []
        } else {
            draft.choose(shortcut)
        }
        if draft.kind != kind || shortcut == .timesAWeek { focus = 1 }
    }

    public func save() -> [Effect] {
        take(schedule)
        return [.close]
    }
}

extension RuleDraft.Row {
    fileprivate var isOn: Bool { if case .toggle(let isOn, turn: _) = content { isOn } else { false } }

    /// `nil` for a switch.
    fileprivate func value(_ language: Language) -> String? {
        switch content {
        case .toggle: nil
        case .number(_, in: _, let shown, set: _): shown(language)
        case .choice(let shown, turn: _): shown(language)
        }
    }

    fileprivate var hasValue: Bool { if case .toggle = content { false } else { true } }

    /// `nil` for a row without a number.
    fileprivate var number: (value: Int, range: ClosedRange<Int>)? {
        if case .number(let value, let range, shown: _, set: _) = content { (value, range) } else { nil }
    }
}
