internal import TrackerDomain

/// Converts a document of version 1 to version 2.
struct Migration1To2 {
    let document: Version2.Library
    /// The number of records of trackers that do not exist; they are dropped.
    let orphanCompletions: Int

    /// - Parameters:
    ///   - today: The day on which a tracker without records starts; version 1 has no creation days.
    ///   - newID: The library's id, which version 1 lacks too.
    init(_ old: Version1.Library, today: Day, newID: Identifier) throws(PropertyListFault) {
        var completions: [Identifier: DaySet] = [:]
        for tracker in old.trackers {
            // An invalid id is rejected below, with its path.
            if let id = Identifier(tracker.id) { completions[id] = DaySet() }
        }
        var orphans = 0
        for record in try old.records.map(at: "records", Record.init)
        where completions[record.trackerID]?.insert(record.day) == nil {
            orphans += 1
        }
        document = Version2.Library(
            categories: try Self.categories(old.categories), generation: 0, id: newID.description,
            trackers: try old.trackers.map(at: "trackers") { tracker throws(PropertyListFault) in
                let id = try Identifier(tracker.id).required(at: "id")
                return try Self.tracker(tracker, completions[id] ?? DaySet(), today: today)
            },
            version: Version2.number)
        orphanCompletions = orphans
    }

    private struct Record {
        let day: Day
        let trackerID: Identifier

        init(_ document: Version1.Record) throws(PropertyListFault) {
            day = try Day(iso: document.date).required(at: "date")
            trackerID = try Identifier(document.trackerID).required(at: "trackerID")
        }
    }

    private static func categories(
        _ old: [Version1.Category]
    ) throws(PropertyListFault) -> [Version2.Category] {
        let titles = try old.map(at: "categories") { category throws(PropertyListFault) in
            try UserText(documentText: category.title).required(at: "title").name
        }
        var distinct = DistinctTitles(titles)
        return zip(old, titles).map { category, title in
            Version2.Category(id: category.id, name: UserText(distinct.name(for: title)).documentText)
        }
    }

    private static func tracker(
        _ old: Version1.Tracker, _ completions: DaySet, today: Day
    ) throws(PropertyListFault) -> Version2.Tracker {
        let weekdays = try old.schedule.map(at: "schedule") { number throws(PropertyListFault) in
            try Weekday(sundayFirst: number).required(at: "", "no weekday")
        }
        let start = completions.first ?? today
        let rule = Schedule.weekdays(WeekdaySet(weekdays))
        let kind = rule.isEmpty ? Tracker.Kind.event : .habit(ScheduleHistory(rule, from: start))
        let (kindName, schedule) = kind.version2
        return Version2.Tracker(
            category: try Identifier(old.categoryID).required(at: "categoryID").description,
            color: old.color, completions: completions.version2, created: start.iso, emoji: old.emoji,
            id: old.id, kind: kindName, name: old.name, pinned: old.pinned, schedule: schedule)
    }
}

extension Weekday {
    /// A weekday by its number in version 1: 1 = Sunday to 7 = Saturday.
    fileprivate init?(sundayFirst number: Int) {
        guard (1...7).contains(number) else { return nil }
        self.init(rawValue: (number + 5) % 7)
    }
}

/// Makes the titles of categories unique, as they need not be in version 1: the second "Home" becomes "Home 2".
struct DistinctTitles {
    private let titles: Set<FoldedName>
    private var taken: Set<FoldedName> = []

    init(_ titles: [String]) {
        self.titles = Set(titles.map { FoldedName($0) })
    }

    mutating func name(for title: String) -> String {
        if taken.insert(FoldedName(title)).inserted { return title }
        var number = 2
        while true {
            let suffix = " \(number)"
            let name = Name.collapsingSpace(String(title.prefix(Name.rule.limit - suffix.count))) + suffix
            let folded = FoldedName(name)
            if !titles.contains(folded), taken.insert(folded).inserted { return name }
            number += 1
        }
    }
}
