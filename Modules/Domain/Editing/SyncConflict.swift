/// What another device did where it meets what was done here, so that the person has to know.
///
/// Devices are told by name; nil is this one. `today` is the day on which it was found.
public enum SyncConflict: Hashable, Sendable {
    case overwritten(Overwritten)
    /// Trackers that were deleted elsewhere; as they were here.
    case deleted([Tracker], device: String)
    /// A tracker that was deleted on one device and marked or else changed on another, and stays.
    case kept(Tracker, deletedOn: String?, changedOn: String?, isMarked: Bool)
    /// A category that was deleted on one device, and stays with the trackers that another one put into it.
    case categoryKept(Category, deletedOn: String?, trackers: [String], putOn: String?)
    /// A tracker that was archived on one device and marked on another.
    case markedArchived(Tracker, DaySet, archivedOn: String?, markedOn: String?, today: Day)
    /// An event that was done here and elsewhere, on different days; with all its days.
    case eventDoneTwice(Tracker, DaySet, today: Day)
    /// A tracker that was begun here and on another device, by one name in one category.
    case begunTwice(Duplicates, device: String)
}

/// A value set here that another device's stands instead of: both set it without knowing of each other.
public struct Overwritten: Hashable, Sendable {
    /// What it is a value of; the tracker or the category as it is now.
    public enum Place: Hashable, Sendable {
        case tracker(TrackerField, of: Tracker)
        case category(CategoryField, of: Category)
        case value(DayValueField, of: Tracker, on: Day)
    }

    public let place: Place
    /// The texts as in files, of a tracker's category its name; nil for none.
    public let lost: String?, kept: String?
    /// The name of the device whose value stands.
    public let device: String
    /// The day on which it was found.
    public let today: Day
    /// Whether the day is done, if an amount made or unmade that; nil if it stays as it was.
    public let isDone: Bool?

    package init(
        _ place: Place, lost: String?, kept: String?, device: String, today: Day, isDone: Bool? = nil
    ) {
        (self.place, self.lost, self.kept) = (place, lost, kept)
        (self.device, self.today, self.isDone) = (device, today, isDone)
    }
}

extension Overwritten.Place {
    var subject: Change.Subject {
        switch self {
        case .tracker(_, let tracker), .value(_, let tracker, _): .tracker(tracker.id)
        case .category(_, let category): .category(category.id)
        }
    }

    /// True if a change sets this value.
    public func isSet(by change: Change) -> Bool {
        guard change.subject == subject else { return false }
        return switch (self, change) {
        case (.tracker(let field, _), .tracker(_, .set(let changed, _, _))): field == changed
        case (.value(let field, _, let day), .tracker(_, .value(let changed, let on, _, _, _))):
            (field, day) == (changed, on)
        case (.category(let field, _), .category(_, .set(let changed, _, _))): field == changed
        case (.tracker, _), (.value, _), (.category, _): false
        }
    }
}

extension ReplicaState {
    /// What is known of a value: who set it, and to what.
    func register(_ place: Overwritten.Place) -> Register? {
        switch place {
        case .tracker(let field, let tracker): trackers[tracker.id]?.fields[field]
        case .category(let field, let category): categories[category.id]?.fields[field]
        case .value(let field, let tracker, let day): trackers[tracker.id]?.values[field]?[day]?.set
        }
    }
}
