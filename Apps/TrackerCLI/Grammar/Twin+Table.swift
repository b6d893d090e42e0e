import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Twin {
    /// The table of twins; where several rows fit, the first one counts.
    static let table = days + lists + periods + trackers + joins + reverses + others + elsewhere

    private static let days = [
        Twin(["done", "undone"], ["--from", "--to", "--until"], "--date V") { range($0, upTo: "") },
        Twin(["skip", "unskip"], ["--from", "--to", "--until"], "--date V") { plannedDays($0) },
        Twin(["done", "undone", "skip", "unskip"], [""], "--date V") { context in
            guard let first = context.option(.date), let day = context.value, readsAsDays(day) else {
                return nil
            }
            return ShellWord.typed(first + "," + day)
        },
        Twin(["skip"], [""], "--date V") { dayOf($0, behind: "until", "till", "до").map { "today.." + $0 } },
        Twin(["pause"], [""], "--until V") { dayOf($0, behind: "until", "till", "до") },
        Twin(["note"], [""], "--date V") { context in
            let word = context.operands.dropFirst().first
            return word.map(readsAsDay) == true ? word.map(ShellWord.typed) : nil
        },
        Twin(["done", "undone", "skip", "unskip"], [""], "--date V", value: day),
        Twin(["list", "note"], [""], "--date V", value: oneDay),
        Twin(["list"], [""], "tracker log --date V", value: severalDays),
        Twin(["pause", "resume"], ["all", "все"], "--all"),
        Twin(["resume"], ["", "--date", "--until"], "--from V", value: oneDay),
        Twin(["pause"], ["", "--from", "--until"], "--date V", value: severalDays),
        Twin(["pause"], [""], "--until V", value: oneDay),
        Twin(["pause"], ["--for"], "--until V") { $0.option(.from) == nil ? $0.value.flatMap(lastDay) : nil },
    ]

    private static let lists = [
        Twin(["list"], ["--from", "--to", "--until", "--days", "--year"], "tracker log V") {
            options($0, .from, .to, .until, .days, .year)
        },
        Twin(["list"], anyhow("archived", "paused"), "--filter resting"),
        Twin(["list"], anyhow("open", "undone", "missed"), "--filter not-completed"),
        Twin(["list"], anyhow("done"), "--filter completed"),
        Twin(["list"], anyhow("todo"), "--filter due"),
        Twin(["list"], ["--week", "week", "--all"], "tracker log"), Twin(["log"], ["-n"], "--days V"),
        Twin(["list"], ["", "--find"], "--filter V") { $0.value.flatMap(TrackerFilter.init)?.rawValue },
        Twin(["list"], ["--find"], "--date V", value: oneDay),
        Twin(["list"], ["--find"], "--search V"),
        Twin(["list"], [""], "--search V", "--category V"),
        Twin(["log", "stats", "report", "calendar"], ["--missed"], "tracker review --open"),
    ]

    private static let lookingBack = ["stats", "report", "export", "notes", "review", "log", "calendar"]

    private static let periods = [
        Twin(lookingBack.filter { $0 != "calendar" }, ["--month"], "V") { $0.value.flatMap(firstAndLastDay) },
        Twin(lookingBack, ["--month"], "--date V", value: day), Twin(lookingBack, ["--since"], "--from V"),
        Twin(lookingBack, [""], "--from V") { dayOf($0, behind: "since", "from", "с") },
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
        Twin(["add", "edit"], ["--days", "--rule", "--repeat", "--frequency"], "--schedule V"),
        Twin(["add", "edit"], ["--every"], "--schedule V") {
            $0.value.map { ShellWord.typed("every " + $0) }
        },
        Twin(["add", "edit"], ["--daily"], "--schedule daily"),
        Twin(["add", "edit"], ["--weekly"], "--schedule 1/week"),
        Twin(["add", "edit"], ["--whenever"], "--schedule whenever"),
        Twin(
            ["add", "edit"], ["--no-schedule", "--schedule none", "--schedule нет"], "--schedule whenever"),
        Twin(["add", "edit"], ["--max", "--at-most"], "--limit V"),
        Twin(["add", "edit"], ["--min", "--at-least"], "--goal V"),
        Twin(["add"], ["event"], "--event"),
        Twin(["add"], [""], "--schedule V") { context in
            context.value.map { (try? ScheduleWord.schedule($0, today: Day(0))) != nil } == true
                ? context.quoted : nil
        },
        Twin(["add", "edit"], ["--goal"], "--limit V") {
            $0.value.flatMap(GoalLine.limit).map(ShellWord.typed)
        },
        Twin(["add", "edit"], ["--goal"], "--schedule V") { $0.value.flatMap(timesInAPeriod) },
        Twin(["edit"], ["-n", "--rename"], "--name V"),
        Twin(["edit"], ["--no-goal", "--remove"], "--goal none"),
        Twin(["move"], ["--up", "--down", "--top", "up", "down", "top"], "--before T", "--first", "--last"),
        Twin(["move"], [""], "--before T", "--first", "--last") {
            $0.value.flatMap { Int($0) == nil ? nil : $0 }
        },
        Twin(["edit", "move", "category move"], [""], "V") { context in
            let words = context.operands
            guard words.count > 1, let option = OptionName(rawValue: words[1]),
                let own = CommandName(rawValue: context.place)?.spec.ownOption(option),
                (own.value != nil) == (words.count > 2)
            else { return nil }
            let value = words[2...].joined(separator: " ")
            return option.word + (value.isEmpty ? "" : " " + ShellWord.typed(value))
        },
        Twin(["move"], [""], "--before V", "tracker edit T --category V"),
        Twin(["move"], ["--category", "--to"], "tracker edit T --category V"),
    ]

    private static let joins = ["merge", "category merge"].map { command in
        Twin([command], [""], "tracker \(command) V") { context in
            let words = context.operands
            guard words.count == 3, ["into", "with", "to", "and", "в", "с", "и"].contains(words[1]) else {
                return nil
            }
            return ShellWord.typed(words[0]) + " " + ShellWord.typed(words[2])
        }
    }

    private static let reverses =
        [
            ("done", "undone"), ("skip", "unskip"), ("pin", "unpin"), ("archive", "unarchive"),
            ("pause", "resume"),
        ]
        .map { command, reverse in
            Twin([command], ["--remove", "--off", "--undo"], "tracker \(reverse) V", value: operands)
        } + [
            Twin(["note"], ["--off", "--undo", "--delete"], "--remove"),
            Twin(["sync"], ["--off"], "tracker sync off"),
            Twin(["remind"], ["--off"], "tracker remind off"),
            Twin(["config", "config set"], ["--unset"], "tracker config unset V") { $0.operands.first ?? "" },
        ]

    private static let others =
        [
            Twin(["remind"], [""], "--at V") { $0.value.flatMap(times) },
            Twin(["remind"], [""], "--at 20:00") { $0.value?.beginsLikeNumber == true ? "" : nil },
            Twin(
                ["remind"], [""], "tracker remind --at V",
                reason: Phrase(
                    "One reminder names all that is due", "Напоминание одно, обо всём, что пора сделать")
            ) { context in
                guard let word = context.value?.lowercased() else { return nil }
                // A word that differs in its first letter is no slip: “Row” is none of “now”.
                let isSlip = Suggestion.member(of: .remind, for: word)?.first == word.first
                let time = context.option(.at) ?? context.operands.last.flatMap(times)
                return isSlip ? nil : ShellWord.typed(time ?? "20:00")
            },
            Twin(["sync"], [""], "tracker sync on V --name NAME") {
                $0.value?.contains("/") == true ? $0.quoted : nil
            },
            Twin(["sync every"], [""], "tracker sync every V") {
                ExchangeInterval($0.operands.joined())?.text
            },
            Twin(["sync on"], ["--folder"], "tracker sync on V") { context in
                context.quoted.map { $0 + " --name " + ShellWord.typed(context.option(.name) ?? "NAME") }
            },
            Twin(["report"], ["--html"], "tracker report V"),
            Twin(["restore", "backup"], ["--list"], "tracker restore"),
            Twin(["restore"], ["list"], "tracker restore"),
            Twin(["config"], [""], "tracker config set V") { context in
                guard context.operands.count == 2, let key = setting(context.operands[0]) else { return nil }
                return key + " " + ShellWord.typed(context.operands[1])
            },
            Twin(["config"], [""], "tracker config get V") { $0.value.flatMap(setting) },
            Twin(["remind"], ["--time"], "--at V"),
        ]
        + ["undo", "redo"].flatMap { replay in
            [
                Twin([replay], ["--steps"], "tracker \(replay) V"),
                Twin([replay], ["all", "все", "всё"], "tracker \(replay) 100"),
                Twin([replay], [""], "tracker \(replay) V") { context in
                    context.value.flatMap { $0.hasPrefix("-") ? Int($0.dropFirst()).map(String.init) : nil }
                },
            ]
        }

    /// Options that many commands have under another name.
    private static let elsewhere =
        [
            Twin(["show"], ["--year", "--date", "--from", "--to"], "tracker stats V") { context in
                operands(context).map { $0 + " " + options(context, .from, .to, .year, .date) }
            },
            Twin(["delete", "category delete"], ["--force", "-f"], "--yes"),
            Twin(commands(with: .date), ["--on", "--day", "--when"], "--date V"),
            Twin(commands(with: .note), ["-m", "--comment", "--message", "--text", "--reason"], "--note V"),
            Twin(commands(with: .yes), ["-y"], "--yes"),
            Twin(commands(with: .json), ["--format", "--output", "-o"], "--json") {
                $0.value == "json" ? "" : nil
            },
        ]
        + ["today", "yesterday", "tomorrow"].map { day in
            Twin(commands(with: .date), ["--" + day], "--date " + day)
        }
        + ["last-week", "this-month", "last-month"].map { days in
            Twin(lookingBack, ["--" + days], "--date " + days)
        }
        + ["pin", "unpin", "archive", "pause"].map { command in
            Twin(["edit"], ["--" + command], "tracker \(command) V", value: operands)
        }
        + ExportFormat.allCases.map { format in
            Twin(["export"], ["--" + format.rawValue], "--format " + format.rawValue)
        }
        + TrackerFilter.allCases.map { filter in
            Twin(["list"], ["--" + filter.rawValue], "--filter " + filter.rawValue)
        }

    private static func commands(with option: OptionName) -> [String] {
        CommandName.visible.filter { $0.spec.ownOption(option) != nil || $0.spec.shows(option) }
            .map(\.rawValue)
    }
}
