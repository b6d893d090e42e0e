public import TrackerDomain

/// The content of a source as a library of its own, which can be merged into another one.
public struct Imported: Sendable {
    public let format: ImportFormat
    public let library: Library
    /// The lines that were left out, in the order of the source.
    public let leftOut: [BrokenLine]
    public let remarks: ImportRemarks
    /// The days whose amounts were judged without a goal, of each tracker that has some.
    let judgedWithoutGoal: [Identifier: DaySet]
    /// The headings of unknown columns, each with its number of filled cells.
    public let unknownColumns: [String: Int]
    /// The paths in a folder that were not read but may belong to the import.
    public let unread: [String]
}
