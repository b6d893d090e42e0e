import TrackerDomain
import TrackerPresentation

/// The texts for the V of a twin.
extension Twin {
    static func setting(_ word: String) -> String? {
        (word == "lang" ? .language : SettingKey(rawValue: word))?.rawValue
    }

    /// A filter as a word, as an option, and as a value of `--filter`.
    static func anyhow(_ words: String...) -> [String] {
        words.flatMap { [$0, "--" + $0, "--filter " + $0] }
    }

    static func operands(_ context: Context) -> String? {
        guard !context.operands.contains(where: { $0.hasPrefix("-") }) else { return nil }
        let all = context.options.filter { $0.name == .all }.map(\.name.word)
        return (all + context.operands.map(ShellWord.typed)).joined(separator: " ")
    }

    /// Those of some options that the line has, with their values.
    static func options(_ context: Context, _ names: OptionName...) -> String {
        context.options.filter { names.contains($0.name) && $0.value != nil }
            .map { "\($0.name.word) \(ShellWord.typed($0.value ?? ""))" }.joined(separator: " ")
    }

    /// "3/week" of "3 times a week", which is no amount; 3 a week without a word for it is one.
    static func timesInAPeriod(_ goal: String) -> String? {
        guard let measure = try? Measure(.atLeast, goal, today: Day(0), .english), !measure.goal.unit.isEmpty,
            let schedule = try? ScheduleWord.schedule(goal, today: Day(0)), case .quota = schedule
        else { return nil }
        return schedule.typed
    }

    /// The days behind one of some words: "sun" of "until sun".
    static func dayOf(_ context: Context, behind words: String...) -> String? {
        guard let parts = context.value?.split(separator: " ", maxSplits: 1), parts.count == 2,
            words.contains(parts[0].lowercased()), readsAsDay(String(parts[1]))
        else { return nil }
        return ShellWord.typed(String(parts[1]))
    }

    /// The value if it reads as one day.
    static let oneDay: @Sendable (Context) -> String? = { context in
        context.value.map(readsAsDay) == true ? context.quoted : nil
    }

    /// The value if it reads as more than one day without a gap.
    static let severalDays: @Sendable (Context) -> String? = { context in
        guard let word = context.value, (try? DaysWord.range(word, today: Day(0))) != nil else { return nil }
        return readsAsDay(word) ? nil : context.quoted
    }

    /// Whether a text is a day, whatever day it is.
    static func readsAsDay(_ text: String) -> Bool { (try? DayWord.day(text, today: Day(0))) != nil }

    /// Whether a text names days, whatever day it is.
    static func readsAsDays(_ text: String) -> Bool { (try? DaysWord.days(text, today: Day(0))) != nil }

    /// The value if it reads as days.
    static let day: @Sendable (Context) -> String? = { context in
        context.value.map(readsAsDays) == true ? context.quoted : nil
    }

    /// `A..B` of `--from A --to B`, with today for the end that is missing.
    static func range(_ context: Context, upTo beginning: String) -> String? {
        let last = context.option(.to) ?? context.option(.until)
        guard let first = context.option(.from) else { return last.map { ShellWord.typed(beginning + $0) } }
        return ShellWord.typed(first + ".." + (last ?? "today"))
    }

    /// The same for a plan, whose days end today only where they have begun by then, whatever day it is.
    static func plannedDays(_ context: Context) -> String? {
        guard let first = context.option(.from), context.option(.to) == nil, context.option(.until) == nil
        else { return range(context, upTo: "today..") }
        let endsToday = (0..<7).allSatisfy { day in
            (try? DaysWord.days(first + "..today", today: Day(day), .ahead(from: Day(day)))) != nil
        }
        return endsToday ? range(context, upTo: "") : ShellWord.typed(first)
    }

    /// "+6" of "1 week" or "7 days", for a break from today on.
    static func lastDay(_ length: String) -> String? {
        let ends = ["in ", "через "].compactMap { try? DayWord.day($0 + length, today: Day(0)) }
        return ends.first.map { "+\($0 - Day(0) - 1)" }
    }

    /// "-6" of "7": today is the last of so many days.
    static func firstDay(_ count: String) -> String? {
        guard let count = Int(count), count > 0 else { return nil }
        return count == 1 ? "today" : "-\(count - 1)"
    }

    static func firstAndLastDay(_ month: String) -> String? {
        guard let month = try? MonthWord.month(month) else { return nil }
        return "--from \(month.first.iso) --to \(month.last.iso)"
    }

    /// "20:00" of "at 20:00" and "20".
    static func times(_ text: String) -> String? {
        let words = text.split(separator: " ").filter { !["at", "в"].contains($0.lowercased()) }
        guard words.count == 1 else { return nil }
        let time = Int(words[0]) == nil ? String(words[0]) : words[0] + ":00"
        return ReminderTimes(time) == nil ? nil : time
    }
}
