public import TrackerDomain

/// What a source holds, as a library of its own that can be merged into another one.
public struct Imported: Sendable {
    public let format: ImportFormat
    public let library: Library
    /// Lines that were passed over, in the order of the source.
    public let leftOut: [BrokenLine]
    public let remarks: ImportRemarks
    /// Columns that nothing is known of, by their headings, each with how many rows say something there.
    public let unknownColumns: [String: Int]
    /// Paths in a folder of what may have been meant, too, and was not read.
    public let unread: [String]
}
