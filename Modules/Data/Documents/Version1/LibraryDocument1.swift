internal import TrackerDomain

/// The root of a library file of version 1: the original app's flat lists.
///
/// Read and migrated, never written.
struct LibraryDocument1 {
    static let version = 1

    let categories: [Category]
    let records: [Record]
    let trackers: [Tracker]

    private enum Field: String, CaseIterable {
        case categories, records, trackers, version
    }

    init(_ root: PropertyListElement) throws(PropertyListFault) {
        let fields = try root.fields(Field.self)
        categories = try fields[.categories].items.map(Category.init)
        records = try fields[.records].items.map(Record.init)
        trackers = try fields[.trackers].items.map(Tracker.init)
    }
}

extension LibraryDocument1 {
    struct Category {
        let id: Identifier
        let title: String

        private enum Field: String, CaseIterable {
            case id, title
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(Field.self)
            id = try fields[.id].identifier
            title = UserText(documentText: try fields[.title].text).name
        }
    }

    struct Tracker {
        let categoryID: Identifier
        let color: PaletteColor
        let emoji: String
        let id: Identifier
        let name: String
        let isPinned: Bool
        /// Empty for an irregular event.
        let weekdays: WeekdaySet

        private enum Field: String, CaseIterable {
            case categoryID, color, emoji, id, name, pinned, schedule
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(Field.self)
            categoryID = try fields[.categoryID].identifier
            color = try PaletteColor(document: fields[.color])
            emoji = UserText(documentText: try fields[.emoji].text).text
            id = try fields[.id].identifier
            name = UserText(documentText: try fields[.name].text).name
            isPinned = try fields[.pinned].flag
            weekdays = WeekdaySet(try fields[.schedule].items.map(Weekday.init(sundayFirst:)))
        }
    }

    /// One tracker done on one day.
    struct Record {
        let day: Day
        let trackerID: Identifier

        private enum Field: String, CaseIterable {
            case date, trackerID
        }

        init(_ element: PropertyListElement) throws(PropertyListFault) {
            let fields = try element.fields(Field.self)
            day = try fields[.date].day
            trackerID = try fields[.trackerID].identifier
        }
    }
}

extension Weekday {
    /// Reads a weekday as version 1 numbers them: 1 = Sunday to 7 = Saturday.
    fileprivate init(sundayFirst element: PropertyListElement) throws(PropertyListFault) {
        let number = try element.integer
        guard (1...7).contains(number), let weekday = Weekday(rawValue: (number + 5) % 7) else {
            throw element.fault("no weekday")
        }
        self = weekday
    }
}
