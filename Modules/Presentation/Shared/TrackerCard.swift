public import TrackerDomain

/// A tracker as the list of a date shows it.
public struct TrackerCard: Hashable, Sendable, Identifiable {
    public let category: Category
    /// In force on the date; `nil` for an event.
    public let schedule: Schedule?
    /// The data and the plan of the date.
    public let day: TrackerDay
    /// Completions up to today.
    public var completedDays: Int { day.completedDays }
    /// True if the tracker may be completed on the date: not after today, and not an event done on another day.
    public let canComplete: Bool
    /// The break of today, else the next one.
    public let restBreak: ClosedRange<Day>?
    /// True if it is paused, archived or on a break, or will be as the filter for these says.
    public let isInactive: Bool
    /// True if it is paused or archived on the date.
    public let isPausedOnDate: Bool
    /// "break from 24 Dec", "paused from 24 Dec" in the week before; `nil` if nothing comes so soon.
    public let aheadText: String?
    /// Why the date is off, the longest form first; empty on a date like others.
    private let off: [String]
    private let tracker: Tracker
    /// The day that the card is of.
    public let date: Day
    private let today: Day
    private let conventions: Conventions

    public var id: Identifier { tracker.id }
    public var name: String { tracker.name }
    public var emoji: String { tracker.emoji }
    public var color: PaletteColor { tracker.color }
    public var isEvent: Bool { tracker.isEvent }
    public var isPinned: Bool { tracker.isPinned }
    public var status: TrackerStatus { tracker.status }

    /// The marks of the seven days up to the date, oldest first; empty for an event.
    ///
    /// Worked out on demand, as only a short list has room for them.
    public var lastWeek: [WeekMark] { tracker.lastWeek(through: date, today: today) }

    public var isCompleted: Bool { day.isDone }
    /// Completions without a missed planned day, up to today.
    public var currentStreak: Int { day.currentStreak }
    /// True if nothing is left to do on the date: it is done, or its whole period is.
    public var isSettled: Bool {
        day.isDone || day.isMet && day.progress?.isFulfilledGoal ?? false
    }

    /// True if a part of the day's goal is there, or the day gave something to a sum.
    public var isBegun: Bool {
        !isCompleted && day.goalOfAmount?.kind == .atLeast && (day.amount ?? .zero) > .zero
    }

    /// True if the done button works: a completion after today can be taken away, though none can be made.
    public var canToggle: Bool { canComplete || isCompleted }

    private var isToday: Bool { date == today }

    /// The wish of the done button.
    var marking: Wish { .done(!isCompleted) }

    /// The wish that moves the tracker to the pinned section, or back.
    var pinning: Wish { .pinned(!isPinned) }

    /// The wish that skips the date or no longer does; for habits only.
    var skipping: Wish { .skipped(!day.isSkipped) }

    /// The wish that pauses a habit, or makes an inactive one active.
    var pausing: Wish { status.isArchived ? archiving : .paused(!isInactive) }

    /// The day from which an inactive habit becomes active: today, or the first one of the rest that comes.
    var dayOfRest: Day {
        max(today, [status.since, restBreak?.lowerBound].compactMap(\.self).min() ?? today)
    }

    /// The wish of + and −: a step more, or a step less down to nothing.
    package func counting(_ operation: AmountEdit.Operation) -> Wish {
        var step = step
        if operation == .subtract, let amount = day.amount, .zero < amount, amount < step { step = amount }
        return .amount(AmountEdit(operation, step, unit: day.goalOfAmount?.unit))
    }

    /// The amount of one press of + or −.
    private var step: Amount { day.goalOfAmount?.step ?? .one }

    /// The same with its unit: "200 ml".
    func stepText(_ language: Language) -> String {
        AmountText.amount(step, unit: day.goalOfAmount?.unit ?? "", language)
    }

    var archiving: Wish { .archived(!status.isArchived) }

    /// Events are never paused, but may be archived.
    public var canPause: Bool { !isEvent || isInactive }
    /// True if + and − count by a goal; any habit may hold amounts.
    public var countsAmounts: Bool { day.goalOfAmount != nil }

    /// True if an amount can be recorded; without a goal on days that can be marked.
    var takesAmount: Bool { countsAmounts || !isEvent && canComplete }

    /// What the done button does.
    public var mark: MarkButton {
        day.periodGoal == nil ? .toggle(isDone: isCompleted) : .askAmount(canForget: day.amount != nil)
    }
}

/// How much of what a day or its period asks for is there.
public struct Fraction: Hashable, Sendable {
    /// An amount, or times.
    public let done, whole: AmountSum
    /// There is more than a limit allows.
    public let isBeyond: Bool

    /// The number of so many equal parts that are done, the last one only with the whole; none of a limit of 0.
    public func parts(of count: Int) -> Int {
        let (done, whole) = (done.inThousandths, whole.inThousandths)
        if done >= whole { return whole == 0 ? 0 : count }
        return whole.dividingFullWidth(done.multipliedFullWidth(by: max(0, count))).quotient
    }
}

extension TrackerCard {
    /// Of the sum or the times of the period, else of the goal or the limit of the day; `nil` if nothing is asked for.
    public var fraction: Fraction? {
        if let progress = day.progress, progress.goal != nil || day.goal == nil {
            if case .occasions = progress.counted { return nil }
            return Fraction(done: progress.reached, whole: progress.asked, isBeyond: progress.isOver)
        }
        return day.goal.map { goal in
            let (done, whole) = (AmountSum(day.amount ?? .zero), AmountSum(goal.amount))
            return Fraction(done: done, whole: whole, isBeyond: goal.kind == .atMost && done > whole)
        }
    }
}

