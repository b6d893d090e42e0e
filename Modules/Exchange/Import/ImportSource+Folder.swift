/// The files of a folder that belong to the import, among any others.
extension ImportSource {
    /// The first format that knows all of it as its own.
    var firstFormat: ImportFormat? { ImportFormat.allCases.first { $0.reader.recognizes(self) } }

    /// The format of all files that are recognized; nil if none is.
    ///
    /// - Throws: `notTogether` for files of several formats, and for a second folder of a format that is a folder.
    func commonFormat() throws(ImportFault) -> ImportFormat? {
        let folder = ImportFormat.allCases.first { !$0.filesOfFolder(self).isEmpty }
        let own = folder.map { $0.filesOfFolder(self) } ?? []
        let names = Set(own.map(\.path))
        let notes = ImportSource.notes.intersection(own.map { ImportSource.ending(of: $0.path) })
        var first = own.first.flatMap { file in folder.map { (path: file.path, format: $0) } }
        for file in files
        where !names.contains(file.path) && !notes.contains(ImportSource.ending(of: file.path)) {
            guard let format = with([file]).firstFormat else { continue }
            if let first, first.format != format || folder != nil {
                throw .notTogether(first.path, file.path)
            }
            first = first ?? (file.path, format)
        }
        return first?.format
    }

    /// The files that a format reads.
    ///
    /// - Throws: `notTogether` for several files of a format that is read a file at a time.
    func meant(for format: ImportFormat) throws(ImportFault) -> ImportSource {
        guard files.count > 1 else { return self }
        let known = format.filesOfFolder(self)
        let own = known.isEmpty ? files.filter { format.reader.recognizes(with([$0])) } : known
        let isSeveral = own.count > 1 && !format.joinsFiles || own.count { $0.database != nil } > 1
        if isSeveral { throw .notTogether(own[0].path, own[1].path) }
        return own.isEmpty ? self : with(own)
    }

    /// The paths of files that were not read but are named as if they had habits, and of folders that were not opened.
    func unread(besides meant: ImportSource) -> [String] {
        let read = Set(meant.files.map(\.path))
        let endings = Set(read.map(ImportSource.ending(of:))).subtracting(ImportSource.notes)
            .union(["csv", "json", "plist"])
        let others = files.filter { file in
            let isNamed = file.container != nil || endings.contains(ImportSource.ending(of: file.path))
            return isNamed && !read.contains(file.path) && !file.isEmpty
        }
        let unread = unreadPaths.filter { $0.hasSuffix("/") || endings.contains(ImportSource.ending(of: $0)) }
        return (others.map(\.path) + unread).sorted()
    }

    /// The extensions of notes, most of which have no habits: those that have are known by their content.
    private static let notes: Set = ["org", "md"]

    /// The extension in lower case, as `csv`; empty if there is none.
    private static func ending(of path: String) -> String {
        let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
        return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    }
}

extension ImportSource.File {
    /// True if it has no data at all, like a document that is an empty list.
    fileprivate var isEmpty: Bool {
        if case .success(let tape) = json { tape.nodes.count == 1 } else { FileText(unchecked: self).isBlank }
    }
}

extension ImportFormat {
    /// The format's own files in a folder; none in a format of single files.
    fileprivate func filesOfFolder(_ source: ImportSource) -> [ImportSource.File] {
        guard case .foreign(let reader) = self.reader, let reader = reader as? any FolderFormat.Type
        else { return [] }
        return reader.own(in: source)
    }

    /// True if several files are read as one whole; else each is one of its own.
    fileprivate var joinsFiles: Bool {
        switch self {
        case .loop, .harsh, .habitctl, .dijo, .org, .obsidian, .csv: true
        default: false
        }
    }
}
