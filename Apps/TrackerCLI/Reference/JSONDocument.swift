/// The keys of a document of `--json`, for the manual.
package struct JSONDocument: Sendable {
    /// The commands that print it: `category list`.
    package let command: String
    /// The file of its schema in `Tests/Schemas`, which tells the same.
    package let schema: String
    /// The keys of its JSON in their order: those of objects in braces, those of the items of lists in brackets.
    package let json: String

    package static let all: [JSONDocument] = [
        .init(
            "list", schema: "list",
            json: """
                date today filter search filtersAvailable sections[id title trackers[id name emoji \
                color{number hex} kind category{id name} schedule pinned completed completedDays \
                canComplete rule{kind weekdays every from days times per{days from} done asked \
                goal{kind amount unit} sum} goal{kind amount unit} amount due skipped note standing since \
                break{from until}]] placeholder{kind text}
                """),
        .init(
            "show", schema: "show",
            json: """
                id name emoji color{number hex} kind category{id name} schedule pinned completed \
                completedDays canComplete rule{kind weekdays every from days times per{days from} done \
                asked goal{kind amount unit} sum} goal{kind amount unit} amount due skipped note standing \
                since createdOn startDay currentStreak bestStreak total rate30 completions nextDue \
                streakSince lastMissed strength periodStreak bestPeriodStreak amounts notes skips \
                rests done asked weekdayRates{mon tue wed thu fri sat sun} break{from until}
                """),
        .init(
            "log", schema: "log",
            json: """
                from to trackers[id name days]
                """),
        .init(
            "notes", schema: "notes",
            json: """
                notes[date id name text]
                """),
        .init(
            "stats", schema: "stats",
            json: """
                today hasData bestPeriod perfectDays completed average trackers[id name currentStreak \
                bestStreak total rate30 strength rate] from to year
                """),
        .init(
            "calendar", schema: "calendar",
            json: """
                month days[date planned completed share unplanned]
                """),
        .init(
            "category list", schema: "category-list",
            json: """
                categories[id name trackers]
                """),
        .init(
            "history", schema: "history",
            json: """
                undo[step changes[kind tracker category date]] redo[step changes[kind tracker category \
                date]]
                """),
        .init(
            "config list", schema: "config-list",
            json: """
                settings{language theme first-weekday day-start default-filter usage-log mouse \
                reduced-motion}
                """),
        .init(
            "config get", schema: "config-get",
            json: """
                key value source
                """),
        .init(
            "config set, config unset", schema: "config-set",
            json: """
                key value dryRun
                """),
        .init(
            "paths", schema: "paths",
            json: """
                library settings backups log
                """),
        .init(
            "doctor", schema: "doctor",
            json: """
                ok findings[code message]
                """),
        .init(
            "sync status", schema: "sync-status",
            json: """
                folder carrier devices[id name published behind ahead state] findings[code message]
                """),
        .init(
            "sync, sync take", schema: "sync",
            json: """
                changes[kind tracker category date device] folder carrier devices[id name published \
                behind ahead state] findings[code message]
                """),
        .init(
            "sync on", schema: "sync-on",
            json: """
                name folder carrier from trackers marks merged waiting dryRun
                """),
        .init(
            "sync off", schema: "sync-off",
            json: """
                ended fileRemoved dryRun
                """),
        .init(
            "sync forget", schema: "sync-forget",
            json: """
                machine path dryRun
                """),
        .init(
            "sync log", schema: "sync-log",
            json: """
                lines
                """),
        .init(
            "remind", schema: "remind",
            json: """
                reminder{by at library files} dryRun
                """),
        .init(
            "restore", schema: "backups",
            json: """
                backups[number date time kind library present trackers completions path]
                """),
        .init(
            "backup", schema: "backup",
            json: """
                path trackers completions dryRun
                """),
        .init(
            "add, done, ...", schema: "changes",
            json: """
                changes[kind tracker category date] dryRun
                """),
        .init(
            "import", schema: "import",
            json: """
                changes[kind tracker category date] import{format new merged done amounts skips notes \
                leftOut[file line message] notKept[kind count name] understood[kind count] \
                alreadyHere{trackers done amounts skips notes} differentHere{trackers done amounts skips \
                notes}} dryRun
                """),
        .init(
            "export FILE", schema: "export-file",
            json: """
                exported{file format trackers}
                """),
        .init(
            "export", schema: "export",
            json: """
                format version categoryOrder categories[id name] trackers[id created name schedule goal \
                category emoji color pinned standing completions skips rests amounts notes]
                """),
    ]

    private init(_ command: String, schema: String, json: String) {
        (self.command, self.schema, self.json) = (command, schema, json)
    }
}
