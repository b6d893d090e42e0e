import TrackerDomain
import TrackerPresentation

extension Twin {
    /// The table of twins; where several rows fit, the first one counts.
    static let table = days + lists + periods + trackers + reverses + others

    private static let days = [
        Twin(["done", "undone"], ["--from", "--to", "--until"], "--date V") { range($0, upTo: "") },
        Twin(["skip", "unskip"], ["--from", "--to", "--until"], "--date V") { plannedDays($0) },
        Twin(["list", "done", "undone", "skip", "unskip", "note"], [""], "--date V", value: day),
        Twin(["pause"], [""], "--until V", value: day),
        Twin(["pause"], ["--for"], "--until V") { $0.value.flatMap(lastDay) },
    ]

    private static let lists = [
        Twin(["list"], ["--from", "--to", "--until", "--days", "--year"], "tracker log V") { context in
            let days: [OptionName] = [.from, .to, .until, .days, .year]
            return context.options.filter { days.contains($0.name) }
                .map { "\($0.name.word) \(ShellWord.typed($0.value ?? ""))" }.joined(separator: " ")
        },
        Twin(["list"], anyhow("archived", "paused"), "--filter resting"),
        Twin(["list"], anyhow("open", "undone"), "--filter not-completed"),
        Twin(["list"], anyhow("done"), "--filter completed"),
        Twin(["list"], anyhow("todo"), "--filter due"),
        Twin(["list"], ["", "--find"], "--filter V") { $0.value.flatMap(TrackerFilter.init)?.rawValue },
        Twin(["list"], ["--find"], "--date V", value: day),
        Twin(["list"], ["", "--find"], "--search V"),
    ]

    private static let lookingBack = ["stats", "report", "export", "notes", "review", "log", "calendar"]

    private static let periods = [
        Twin(lookingBack.filter { $0 != "calendar" }, ["--month"], "V") { $0.value.flatMap(firstAndLastDay) },
        Twin(lookingBack, ["--last"], "--from V") { $0.value.flatMap(firstDay) },
        Twin(lookingBack.filter { $0 != "log" }, ["--days"], "--from V") { $0.value.flatMap(firstDay) },
        Twin(["calendar"], ["", "--date", "--from"], "--month V") { context in
            context.value.flatMap { (try? MonthWord.month($0)) == nil ? nil : $0 }
        },
        Twin(lookingBack.filter { $0 != "export" }, ["year"], "--year V") { $0.year.map(String.init) },
        Twin(lookingBack.filter { $0 != "export" }, [""], "--year V") { context in
            context.value.flatMap { (try? YearWord.year($0)).map(String.init) }
        },
        Twin(lookingBack, ["week", "--week"], "--date \"this week\""),
        Twin(lookingBack, ["month"], "--date \"this month\""),
        Twin(lookingBack, [""], "--date V", value: day),
    ]

    private static let trackers = [
        Twin(["add", "edit"], ["--days", "--rule"], "--schedule V"),
        Twin(["add", "edit"], ["--every"], "--schedule V") {
            $0.value.map { ShellWord.typed("every " + $0) }
        },
        Twin(["add", "edit"], ["--daily"], "--schedule daily"),
        Twin(["add", "edit"], ["--weekly"], "--schedule 1/week"),
        Twin(["add", "edit"], ["--whenever"], "--schedule whenever"),
        Twin(["add", "edit"], ["--max"], "--limit V"),
        Twin(["add"], ["event"], "--event"),
        Twin(["add"], [""], "--schedule V") { context in
            context.value.map { (try? ScheduleWord.schedule($0, today: Day(0))) != nil } == true
                ? context.quoted : nil
        },
        Twin(["add", "edit"], ["--goal"], "--limit V") {
            $0.value.flatMap(GoalLine.limit).map(ShellWord.typed)
        },
        Twin(["edit"], ["-n", "--rename"], "--name V"),
        Twin(["edit"], ["--no-goal", "--remove"], "--goal none"),
        Twin(["move"], ["--up", "--down", "--top"], "--before T", "--first", "--last"),
        Twin(["move"], [""], "--before T", "--first", "--last") {
            $0.value.flatMap { Int($0) == nil ? nil : $0 }
        },
    ]

    private static let reverses =
        [
            ("done", "undone"), ("skip", "unskip"), ("pin", "unpin"), ("archive", "unarchive"),
            ("pause", "resume"),
        ]
        .map { command, reverse in
            Twin([command], ["--remove", "--off", "--undo"], "tracker \(reverse) V", value: operands)
        } + [
            Twin(["note"], ["--off", "--undo"], "--remove"),
            Twin(["sync"], ["--off"], "tracker sync off"),
            Twin(["remind"], ["--off"], "tracker remind off"),
            Twin(["config", "config set"], ["--unset"], "tracker config unset V") { $0.operands.first ?? "" },
        ]

