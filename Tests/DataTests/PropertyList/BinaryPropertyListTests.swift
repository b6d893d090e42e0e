import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct BinaryPropertyListTests {
    private func value(_ bytes: [UInt8]) throws -> PropertyListValue? {
        try PropertyListValue(PropertyListTape(BinaryPropertyList.xml(bytes)))
    }

    /// A list of objects that lie one behind the other from byte 8 on, with references of one byte.
    private func list(_ objects: [UInt8]..., top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        func number(_ value: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, value] }
        let table = UInt8(bytes.count)
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(UInt8(objects.count)) + number(top)
            + number(table)
    }

    @Test("values of every kind that libraries have, worked out by hand")
    func byHand() throws {
        // {"a": [true, false, 300, -1], "é🙂": ""}
        let bytes = list(
            [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x42], [0xA4, 5, 6, 7, 8],
            [0x50], [0x09],
            [0x08], [0x11, 0x01, 0x2C], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(
            try value(bytes)
                == .dictionary([
                    "a": .array([.boolean(true), .boolean(false), .integer(300), .integer(-1)]),
                    "é🙂": .string(""),
                ]))
    }

    @Test("a text of fifteen characters and more says how many behind its mark")
    func longText() throws {
        let text = Array("fifteen & more <".utf8)
        #expect(try value(list([0x5F, 0x10, 16] + text)) == .string("fifteen & more <"))
        #expect(try value(list([0x5F, 0x11, 0, 16] + text)) == .string("fifteen & more <"))
    }

    @Test("what Foundation writes is read to the value it was", arguments: 1...40 as ClosedRange<UInt64>)
    func foundation(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = PropertyListValue.dictionary(["root": Self.random(&random, depth: 0)])
        #expect(try self.value(FoundationPropertyList.bytes(of: value, isBinary: true)) == value)
    }

    private static func random(_ random: inout SeededRandom, depth: Int) -> PropertyListValue {
        func text() -> String {
            ["", "a", "Run & <jog>", "Ёлка", "👩‍👩‍👧", String(repeating: "long ", count: 80), "$null"]
                .randomElement(using: &random)!
        }
        switch Int.random(in: 0..<(depth < 4 ? 6 : 4), using: &random) {
        case 0: return .boolean(Bool.random(using: &random))
        case 1: return .integer([0, 1, 255, 256, 65_536, -1, .max, .min].randomElement(using: &random)!)
        case 2, 3: return .string(text())
        case 4:
            return .array(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in Self.random(&random, depth: depth + 1)
                })
        default:
            let pairs = (0..<Int.random(in: 0...20, using: &random)).map {
                ("\($0)\(text())", Self.random(&random, depth: depth + 1))
            }
            return .dictionary(Dictionary(uniqueKeysWithValues: pairs))
        }
    }

    @Test("a whole library")
    func library() throws {
        let library = try Library.workedExample()
        let xml = try LibraryEncoder.encode(library, history: History(), generation: 1)
        let value = try #require(try PropertyListValue(PropertyListTape(xml)))
        let binary = try FoundationPropertyList.bytes(of: value, isBinary: true)
        #expect(BinaryPropertyList.looksLike(binary) && !BinaryPropertyList.looksLike(xml))
        let store = InMemoryLibraryStore(
            contents: try BinaryPropertyList.xml(binary), today: { .today }, newIdentifier: { 1 })
        #expect(try store.load().library == library)
    }

    private static let lies: [[UInt8]] = [
        // Dates, data, reals, sets, UIDs, nothing, 16 bytes of a number, a mark that no kind has.
        [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x41, 0], [0x23, 0, 0, 0, 0, 0, 0, 0, 0], [0xC1, 0], [0x80, 0],
        [0x00],
        [0x14] + [UInt8](repeating: 0, count: 16), [0xE0], [0x0F],
        // Longer than the list, less than nothing, a length that is no number, lengths that end beyond.
        [0x52, 0x61], [0x6F, 0x10, 0xFF], [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x6F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x5F, 0x51, 0x61], [0x5F], [0x13, 0],
        [0xAF, 0x13, 0x10, 0, 0, 0, 0, 0, 0, 0],
        // References to what is not there; a key that is no text.
        [0xA1, 9], [0xD1, 9, 0], [0xD1, 0, 0],
    ]

    @Test("what libraries have no use for, and what lies, is refused", arguments: lies.indices)
    func malformed(index: Int) {
        #expect(throws: LibraryFormatFault.self) { try BinaryPropertyList.xml(list(Self.lies[index])) }
    }

    @Test("a container in itself is too deep, and one in many places is too much")
    func containers() {
        #expect(throws: LibraryFormatFault.unreadable(.malformed(offset: 8))) {
            try BinaryPropertyList.xml(list([0xA1, 0]))
        }
        let doubled = (1...40).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] } + [[0x50]]
        var bytes = Array("bplist00".utf8) + doubled.flatMap(\.self)
        let table = UInt8(bytes.count)
        bytes += doubled.indices.map { UInt8(8 + 3 * $0) }
        bytes +=
            [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 41] + [
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table,
            ]
        #expect(throws: LibraryFormatFault.unreadable(.tooLarge(limit: 67_108_864))) {
            try BinaryPropertyList.xml(bytes)
        }
    }

    @Test("of a binary list no more than 16 MiB are read, and that is what is told")
    func size() {
        let bytes = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 16_777_209)
        #expect(throws: LibraryFormatFault.unreadable(.tooLarge(limit: 16_777_216))) {
            try BinaryPropertyList.xml(bytes)
        }
        #expect(throws: LibraryFormatFault.unreadable(.malformed(offset: 16_777_184))) {
            try BinaryPropertyList.xml(bytes.dropLast())
        }
    }

    @Test("text that is none, and lone halves of characters")
    func text() {
        for object: [UInt8] in [[0x51, 0xE9], [0x61, 0xD8, 0x3D], [0x61, 0xDE, 0x42]] {
            #expect(throws: LibraryFormatFault.unreadable(.malformed(offset: 0))) {
                try BinaryPropertyList.xml(list(object))
            }
        }
    }

    @Test("the trailer is not believed", arguments: 0..<32)
    func trailer(path: Int) {
        let good = list([0xA1, 1], [0x51, 0x61])
        for value: UInt8 in [0, 1, 2, 9, 12, 127, 255] {
            var bytes = good
            bytes[bytes.count - 32 + path] = value
            // Either is right; that it comes back is what is looked at.
            _ = try? BinaryPropertyList.xml(bytes)
        }
    }

    @Test("cut at any byte it is refused, and no flipped bit crashes the reader")
    func damage() throws {
        let value = PropertyListValue.dictionary([
            "a": .array([.string("long enough to count"), .integer(7)]), "ё": .boolean(true),
        ])
        let bytes = try FoundationPropertyList.bytes(of: value, isBinary: true)
        for length in bytes.indices {
            #expect((try? self.value(Array(bytes.prefix(length)))) != value, "\(length)")
        }
        for path in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[path] ^= 1 << UInt8(bit)
                _ = try? self.value(damaged)
            }
        }
    }
}
