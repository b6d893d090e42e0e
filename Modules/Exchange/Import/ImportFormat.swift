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
    /// Any table with columns for date, name and value; this program's own, too.
    case csv
}
