internal import TrackerDomain

/// A format of another program: how it is told from others, and how it is read.
protocol ForeignFormat {
    static var format: ImportFormat { get }

    /// Whether the source looks like it; told by what it holds, never by its name alone.
    static func recognizes(_ source: ImportSource) -> Bool

    /// Reads all that is understood; lines that are not are told to the draft.
    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault)
}

/// A format of several files, some of which are known by the others alone.
protocol FolderFormat: ForeignFormat {
    /// Its own files in a folder, whatever is read of them; none where the folder is not in the format.
    static func own(in folder: ImportSource) -> [ImportSource.File]
}

/// A format of this program's own, which holds a library as it is, with its ids.
protocol LibraryFormat {
    static var format: ImportFormat { get }

    /// Whether the source looks like it; told by what it holds, never by its name alone.
    static func recognizes(_ source: ImportSource) -> Bool

    /// Reads the library; what had to be cut or passed over on the way is told to the draft.
    static func library(
        of source: ImportSource, telling draft: inout ImportDraft, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library
}
