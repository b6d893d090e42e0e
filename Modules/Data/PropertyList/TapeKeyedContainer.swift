/// The values of a dictionary by their keys.
///
/// A class, because it remembers where it found the last key: documents ask in the order of the
/// file, so that finding the next one is a single comparison.
final class TapeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TapeDecoder
    private let start: Int
    private let end: Int
    private var cursor: Int

    init(decoder: TapeDecoder) {
        self.decoder = decoder
        start = decoder.node + 1
        end = Int(decoder.tape.nodes[decoder.node].next)
        cursor = start
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        decoder.tape.children(of: decoder.node).compactMap { child in
            decoder.tape.nodes[child].kind == .key
                ? decoder.tape.text(at: child).flatMap(Key.init(stringValue:)) : nil
        }
    }

    func refuseUnknownKeys() throws {
        var child = start
        while child < end {
            guard let name = decoder.tape.text(at: child) else { throw decoder.corrupted("not valid UTF-8") }
            guard Key(stringValue: name) != nil else {
                let path = codingPath + [TapeKey(stringValue: name)]
                throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "unknown key"))
            }
            child = Int(decoder.tape.nodes[child + 1].next)
        }
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