/// What the done button of a card does.
public enum MarkButton: Hashable, Sendable {
    case toggle(isDone: Bool)
    /// A day of a sum has no mark to be made or taken away; its amount can be forgotten where one is typed.
    case askAmount(canForget: Bool)

    package var canForget: Bool { self == .askAmount(canForget: true) }
}

/// The texts of a card, made as they are asked for.
extension TrackerCard {
    private var language: Language { conventions.language }

    /// "5 days"; of a sum "reached 5 times", "kept 5 times".
    public var daysText: String { Phrase.completed(day.completedDays, day.periodGoal?.kind)(language) }

    /// "streak 5", of a sum "5 in a row"; `nil` for an event and without a streak.
    public var streakText: String? {
        isEvent || day.currentStreak == 0
            ? nil : Phrase.streak(day.currentStreak, ofSum: day.periodGoal != nil)(language)
    }

    /// "every day", "Mon, Wed"; "irregular event".
    public var scheduleText: String {
        schedule.map { ScheduleText.onCard($0, conventions: conventions) }
            ?? Phrase.irregularEvent(language).lowercased()
    }

    /// "1 of 3 this week", "12 of 30 km this week", without a plan "last 4 days ago · 3 times in 30 days"; `nil` for a rule
    /// of the calendar.
    public var periodText: String? {
        day.progress.map {
            RuleText.period($0, isToday: isToday, weekStartsOn: conventions.firstWeekday)(language)
        }
    }

    /// What a habit without a plan has in place of the period and the schedule, the longest form first; empty for others.
    var occasionTexts: [String] {
        guard let progress = day.progress, case .occasions(let last) = progress.counted else { return [] }
        let forms = RuleText.occasions(progress, last, isToday: isToday).map { $0(language) }
        let all = forms + [shortPeriodText].compactMap(\.self)
        return [ruleText] + all.map { [plainAmountText, $0].compactMap(\.self).joined(separator: " · ") }
    }

    /// "1 of 3", "12 of 30 km", "15, over 14", for little room; also `nil` if nothing is asked.
    public var shortPeriodText: String? { day.progress.flatMap { RuleText.brief($0)?(language) } }

    /// "3 of 5 km" of a goal of the day; `nil` without one.
    public var amountText: String? { day.goal.map { AmountText.progress(day.amount, of: $0, language) } }

    /// "3 km"; also `nil` if nothing is recorded for a limit.
    public var shortAmountText: String? {
        day.goal.flatMap { AmountText.short(day.amount, of: $0, language) }
    }

    /// "5 today", "5 that day", what a day gave to a sum or holds without a goal; `nil` without an amount, and with a
    /// goal of the day.
    public var plainAmountText: String? {
        day.goal == nil ? day.amount.map { RuleText.ofDay($0, isToday: isToday)(language) } : nil
    }

    /// "skipped", "paused since 3 Nov", "break until 3 Jan"; `nil` on a date like others.
    public var offText: String? { off.first }

    /// "paused since 3 Nov", "paused": the same, the longest form first; also of a skipped day that is done.
    public var offTexts: [String] { off.isEmpty && day.isSkipped ? [Phrase.skipped(language)] : off }

    /// "due today" on a day that cannot be put off, the longest form first; empty for a rule of the calendar.
    public var dueTexts: [String] { offTexts.isEmpty ? due : [] }

    private var due: [String] {
        day.progress != nil && day.isDue && isToday ? RuleText.due.map { $0(language) } : []
    }

    /// "1 of 3 this week · due today", "12 of 30 km this week · 5 today · due today", else the schedule: "every day · 2 today",
    /// "whenever · 2 today · last today · 4 times in 30 days".
    var ruleText: String {
        let texts =
            schedule == .whenever
            ? [scheduleText, plainAmountText, periodText] : [periodText ?? scheduleText, plainAmountText]
        return (texts.compactMap(\.self) + due.prefix(1)).joined(separator: " · ")
    }
}

extension TrackerCard {
    /// - Parameters:
    ///   - day: The tracker's figures of the date.
    ///   - isAmongResting: True in the list of what rests, which tells of today whatever its date.
    public init(
        _ tracker: Tracker, _ day: TrackerDay, category: Category, on date: Day, today: Day,
        isAmongResting: Bool = false, conventions: Conventions
    ) {
        self.tracker = tracker
        self.category = category
        schedule = tracker.schedule(on: date)
        self.day = day
        canComplete = date <= today && (!tracker.isEvent || day.isDone || tracker.marks.isEmpty)
        self.date = date
        self.today = today
        self.conventions = conventions
        let rest = RestText(tracker: tracker, today: today)
        let language = conventions.language
        off = (isAmongResting ? rest.offToday : rest.off(on: date)).map { $0(language) }
        aheadText = off.isEmpty ? (isAmongResting ? rest.ahead : rest.soon(after: date))?(language) : nil
        restBreak = tracker.restBreak(today: today)
        isPausedOnDate = tracker.status.since.map { $0 <= date } ?? false
        isInactive = tracker.status != .active || tracker.isInactive(on: today) || isAmongResting
    }
}
