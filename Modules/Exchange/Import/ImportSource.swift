/// What is imported: one file, what came on standard input, or the files of a folder.
public struct ImportSource: Sendable {
    public struct File: Sendable {
        /// As a person is told of it: below the folder, with `/` between names; the name of a single file.
        public let path: String
        public let bytes: [UInt8]
        /// What it says as JSON, read once however many formats ask; nil where it begins as none.
        let json: Result<JSONTape, ImportFault>?

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
            json =
                JSONTape.looksLike(bytes)
                ? Result { () throws(ImportFault) in try JSONTape(bytes, file: path) } : nil
        }

        /// What it says as JSON.
        func document() throws(ImportFault) -> JSONTape {
            guard let json else { throw .malformed(file: path, line: 1) }
            return try json.get()
        }
    }

    /// In the order of their paths.
    public let files: [File]
    /// How many seconds clocks are ahead of UTC at a moment, in seconds since 1970: some programs keep moments, whose
    /// days depend on it.
    let localOffset: @Sendable (Int) -> Int

    public init(files: [File], localOffset: @escaping @Sendable (Int) -> Int = { _ in 0 }) {
        self.files = files.sorted { $0.path < $1.path }
        self.localOffset = localOffset
    }
}
