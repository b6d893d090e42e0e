internal import TrackerDomain

/// A tracker in one line.
enum TrackerText {
    /// "😻 Run (Sport, every day, at least 5 km)", "😱 Dentist (Health, irregular event, since 6 Nov, pinned)".
    static func whole(
        _ tracker: Tracker, in category: Phrase, today: Day, weekStartsOn firstWeekday: Weekday
    ) -> Phrase {
        let goal = tracker.goal(on: today).map { goal in Phrase { AmountText.goal(goal, $0) } }
        let since =
            tracker.createdOn == today
            ? nil : Phrase("since ", "с ") + DateText.short(tracker.createdOn, relativeTo: today)
        let parts = [
            category, rule(tracker, today, firstWeekday), goal, since,
            tracker.isPinned ? Phrase.pinnedMark : nil,
        ].compactMap(\.self)
        return Phrase(same: "\(tracker.emoji) \(tracker.name) (") + parts.joined(separator: ", ") + ")"
    }

    /// "every day", "every 3 days from 23 Nov", "at least 30 km a week", "irregular event".
    private static func rule(_ tracker: Tracker, _ today: Day, _ firstWeekday: Weekday) -> Phrase {
        guard let schedule = tracker.schedule(on: today) else {
            return Phrase { Phrase.irregularEvent($0).lowercased() }
        }
        let rule: Phrase =
            if case .sum(let sum) = schedule {
                .wholeSum(sum)
            } else {
                Phrase {
                    ScheduleText.onCard(
                        schedule, conventions: Conventions(language: $0, firstWeekday: firstWeekday))
                }
            }
        let isFromToday = schedule.grid?.from == today
        return isFromToday ? rule : rule + ScheduleText.origin(of: schedule, relativeTo: today)
    }
}
