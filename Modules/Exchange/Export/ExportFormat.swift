/// An export format; its raw value is the name for `--format`.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// All data, for this program and for others to build on.
    case json
    /// A table for spreadsheets.
    case csv
    /// Tables by month, for notes and wikis.
    case markdown
    /// iCalendar, for calendars.
    case ics
    /// A library file.
    case plist

    /// The format of a file name's extension, in any case.
    public init?(ending: some StringProtocol) {
        let ending = ending.lowercased()
        guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = format
    }

    /// The extensions without the point.
    public var endings: [String] {
        switch self {
        case .json, .csv, .ics, .plist: [rawValue]
        case .markdown: ["md", "markdown"]
        }
    }
}
