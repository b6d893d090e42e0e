internal import TrackerDomain

/// An import format; its raw value is the name for `--format`.
///
/// Formats are tried in this order if none is named, the easiest to recognize first.
public enum ImportFormat: String, CaseIterable, Sendable {
    /// This program's own export.
    case json
    /// A library file, of XML or binary.
    case plist
    /// The folder of Loop Habit Tracker's CSV export, or its database.
    case loop
    /// The databases of other programs.
    case tickmate, rewire, habito
    case habitBull = "habitbull"
    case harsh
    case tableHabit = "table-habit"
    case kado
    case habitctl
    case dijo
    case beaverHabits = "beaver-habits"
    case habitKit = "habitkit"
    /// Days by habit or by date, in a document of no program in particular.
    case jsonDays = "json-days"
    /// Notes: an outline with logs, and a vault.
    case org, obsidian
    /// Any table with columns for date, name and value; this program's own, too.
    case csv
}

/// A format of another program.
protocol ForeignFormat {
    /// True if the source is in this format, by its content and never by its name alone.
    static func recognizes(_ source: ImportSource) -> Bool

    /// Reads what is understood; reports all other lines to the draft.
    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault)
}

/// A format of several files, some of which are recognized only beside the others.
protocol FolderFormat: ForeignFormat {
    /// The format's own files in a folder, read or not; none if the folder is not in the format.
    static func own(in folder: ImportSource) -> [ImportSource.File]
}

/// A format of this program, which has a whole library with its ids.
protocol LibraryFormat {
    /// True if the source is in this format, by its content and never by its name alone.
    static func recognizes(_ source: ImportSource) -> Bool

    /// Reads the library; reports to the draft what was cut or left out.
    static func library(
        of source: ImportSource, reportingTo draft: inout ImportDraft, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library
}

/// The kind of a file of which nothing can be read, by which the nearest format is named.
public enum FormatHint: Hashable, Sendable {
    case json, org, notes

    init?(_ source: ImportSource) {
        guard source.files.count == 1, let file = source.files.first else { return nil }
        let (name, text) = (file.name.lowercased(), FileText(unchecked: file))
        // Front matter, a table of Markdown or a task.
        let isNote =
            text.isText
            && text.beginning.lines.contains { line in
                ["---", "|", "- [", "* ["].contains { line.bytes.starts(with: $0.utf8) }
            }
        if file.json != nil {
            self = .json
        } else if name.hasSuffix(".org") {
            self = .org
        } else if isNote || name.hasSuffix(".md") {
            self = .notes
        } else {
            return nil
        }
    }
}
