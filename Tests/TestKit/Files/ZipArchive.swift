/// The bytes of a zip archive whose files are stored as they are; format: PKWARE, APPNOTE.TXT, 4.3.
package struct ZipArchive {
    package struct Entry {
        package var path: String
        package var content: [UInt8]
        /// The kind and the permissions of Unix; nil for an archive of another system.
        package var mode: Int?
        package var flags = 0
        /// What the directory says of its size.
        package var statedSize: Int?
        /// What the directory says of its checksum.
        package var statedChecksum: Int?

        package init(_ path: String, _ content: String = "", mode: Int? = nil) {
            self.path = path
            self.content = Array(content.utf8)
            self.mode = mode
        }
    }

    package var entries: [Entry]
    /// The order of the files in the directory; nil for that of the archive.
    package var listing: [Int]?

    package init(_ entries: [Entry], listing: [Int]? = nil) {
        self.entries = entries
        self.listing = listing
    }

    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var records: [[UInt8]] = []
        for entry in entries {
            let name = Array(entry.path.utf8)
            let common =
                number(entry.flags, 2) + number(0, 6)
                + number(entry.statedChecksum ?? ZipArchive.checksum(entry.content), 4)
                + number(entry.content.count, 4) + number(entry.statedSize ?? entry.content.count, 4)
                + number(name.count, 2) + number(0, 2)
            records.append(
                number(0x0201_4B50, 4) + number((entry.mode == nil ? 0 : 3) << 8 | 20, 2) + number(10, 2)
                    + common
                    + number(0, 6) + number((entry.mode ?? 0) << 16, 4) + number(bytes.count, 4) + name)
            bytes += number(0x0403_4B50, 4) + number(10, 2) + common + name + entry.content
        }
        let directory = (listing ?? Array(entries.indices)).flatMap { records[$0] }
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(entries.count, 2) + number(entries.count, 2)
            + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
        return bytes + directory + end
    }

    /// With the lowest byte first.
    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// CRC-32, a bit at a time.
    package static func checksum(_ bytes: [UInt8]) -> Int {
        var rest: UInt32 = ~0
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return Int(~rest)
    }
}
