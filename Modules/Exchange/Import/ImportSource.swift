public import TrackerDomain

/// The source of an import: one file, the standard input, or the files of a folder.
public struct ImportSource: Sendable {
    public struct File: Sendable {
        /// The path below the folder, with `/` between names; the name of a single file.
        public internal(set) var path: String
        /// Bytes that have those of the file in `range`.
        let shared: [UInt8]
        private let range: Range<Int>
        /// The newest changes of a database; empty if there are none.
        let log: [UInt8]
        /// The JSON document, read once for all formats; nil if the file does not begin like JSON.
        fileprivate(set) var json: Result<JSONTape, ImportFault>?
        /// The beginning of the first row of a table, read once as well; nil if there is none, and for JSON.
        fileprivate(set) var heading: TableReader.Row?
        /// The tables of a database that a program has read.
        var database: Database?

        fileprivate init(_ given: ImportFiles.File) {
            path = given.path
            // Of what is too large to be read no second copy is made.
            let bytes16 = given.shared[given.range]
            let hasText16 = bytes16.count <= ImportSource.maxBytes && UTF16Text.hasMark(bytes16)
            let text = hasText16 ? UTF16Text.utf8(Array(bytes16)) : LoopTable.withoutEntries(bytes16)
            shared = text ?? given.shared
            range = text?.indices ?? given.range
            log = given.log
        }

        /// Converted to UTF-8 if they were UTF-16; the days that Loop 2.0 has printed as entries are values.
        public var bytes: ArraySlice<UInt8> { shared[range] }

        /// The last part of its path.
        var name: Substring { path.split(separator: "/").last ?? "" }

        /// True if it is called a spreadsheet of Excel, LibreOffice or Numbers.
        var isNamedSpreadsheet: Bool {
            [".xlsx", ".xlsm", ".xls", ".ods", ".numbers"].contains { name.lowercased().hasSuffix($0) }
        }

        /// True if it is called a table.
        var isNamedTable: Bool {
            [".csv", ".tsv", ".tab"].contains { name.lowercased().hasSuffix($0) }
        }

        /// True if it has zero bytes, and is neither UTF-16 nor a database or a binary property list.
        var isBinary: Bool {
            database == nil && bytes.contains(0) && !UTF16Text.hasMark(bytes)
                && !bytes.starts(with: Array("bplist".utf8))
        }

        /// The JSON document.
        func document() throws(ImportFault) -> JSONTape {
            guard let json else { throw .malformed(file: path, line: 1) }
            return try json.get()
        }
    }

    /// The greatest size of the files that are read; an archive may hold more beside them.
    static let maxBytes = 64 << 20

    /// In the order of their paths.
    public internal(set) var files: [File]
    /// True for a folder or an archive, whatever its number of files.
    let isFolder: Bool
    /// The paths in a folder that were not read: links, devices, and folders that are too deep, which end with `/`.
    let unreadPaths: [String]
    /// The date of a time in seconds since 1970, which depends on the time zone.
    let dateOfTime: @Sendable (Int64) -> Day

    /// What the person says of a table.
    var hints = TableHints()

    /// - Parameter dateOfTime: In the person's zone.
    public init(_ given: ImportFiles, dateOfTime: @escaping @Sendable (Int64) -> Day) {
        files = given.files.map(File.init).sorted { $0.path < $1.path }
        unreadPaths = given.unreadPaths
        isFolder = given.isFolder || given.files.count > 1
        self.dateOfTime = dateOfTime
        readDocuments()
        for index in files.indices where self.files[index].json == nil {
            self.files[index].heading = TableReader.heading(of: FileText(unchecked: self.files[index]))
        }
    }

    /// The source with some of its files only, which are not read again.
    func with(_ files: [File]) -> ImportSource {
        var source = self
        source.files = files
        return source
    }

    /// All files together may have as many values as one document.
    private mutating func readDocuments() {
        var limits = JSONLimits.standard
        for index in files.indices where JSONTape.looksLike(files[index].bytes) {
            let file = files[index]
            do throws(ImportFault) {
                guard file.bytes.count <= ImportSource.maxBytes else { throw .tooLarge(file: file.path) }
                let tape = try JSONTape(Array(file.bytes), file: file.path, limits: limits)
                limits.values -= tape.nodes.count
                files[index].json = .success(tape)
            } catch {
                files[index].json = .failure(error)
            }
        }
    }
}

extension Day {
    /// 1 January 1970, from which other programs count.
    static let unixEpoch = Day(-10_959)
}
