/// A form in which habits can be brought; its raw value is the word for `--format`.
///
/// Forms are tried in this order where none is named: the more there is to know one by, the earlier.
public enum ImportFormat: String, CaseIterable, Sendable {
    /// This program's own export.
    case json
    /// A library file, of XML or binary.
    case plist
    /// The folder of Loop Habit Tracker's CSV export.
    case loop
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
