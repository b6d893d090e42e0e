/// The values of a dictionary by their keys.
///
/// A class, because it remembers where it found the last key: documents ask in the order of the
/// file, so that finding the next one is a single comparison.
final class TapeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TapeDecoder
    let allKeys: [Key]
    private let start: Int
    private let end: Int
    private var cursor: Int

    /// - Throws: `DecodingError` for a key that the document type does not know.
    init(decoder: TapeDecoder) throws {
        self.decoder = decoder
        start = decoder.node + 1
        end = Int(decoder.tape.nodes[decoder.node].next)
        cursor = start
        allKeys = try Self.keys(of: decoder)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    private static func keys(of decoder: TapeDecoder) throws -> [Key] {
        let (tape, node) = (decoder.tape, decoder.node)
        var keys: [Key] = []
        keys.reserveCapacity(Int(tape.nodes[node].extent) / 2)
        var child = node + 1
        while child < Int(tape.nodes[node].next) {
            let name = tape.text(at: child)
            guard let key = Key(stringValue: name) else {
                let path = decoder.codingPath + [TapeKey(stringValue: name)]
                throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "unknown key"))
            }
            keys.append(key)
            child = Int(tape.nodes[child + 1].next)
        }
        return keys
    }

    func contains(_ key: Key) -> Bool { find(key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func value(_ key: Key) throws -> TapeDecoder {
        guard let node = find(key.stringValue) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "missing"))
        }
        return TapeDecoder(tape: decoder.tape, node: node)
    }

    private func find(_ name: String) -> Int? {
        find(name, in: cursor..<end) ?? find(name, in: start..<cursor)
    }

    private func find(_ name: String, in range: Range<Int>) -> Int? {
        let tape = decoder.tape
        var child = range.lowerBound
        while child < range.upperBound {
            let next = Int(tape.nodes[child + 1].next)
            if tape.key(at: child, equals: name) {
                cursor = next
                return child + 1
            }
            child = next
        }
        return nil
    }
}
