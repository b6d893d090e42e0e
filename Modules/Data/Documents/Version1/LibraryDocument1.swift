internal import TrackerDomain

/// The root of a library file of version 1: the original app's flat lists.
///
/// Read and migrated, never written.
struct LibraryDocument1 {
    static let version = 1

    var categories: [Category] = []
    var records: [Record] = []
    var trackers: [Tracker] = []

    private enum CodingKeys: String, CodingKey {
        case categories, records, trackers, version
    }

    init(_ root: PropertyListElement) throws(PropertyListFault) {
        let fields = try root.fields(CodingKeys.self)
        for item in try fields[.categories].items { categories.append(try Category(item)) }
        for item in try fields[.trackers].items { trackers.append(try Tracker(item)) }
        for item in try fields[.records].items { records.append(try Record(item)) }
    }

    struct Category {
        let id: Identifier
        let title: UserText

        private enum CodingKeys: String, CodingKey {
            case id, title
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(CodingKeys.self)
            id = try fields[.id].value()
            title = try fields[.title].value()
        }
    }

    struct Tracker {
        let categoryID: Identifier
        let color: ColorNumber
        let emoji: UserText
        let id: Identifier
        let name: UserText
        let pinned: Bool
        /// Empty for an irregular event.
        let schedule: WeekdaySet

        private enum CodingKeys: String, CodingKey {
            case categoryID, color, emoji, id, name, pinned, schedule
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(CodingKeys.self)
            categoryID = try fields[.categoryID].value()
            color = try ColorNumber(fields[.color])
            emoji = try fields[.emoji].value()
            id = try fields[.id].value()
            name = try fields[.name].value()
            pinned = try fields[.pinned].flag
            var weekdays: WeekdaySet = []
            for item in try fields[.schedule].items {
                weekdays.formUnion(WeekdaySet([try item.sundayFirstWeekday]))
            }
            schedule = weekdays
        }
    }

    /// One tracker done on one day.
    struct Record {
        let date: Day
        let trackerID: Identifier

        private enum CodingKeys: String, CodingKey {
            case date, trackerID
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(CodingKeys.self)
            date = try fields[.date].value()
            trackerID = try fields[.trackerID].value()
        }
    }
}

extension PropertyListElement {
    /// A weekday as version 1 numbers them: 1 = Sunday to 7 = Saturday.
    fileprivate var sundayFirstWeekday: Weekday {
        get throws(PropertyListFault) {
            let number = try integer
            guard (1...7).contains(number), let weekday = Weekday(rawValue: (number + 5) % 7) else {
                throw fault("no weekday")
            }
            return weekday
        }
    }
}
