public import TrackerDomain

/// A tracker as the list of a date shows it.
public struct TrackerCard: Hashable, Sendable, Identifiable {
    public let id: Identifier
    public let name: String
    public let emoji: String
    public let color: PaletteColor
    public let isEvent: Bool
    public let category: Category
    /// In force on the date; `nil` for an event.
    public let schedule: Schedule?
    public let isPinned: Bool
    public let status: TrackerStatus
    /// The data and the plan of the date.
    public let day: TrackerDay
    /// Completions up to today.
    public var completedDays: Int { day.completedDays }
    /// True if the tracker may be completed on the date: not after today, and not an event done on another day.
    public let canComplete: Bool
    /// "5 days"; of a sum "reached 5 times", "kept 5 times".
    public let daysText: String
    /// "every day", "Mon, Wed"; "irregular event".
    public let scheduleText: String
    /// "1 of 3 this week · due today", "12 of 30 km this week · 5 today · due today"; `nil` for any rule but a quota or a sum.
    public let quotaText: String?
    /// The same without what is due: "1 of 3 this week".
    public let periodText: String?
    /// "1 of 3", "12 of 30 km", "15, over 14", for little room; also `nil` if nothing is asked.
    public let shortQuotaText: String?
    /// "3 of 5 km"; `nil` without a goal.
    public let amountText: String?
    /// "3 km"; also `nil` if nothing is recorded for a limit.
    public let shortAmountText: String?
    /// "5 today", "5 that day", what a day gave to a sum; `nil` without an amount, and for any other rule.
    public let sumAmountText: String?
    /// "streak 5", of a sum "5 in a row"; `nil` for an event and without a streak.
    public let streakText: String?
    /// "skipped", "paused since 3 Nov", "break until 3 Jan"; `nil` on a date like others.
    public let offText: String?
    /// "paused since 3 Nov", "paused": the same, the longest form first; also of a skipped day that is done.
    public let offTexts: [String]
    /// "break from 24 Dec", "paused from 24 Dec" in the week before; `nil` if nothing comes so soon.
    public let aheadText: String?
    /// The break of today, else the next one.
    public let restBreak: ClosedRange<Day>?
    /// True if it is paused, archived or on a break, or will be as the filter for these says.
    public let isInactive: Bool
    /// True if it is paused or archived on the date.
    public let isPausedOnDate: Bool
    /// "due today", the longest form first; empty for any rule but a quota or a sum.
    public let dueTexts: [String]

    public var isCompleted: Bool { day.isDone }
    /// Completions without a missed planned day, up to today.
    public var currentStreak: Int { day.currentStreak }
    /// True if nothing is left to do on the date: it is done, or its whole period is.
    public var isSettled: Bool {
        day.isDone || day.isMet && ((day.quota?.asked ?? 0) > 0 || day.sum?.isFulfilledGoal ?? false)
    }

    /// True if a part of the day's goal is there, or the day gave something to a sum.
    public var isBegun: Bool {
        !isCompleted && day.measure?.kind == .atLeast && (day.amount ?? .zero) > .zero
    }

    /// True if the done button works: a completion after today can be taken away, though none can be made.
    public var canToggle: Bool { canComplete || isCompleted }

    /// The edit of the done button.
    func marking(on date: Day) -> Edit {
        isCompleted ? .uncomplete([id], on: date) : .complete([id], on: date)
    }

    /// The edit that moves the tracker to the pinned section, or back.
    var pinning: Edit { isPinned ? .unpin(id) : .pin(id) }

    /// The edit that skips the date or no longer does; for habits only.
    func skipping(on date: Day) -> Edit {
        day.isSkipped ? .unskip([id], on: DaySet([date])) : .skip([id], on: DaySet([date]))
    }

    /// The edit that pauses a habit, or resumes an inactive one.
    var pausing: Edit {
        switch status {
        case .active: isInactive ? .resume([id]) : .pause([id], from: nil)
        case .paused: .resume([id])
        case .archived: .unarchive([id])
        }
    }

