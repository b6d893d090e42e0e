public import TrackerDomain

/// What is imported: one file, what came on standard input, or the files of a folder.
public struct ImportSource: Sendable {
    public struct File: Sendable {
        /// As a person is told of it: below the folder, with `/` between names; the name of a single file.
        public let path: String
        /// In UTF-8 where they were text in UTF-16.
        public let bytes: [UInt8]
        /// What it says as JSON, read once however many formats ask; nil where it begins as none.
        fileprivate(set) var json: Result<JSONTape, ImportFault>?
        /// The beginning of its first row as that of a table, read once as well; nil where it has none, and in JSON.
        fileprivate(set) var heading: TableReader.Row?

        fileprivate init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = UTF16Text.utf8(bytes) ?? bytes
        }

        /// The last part of its path.
        var name: Substring { path.split(separator: "/").last ?? "" }

        /// Whether it is called a table.
        var isNamedTable: Bool {
            [".csv", ".tsv", ".tab"].contains { name.lowercased().hasSuffix($0) }
        }

        /// What it says as JSON.
        func document() throws(ImportFault) -> JSONTape {
            guard let json else { throw .malformed(file: path, line: 1) }
            return try json.get()
        }
    }

    /// In the order of their paths.
    public private(set) var files: [File]
    /// Paths in a folder that were not read: links, devices, and folders, which end with `/`, below the deepest.
    let unreadPaths: [String]
    /// The date of a moment, in seconds since 1970: some programs keep moments, whose days depend on where one is.
    let dateOfTime: @Sendable (Int64) -> Day

    /// - Parameter dateOfTime: In the person's zone; in UTC by default.
    public init(
        _ given: ImportFiles, dateOfTime: @escaping @Sendable (Int64) -> Day = ImportSource.dateInUTC
    ) {
        files = given.files.map { File(path: $0.path, bytes: $0.bytes) }.sorted { $0.path < $1.path }
        unreadPaths = given.unreadPaths
        self.dateOfTime = dateOfTime
        readDocuments()
        for index in files.indices where self.files[index].json == nil {
            self.files[index].heading = TableReader.heading(of: FileText(unchecked: self.files[index]))
        }
    }

    /// The same with some of its files, which are not read anew.
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
                let tape = try JSONTape(file.bytes, file: file.path, limits: limits)
                limits.values -= tape.nodes.count
                files[index].json = .success(tape)
            } catch {
                files[index].json = .failure(error)
            }
        }
    }

    @Sendable public static func dateInUTC(_ secondsSince1970: Int64) -> Day {
        let seconds = Int(secondsSince1970)
        // Rounded down, before 1970 too.
        return Day.unixEpoch + (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    }
}

extension Day {
    /// 1 January 1970, from which other programs count.
    static let unixEpoch = Day(-10_959)
}