    private static let others =
        [
            Twin(["remind"], [""], "--at V") { $0.value.flatMap(times) },
            Twin(
                ["remind"], [""], "tracker remind --at 20:00",
                reason: Phrase(
                    "One reminder names all that is due", "Напоминание одно, обо всём, что пора сделать")
            ) { context in
                guard let word = context.value?.lowercased() else { return nil }
                // A word that differs in its first letter is no slip: “Row” is none of “now”.
                return Suggestion.member(of: .remind, for: word)?.first == word.first ? nil : ""
            },
            Twin(["sync on"], ["--folder"], "tracker sync on V") { context in
                context.quoted.map { $0 + " --name " + ShellWord.typed(context.option(.name) ?? "NAME") }
            },
            Twin(["report"], ["--html"], "tracker report V"),
            Twin(["restore", "backup"], ["--list"], "tracker restore"),
            Twin(["restore"], ["list"], "tracker restore"),
            Twin(["config"], [""], "tracker config set V") { context in
                let isSetting =
                    context.operands.count == 2 && SettingKey(rawValue: context.operands[0]) != nil
                return isSetting ? operands(context) : nil
            },
            Twin(["config"], [""], "tracker config get V") { $0.value.flatMap(SettingKey.init)?.rawValue },
        ]
        + ["undo", "redo"].flatMap { replay in
            [
                Twin([replay], ["--steps"], "tracker \(replay) V"),
                Twin([replay], ["all"], "tracker \(replay) 100"),
                Twin([replay], [""], "tracker \(replay) V") { context in
                    context.value.flatMap { $0.hasPrefix("-") ? Int($0.dropFirst()).map(String.init) : nil }
                },
            ]
        }

    // MARK: Values

    /// A filter as a word, as an option, and as a value of `--filter`.
    private static func anyhow(_ words: String...) -> [String] {
        words.flatMap { [$0, "--" + $0, "--filter " + $0] }
    }

    private static func operands(_ context: Context) -> String? {
        guard !context.operands.contains(where: { $0.hasPrefix("-") }) else { return nil }
        let all = context.options.filter { $0.name == .all }.map(\.name.word)
        return (all + context.operands.map(ShellWord.typed)).joined(separator: " ")
    }

    /// Whether a text names days, whatever day it is.
    static func readsAsDays(_ text: String) -> Bool { (try? DaysWord.days(text, today: Day(0))) != nil }

    /// The value if it reads as days.
    private static let day: @Sendable (Context) -> String? = { context in
        context.value.map(readsAsDays) == true ? context.quoted : nil
    }

    /// `A..B` of `--from A --to B`, with today for the end that is missing.
    private static func range(_ context: Context, upTo beginning: String) -> String? {
        let last = context.option(.to) ?? context.option(.until)
        guard let first = context.option(.from) else { return last.map { ShellWord.typed(beginning + $0) } }
        return ShellWord.typed(first + ".." + (last ?? "today"))
    }

    /// The same for a plan, whose days end today only where they have begun by then, whatever day it is.
    private static func plannedDays(_ context: Context) -> String? {
        guard let first = context.option(.from), context.option(.to) == nil, context.option(.until) == nil
        else { return range(context, upTo: "today..") }
        let endsToday = (0..<7).allSatisfy { day in
            (try? DaysWord.days(first + "..today", today: Day(day), .ahead(from: Day(day)))) != nil
        }
        return endsToday ? range(context, upTo: "") : ShellWord.typed(first)
    }

    /// "+6" of "1 week" or "7 days", for a break from today on.
    private static func lastDay(_ length: String) -> String? {
        let ends = ["in ", "через "].compactMap { try? DayWord.day($0 + length, today: Day(0)) }
        return ends.first.map { "+\($0 - Day(0) - 1)" }
    }

    /// "-6" of "7": today is the last of so many days.
    private static func firstDay(_ count: String) -> String? {
        guard let count = Int(count), count > 0 else { return nil }
        return count == 1 ? "today" : "-\(count - 1)"
    }

    private static func firstAndLastDay(_ month: String) -> String? {
        guard let month = try? MonthWord.month(month) else { return nil }
        return "--from \(month.first.iso) --to \(month.last.iso)"
    }

    /// "20:00" of "at 20:00" and "20".
    private static func times(_ text: String) -> String? {
        let words = text.split(separator: " ").filter { !["at", "в"].contains($0.lowercased()) }
        guard words.count == 1 else { return nil }
        let time = Int(words[0]) == nil ? String(words[0]) : words[0] + ":00"
        return ReminderTimes(time) == nil ? nil : time
    }
}