    /// The edit of + and −: a step more, or a step less down to nothing.
    func counting(_ operation: AmountEdit.Operation, on date: Day) -> Edit {
        var step = step
        if operation == .subtract, let amount = day.amount, .zero < amount, amount < step { step = amount }
        return .amount(AmountEdit(operation, step), of: id, on: DaySet([date]))
    }

    /// The amount of one press of + or −.
    private var step: Amount { day.measure?.step ?? .one }

    /// The same with its unit: "200 ml".
    func stepText(_ language: Language) -> String {
        AmountText.amount(step, unit: day.measure?.unit ?? "", language)
    }

    var archiving: Edit { status.isArchived ? .unarchive([id]) : .archive([id]) }

    public var canSkip: Bool { !isEvent }
    /// Events are never paused, but may be archived.
    public var canPause: Bool { !isEvent || isInactive }
    public var countsAmounts: Bool { day.measure != nil }
    /// True if marking asks for the amount: a day of a sum has no mark to be made or taken away.
    public var asksForAmount: Bool { day.sum != nil }
    /// True if the day's amount can be forgotten where one is typed.
    public var canForgetAmount: Bool { asksForAmount && day.amount != nil }
}

extension TrackerCard {
    /// - Parameters:
    ///   - day: The tracker's figures of the date.
    ///   - isAmongResting: True in the list of what rests, which tells of today whatever its date.
    public init(
        _ tracker: Tracker, _ day: TrackerDay, category: Category, on date: Day, today: Day,
        isAmongResting: Bool = false, conventions: Conventions
    ) {
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        isEvent = tracker.isEvent
        self.category = category
        schedule = tracker.schedule(on: date)
        isPinned = tracker.isPinned
        status = tracker.status
        self.day = day
        canComplete = date <= today && (!tracker.isEvent || day.isDone || tracker.marks.isEmpty)
        daysText = Phrase.completed(day.completedDays, day.sum?.kind)(conventions.language)
        streakText =
            tracker.isEvent || day.currentStreak == 0
            ? nil : Phrase.streak(day.currentStreak, ofSum: day.sum != nil)(conventions.language)
        scheduleText =
            schedule.map { ScheduleText.onCard($0, conventions: conventions) }
            ?? Phrase("irregular event", "нерегулярное событие")(conventions.language)
        let language = conventions.language
        let due =
            (day.quota != nil || day.sum != nil) && day.isDue && date == today
            ? QuotaText.due.map { $0(language) } : []
        let period = (day.quota.map(QuotaText.period) ?? day.sum.map { SumText.period($0) })?(language)
        periodText = period
        let ofDay =
            day.sum == nil ? nil : day.amount.map { SumText.ofDay($0, isToday: date == today)(language) }
        sumAmountText = ofDay
        quotaText = period.map { ([$0, ofDay].compactMap(\.self) + due.prefix(1)).joined(separator: " · ") }
        shortQuotaText = (day.quota.flatMap(QuotaText.short) ?? day.sum.flatMap(SumText.brief))?(language)
        shortAmountText = day.goal.flatMap { AmountText.short(day.amount, of: $0, conventions.language) }
        amountText = day.goal.map { AmountText.progress(day.amount, of: $0, conventions.language) }
        let rest = RestText(tracker: tracker, today: today)
        let off = (isAmongResting ? rest.offToday : rest.off(on: date)).map { $0(language) }
        offText = off.first
        offTexts = off.isEmpty && day.isSkipped ? [Phrase.skipped(language)] : off
        aheadText = off.isEmpty ? (isAmongResting ? rest.ahead : rest.soon(after: date))?(language) : nil
        restBreak = tracker.restBreak(today: today)
        isPausedOnDate = tracker.status.since.map { $0 <= date } ?? false
        isInactive = tracker.status != .active || tracker.isInactive(on: today) || isAmongResting
        dueTexts = offTexts.isEmpty ? due : []
    }
}
