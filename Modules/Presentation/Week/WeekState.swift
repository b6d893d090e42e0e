public import TrackerDomain

/// The trackers of one week or several, with a cell for each day.
public struct WeekState: Hashable, Sendable {
    public struct Column: Hashable, Sendable {
        public let day: Day
        /// "Mon".
        public let weekdayText: String
        /// "16".
        public let dayText: String
        /// The share of the day that was done.
        public let share: DayShare
    }

    public struct Cell: Hashable, Sendable {
        public let day: Day
        public let mark: WeekMark
        /// The recorded amount, "1250.5", as briefly as it can be told; nil without one.
        public let amountText: String?
        public let hasNote: Bool

        package init(day: Day, mark: WeekMark, amountText: String?, hasNote: Bool) {
            self.day = day
            self.mark = mark
            self.amountText = amountText
            self.hasNote = hasNote
        }
    }

    public struct Row: Hashable, Sendable, Identifiable {
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        /// "km", "limit 2"; nil without a goal, or for a goal without a unit.
        public let goalText: String?
        /// One for each column.
        public let cells: [Cell]
        /// "20"; of a quota or a sum the state of its period, "1 of 3", "12 of 30 km"; nil for an event.
        public let streakText: String?
        /// The same for little room: of a sum "12/30".
        public let shortStreakText: String?
        /// True if the sum of the period is beyond its limit.
        public let isOverLimit: Bool
        /// True if the last column tells of a week of a quota or a sum.
        fileprivate let countsWeeks: Bool
    }

    public let days: ClosedRange<Day>
    public let today: Day
    /// "16 – 22 November 2026".
    public let title: String
    /// "16 – 22 Nov", "16 – 22 Nov 2025" in another year than today's.
    public let shortTitle: String
    public let columns: [Column]
    public let rows: [Row]
    /// "since Mon" where the last column counts by weeks that do not begin with those shown; else nil.
    public let sinceText: String?
    /// The text in place of an empty table; nil if there are rows.
    public let placeholder: String?

    /// True if today is among the days.
    public var isCurrent: Bool { days.contains(today) }

    /// The share of a day that is shown.
    func share(of day: Day) -> DayShare { columns.first { $0.day == day }?.share ?? DayShare() }
}

extension WeekState {
    public init(_ library: Library, days: ClosedRange<Day>, today: Day, conventions: Conventions) {
        let language = conventions.language
        let trackers = library.trackers(of: days, today: today)
        let plans = trackers.map { $0.plan(through: today) }
        let shares = plans.shares(over: days)
        self.days = days
        self.today = today
        title = DateText.range(days, language)
        shortTitle = DateText.shortRange(days, relativeTo: today, language)
        columns = zip(days, shares).map { day, share in
            Column(
                day: day, weekdayText: Phrase.shortName(of: day.weekday)(language), dayText: String(day.day),
                share: share)
        }
        rows = zip(trackers, plans).map { Row($0, $1, days, language) }
        let hasOtherWeeks = conventions.firstWeekday != .monday && rows.contains(where: \.countsWeeks)
        sinceText = hasOtherWeeks ? Phrase("since Mon", "с пн")(language) : nil
        placeholder = trackers.isEmpty ? Phrase.whatWillWeTrack(language) : nil
    }
}

extension WeekState.Row {
    fileprivate init(_ tracker: Tracker, _ plan: Plan, _ days: ClosedRange<Day>, _ language: Language) {
        // Its goal, its quota and its sum are those of the last day that has come.
        let last = max(days.lowerBound, min(days.upperBound, plan.today))
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        goalText = tracker.measure(on: last).flatMap { measure in
            switch measure {
            case .ofDay(let goal): AmountText.unit(of: goal, language)
            case .ofPeriod(let sum): sum.goal.unit.isEmpty ? nil : sum.goal.unit
            }
        }
        cells = days.map { day in
            WeekState.Cell(
                day: day, mark: tracker.weekMark(on: day, by: plan),
                amountText: tracker.amounts[day].map { AmountText.brief($0, language) },
                hasNote: tracker.notes[day] != nil)
        }
        let progress = tracker.progress(around: last, today: plan.today)
        let streak: String? =
            if let progress {
                RuleText.brief(progress)?(language)
            } else if tracker.isEvent {
                nil
            } else {
                NumberText.whole(tracker.currentStreak(plan), language)
            }
        streakText = streak
        shortStreakText = progress.flatMap { Self.share($0, language) } ?? streak
        isOverLimit = progress?.isOver ?? false
        countsWeeks = progress?.period == .week
    }

    /// "12/30" of amounts; nil if nothing is asked.
    private static func share(_ progress: RuleProgress, _ language: Language) -> String? {
        guard progress.goal != nil, progress.asksForSomething else { return nil }
        let numbers = [progress.reached, progress.asked].map {
            AmountText.number(thousandths: $0.inThousandths, language)
        }
        return numbers.joined(separator: "/")
    }
}
