/// One act of another device, as the log of what came in has it.
public struct SyncLogEntry: Hashable, Sendable {
    /// The day on which it came in.
    public let date: Day
    /// The name of the device that did it.
    public let device: String
    /// The kind of change as scripts see it; nil if there are words alone.
    public let kind: String?
    public var tracker: Identifier?
    public var category: Identifier?
    /// The name that the tracker or the category had when it came in.
    public var name = ""
    /// The only day that it is about.
    public var day: Day?
    /// The raw value of the field that it set.
    public var field: String?
    /// The value as in files, the newest of a history, of a tracker's category its name; nil for none.
    ///
    /// Days that were added are new, those taken away old; of a deleted tracker the number of its days is old.
    public var old: String?
    public var new: String?
    /// What is told in place of all that, in the language of its time.
    public var words: String?

    /// A value set on this device that another one stands instead of.
    public static let gaveWay = "gaveWay"
    /// A category that another one of the same name shows now.
    public static let categoryMerged = "categoryMerged"
    /// A new life of a device, under a new id.
    public static let beganAnew = "beganAnew"

    public init(_ date: Day, _ device: String, _ kind: String?) {
        (self.date, self.device, self.kind) = (date, device, kind)
    }
}

extension SyncLogEntry {
    /// The value that it set; nil for any other act.
    ///
    /// - Parameter library: Has the tracker as it is now; one that is gone has its name alone.
    public func place(in library: Library) -> Overwritten.Place? {
        guard let field else { return nil }
        if let id = category {
            let category = library.category(id) ?? Category(id: id, name: name)
            return CategoryField(rawValue: field).map { .category($0, of: category) }
        }
        guard let tracker = tracker.map({ library.tracker($0) ?? .named(name, id: $0) }) else { return nil }
        if let field = TrackerField(rawValue: field) { return .tracker(field, of: tracker) }
        guard let day, let field = DayValueField(rawValue: field) else { return nil }
        return .value(field, of: tracker, on: day)
    }

    /// The days that it added to a field or took from it; nil for any other act.
    public var days: (field: DaySetField, days: DaySet, isAdded: Bool)? {
        guard let field = field.flatMap(DaySetField.init), let days = (new ?? old).flatMap(DaySet.init(text:))
        else { return nil }
        return (field, days, isAdded: new != nil)
    }

    /// True if a library still is as it was after the act.
    public func isCurrent(in library: Library) -> Bool {
        if let days {
            guard let shown = tracker.flatMap(library.tracker)?[days.field] else { return false }
            return days.isAdded ? shown.isSuperset(of: days.days) : shown.isDisjoint(with: days.days)
        }
        guard let place = place(in: library) else { return true }
        guard tracker.flatMap(library.tracker) != nil || category.flatMap(library.category) != nil else {
            return false
        }
        switch place {
        case .category(let field, let category): return field.text(of: category) == new
        case .tracker(.category, let tracker): return library.category(tracker.categoryID)?.name == new
        case .tracker(let field, let tracker): return tracker.newestText(of: field) == new ?? ""
        case .value(let field, let tracker, let day): return field.text(of: tracker, on: day) == new
        }
    }
}

extension Tracker {
    /// The text of a field as in files, of a history its newest part.
    public func newestText(of field: TrackerField) -> String { text(of: field).lastLine }

    /// A tracker of which only the name is known.
    package static func named(_ name: String, id: Identifier) -> Tracker {
        var tracker = blank(id: id, createdOn: .earliest)
        tracker.name = name
        return tracker
    }
}

extension String {
    /// The part behind the last line break; all without one.
    public var lastLine: String { String(split(separator: "\n").last ?? "") }
}

extension DaySet {
    /// The days as DAYS on a command line: "2026-11-01..2026-11-12,2026-11-15".
    public var text: String {
        var spans: [(first: Day, last: Day)] = []
        for day in self {
            if let last = spans.last?.last, day == last + 1 {
                spans[spans.count - 1].last = day
            } else {
                spans.append((day, day))
            }
        }
        return spans.map { $0.first == $0.last ? $0.first.iso : "\($0.first.iso)..\($0.last.iso)" }
            .joined(separator: ",")
    }

    /// Reads such a text; nil for any other one.
    public init?(text: String) {
        self.init()
        for part in text.split(separator: ",") {
            let days = part.split(separator: ".", omittingEmptySubsequences: true).map {
                Day(iso: String($0))
            }
            guard days.count <= 2, let first = days.first ?? nil, let last = days.last ?? nil, first <= last
            else { return nil }
            formUnion(DaySet(first...last))
        }
    }
}
