internal import TrackerDomain

/// A zip archive: what its directory says is checked here, its bytes are unpacked by a program of the machine.
///
/// The program writes all files to a pipe, one after another, so that no path of the archive reaches the disk; sizes
/// and checksums of the directory divide them again. Format: PKWARE, APPNOTE.TXT, 4.3.
struct Archive {
    /// Of an archive and its files, which are in memory beside each other.
    static let maxBytes = 256 << 20

    /// The files, in the order of the directory.
    let entries: [Entry]
    private let bytes: [UInt8]

    struct Entry: Hashable {
        /// With `/` between names.
        let path: String
        let size: Int
        let checksum: UInt32
        /// The place in the archive.
        let offset: Int
    }

    init(_ bytes: [UInt8]) throws(ContainerFault) {
        self.bytes = bytes
        entries = try ArchiveDirectory(bytes).entries()
        guard entries.count <= ImportReader.maxFiles else { throw .tooLarge(.files) }
        guard entries.reduce(bytes.count, { $0 + $1.size }) <= Archive.maxBytes
        else { throw .tooLarge(.bytes) }
        var paths: Set<String> = []
        for entry in entries where !paths.insert(entry.path).inserted { throw .unsafePath(entry.path) }
    }

    /// The files as those of a folder: without hidden ones, and with no deeper folders than are searched there.
    func files(by copies: PrivateCopies) throws(ContainerFault) -> ImportFiles {
        let (output, ranges) = try contents(by: copies)
        var files = ImportFiles(files: [], isFolder: true)
        for (entry, range) in zip(entries, ranges) {
            let names = entry.path.split(separator: "/")
            // The Mac adds a folder of its own.
            if names.contains(where: { $0.hasPrefix(".") }) || names.first == "__MACOSX" { continue }
            if names.count > ImportReader.maxDepth {
                let folder = names.prefix(ImportReader.maxDepth).joined(separator: "/") + "/"
                if !files.unreadPaths.contains(folder) { files.unreadPaths.append(folder) }
            } else {
                files.files.append(.init(path: entry.path, shared: output, range: range))
            }
        }
        return files
    }

    /// The output of the program, which may be large and is held once, and where in it each file is.
    private func contents(
        by copies: PrivateCopies
    ) throws(ContainerFault) -> (output: [UInt8], ranges: [Range<Int>]) {
        try copies.with("import.zip", bytes) { (path) throws(ContainerFault) in
            var result = copies.run("unzip", ["-p", "-qq", path], most: Archive.maxBytes)
            var order = Array(entries.indices)
            if result.end == .notStarted {
                result = copies.run("bsdtar", ["-x", "-O", "-f", path], most: Archive.maxBytes)
                // It goes through the archive itself, in which files may stand in another order.
                order.sort { entries[$0].offset < entries[$1].offset }
            }
            // A program may warn of an archive that it unpacks well.
            guard case .exited = result.end, let ranges = ranges(in: result.outputBytes, order) else {
                throw ContainerFault(result)
            }
            return (result.outputBytes, ranges)
        }
    }

    /// The places of the files in an output; nil if it is not that of the directory.
    private func ranges(in output: [UInt8], _ order: [Int]) -> [Range<Int>]? {
        var ranges = entries.map { _ in 0..<0 }
        var rest = output[...]
        for index in order {
            let entry = entries[index]
            let content = rest.prefix(entry.size)
            guard content.count == entry.size, CRC32.checksum(content) == entry.checksum else { return nil }
            ranges[index] = content.indices
            rest = rest.dropFirst(entry.size)
        }
        return rest.isEmpty ? ranges : nil
    }
}

/// The directory at the end of a zip archive.
private struct ArchiveDirectory {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Throws: `failed` if there is none, `unsafePath`, `encrypted`, `tooLarge`.
    func entries() throws(ContainerFault) -> [Archive.Entry] {
        guard let end = end, let count = number(end + 10, 2), var position = number(end + 16, 4) else {
            throw .failed("")
        }
        var entries: [Archive.Entry] = []
        for _ in 0..<count {
            guard number(position, 4) == 0x0201_4B50, let flags = number(position + 8, 2),
                let checksum = number(position + 16, 4), let size = number(position + 24, 4),
                let nameLength = number(position + 28, 2), let extra = number(position + 30, 2),
                let comment = number(position + 32, 2), let system = number(position + 4, 2),
                let attributes = number(position + 38, 4), let offset = number(position + 42, 4),
                position + 46 + nameLength <= bytes.count
            else { throw .failed("") }
            let name = bytes[position + 46..<position + 46 + nameLength]
            let written = String(decoding: name, as: UTF8.self)
            let path = Self.inFolder(written)
            if flags & 1 != 0 { throw .encrypted }
            // Sizes beyond 4 GB, and how many, stand elsewhere.
            guard count < 0xFFFF else { throw .tooLarge(.files) }
            guard size < 0xFFFF_FFFF, offset < 0xFFFF_FFFF else { throw .tooLarge(.bytes) }
            let kind = system >> 8 == 3 ? attributes >> 28 : 0
            guard Self.isSafe(path), [0, 0o10, 0o4].contains(kind) else { throw .unsafePath(written) }
            if !path.isEmpty, !path.hasSuffix("/") {
                entries.append(
                    Archive.Entry(path: path, size: size, checksum: UInt32(checksum), offset: offset))
            } else if size > 0 {
                // Folders hold no bytes.
                throw .unsafePath(written)
            }
            position += 46 + nameLength + extra + comment
        }
        return entries
    }

    /// The place of the record that ends the archive, before a comment of at most 64 KiB.
    private var end: Int? {
        var position = bytes.count - 22
        while position >= max(bytes.count - 22 - 0xFFFF, 0) {
            if number(position, 4) == 0x0605_4B50 { return position }
            position -= 1
        }
        return nil
    }

    /// A number with its lowest byte first.
    private func number(_ position: Int, _ count: Int) -> Int? {
        guard position >= 0, position + count <= bytes.count else { return nil }
        return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// The path without a `./` at its beginning, as archives of a folder's own contents have; empty for that folder.
    private static func inFolder(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        return String(rest)
    }

    private static func isSafe(_ path: String) -> Bool {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.hasPrefix("/") && !path.utf8.contains(UInt8(ascii: "\\")) && !path.utf8.contains(0)
            && !names.dropLast().contains("") && !names.contains("..") && !names.contains(".")
    }
}

/// The checksum of zip archives: CRC-32 with the polynomial 0xEDB88320, RFC 1952, 8.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
