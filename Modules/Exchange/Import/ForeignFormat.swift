internal import TrackerDomain

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
