import TrackerData
public import TrackerDomain
public import TrackerPresentation

/// A library to be written in a format that other programs read.
public struct Export: Sendable {
    private let whole: Library
    private let library: Library
    private let days: ClosedRange<Day>?
    private let today: Day
    private let conventions: Conventions
    private let isWide: Bool

    /// - Parameters:
    ///   - days: The only days whose marks, amounts, notes and days off are written; `nil` for all of them.
    ///   - conventions: For texts that people read; tables and documents are the same in every language.
    ///   - isWide: Whether a table has a column for each tracker.
    public init(
        _ library: Library, of days: ClosedRange<Day>? = nil, today: Day, conventions: Conventions,
        isWide: Bool = false
    ) {
        self.days = days
        whole = library
        self.library = days.map { library.recorded(in: $0) } ?? library
        self.today = today
        self.conventions = conventions
        self.isWide = isWide
    }

    private var markdown: MarkdownExport {
        MarkdownExport(library, in: days, today: today, language: conventions.language)
    }

    /// Has the days off of all time, as a habit recurs on all others.
    private var calendar: CalendarExport {
        let recurring = days.map { whole.recorded(in: $0, keepingDaysOff: true) } ?? whole
        return CalendarExport(recurring, today: today, conventions: conventions)
    }

    /// The file in pieces, made on demand where the whole would take much more memory than the library.
    ///
    /// - Parameter path: The path of the library, for errors.
    public func pieces(
        as format: ExportFormat, ofLibrary path: String = ""
    ) throws(StoreError) -> AnySequence<[UInt8]> {
        switch format {
        case .json: return AnySequence([JSONExport.bytes(of: library)])
        case .csv where isWide: return AnySequence([WideTable(library, today: today).bytes])
        case .csv: return AnySequence([LongTable(library, today: today).bytes])
        case .markdown:
            return AnySequence([markdown.bytes])
        case .ics:
            return AnySequence(calendar.pieces)
        case .plist:
            // A history is of use only in its own library.
            do throws(LibraryEncodingFault) {
                return AnySequence([try LibraryEncoder.encode(library, history: History(), generation: 1)])
            } catch {
                throw error.storeError(path: path)
            }
        }
    }

    /// The number of trackers in a file of the format; some formats leave out trackers without days.
    public func trackerCount(in format: ExportFormat) -> Int {
        switch format {
        case .json, .plist: library.trackers.count
        case .csv where isWide: library.trackers.count
        case .csv: library.trackers.count { !$0.recordedDays(today: today).isEmpty }
        case .markdown: markdown.trackerCount
        case .ics: calendar.trackerCount
        }
    }

    /// What some tracker has and an import would not find in a file of the format, by the names of documents.
    public func gaps(in format: ExportFormat) -> [String] {
        guard format != .json, format != .plist else { return [] }
        let gaps: KeyValuePairs = [
            "rules": library.trackers.contains { $0.rules.contains { $0 != .weekdays(.everyDay) } },
            "goals": !isWide && library.trackers.contains { $0.goals != nil },
            "archive": library.trackers.contains(where: \.status.isArchived),
            "notes": isWide && library.trackers.contains { !$0.notes.isEmpty },
        ]
        return gaps.filter(\.value).map(\.key)
    }
}
