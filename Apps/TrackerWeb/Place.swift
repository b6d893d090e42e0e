import TrackerDomain
import Web

/// What a page shows, all of it said by its address.
struct Place: Hashable {
    enum Page: String {
        case week, stats, tracker
    }

    /// What lies over a page.
    enum Sheet: String, CaseIterable {
        case calendar, filters, new, edit, delete, amount, note
        case newEvent = "new-event"
        case rest = "break"

        /// It is about a tracker.
        var needsTracker: Bool { [.edit, .delete, .amount, .note, .rest].contains(self) }
    }

    /// Nil for the list.
    var page: Page?
    /// Nil for today.
    var day: Day?
    var filter = TrackerFilter.all
    var search = ""
    /// Of the page or the sheet; one that cannot be read is that of no tracker.
    var tracker: Identifier?
    var year: Int?
    /// That of the calendar; nil for that of the day.
    var month: Month?
    var sheet: Sheet?
}

extension Place {
    /// A word that means nothing is left out.
    init(_ address: Fields) {
        page = address["p"].flatMap(Page.init)
        day = address["d"].flatMap { Day(nearest: $0) }
        filter = address["f"].flatMap(TrackerFilter.init) ?? .all
        search = address["q"] ?? ""
        tracker = address["id"].map { Identifier($0) ?? .nobody }
        year = address["y"].flatMap { Int($0) ?? ($0.isDigits ? .max : nil) }
        month = address["m"].flatMap { Day(nearest: $0 + "-01") }.map { Month(containing: $0) }
        sheet = address["a"].flatMap(Sheet.init)
        if tracker == nil {
            if page == .tracker { page = nil }
            if sheet?.needsTracker == true { sheet = nil }
        }
    }

    private var address: Fields {
        var address = Fields()
        address["p"] = page?.rawValue
        address["d"] = day?.iso
        address["f"] = filter == .all ? nil : filter.rawValue
        address["q"] = search.isEmpty ? nil : search
        address["id"] = tracker?.description
        address["y"] = year.map { String($0) }
        address["m"] = month.map { String($0.first.iso.prefix(7)) }
        address["a"] = sheet?.rawValue
        return address
    }

    /// Begins with `?`, so that it works in any folder of any server.
    var link: String { "?" + address.encoded }

    /// The same without what lies over the page.
    var closed: Place {
        var place = self
        (place.sheet, place.month) = (nil, nil)
        if page != .tracker { place.tracker = nil }
        return place
    }

    /// A sheet over the page.
    func under(_ sheet: Sheet, _ tracker: Identifier? = nil, on day: Day? = nil) -> Place {
        var place = closed
        place.sheet = sheet
        place.tracker = tracker ?? place.tracker
        place.day = day ?? place.day
        return place
    }

    func on(_ day: Day?) -> Place {
        var place = closed
        place.day = day
        return place
    }

    static func details(of tracker: Identifier, on day: Day? = nil) -> Place {
        Place(page: .tracker, day: day, tracker: tracker)
    }
}

extension Identifier {
    /// That of no tracker, for an id that cannot be read.
    static let nobody = Identifier(high: 0, low: 0)
}

extension Day {
    /// The day of a text as 2026-11-20, or the nearest one that the product knows; nil for a text that is no date.
    fileprivate init?(nearest text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy(\.isDigits), let year = Int(parts[0])
        else {
            return nil
        }
        // 2000 has all days that any year may have.
        guard Day(iso: "2000-\(parts[1])-\(parts[2])") != nil else { return nil }
        if year < Day.earliest.year {
            self = .earliest
        } else if year > Day.latest.year {
            self = .latest
        } else {
            guard let day = Day(iso: text) else { return nil }
            self = day
        }
    }
}

extension String {
    fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
