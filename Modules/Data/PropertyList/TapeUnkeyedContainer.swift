/// The values of an array, one after the other.
struct TapeUnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: TapeDecoder
    private var node: Int
    private let total: Int
    private(set) var currentIndex = 0

    init(decoder: TapeDecoder) {
        self.decoder = decoder
        node = decoder.node + 1
        total = Int(decoder.tape.nodes[decoder.node].extent)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { total }
    var isAtEnd: Bool { currentIndex == total }

    /// Steps to the next value and stands for the one before it.
    private mutating func next() throws -> TapeDecoder {
        guard !isAtEnd else { throw decoder.corrupted("item \(total + 1) is missing") }
        defer {
            node = Int(decoder.tape.nodes[node].next)
            currentIndex += 1
        }
        return TapeDecoder(tape: decoder.tape, node: node)
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode(_ type: Bool.Type) throws -> Bool { try next().bool() }
    mutating func decode(_ type: String.Type) throws -> String { try next().string() }
    mutating func decode(_ type: Double.Type) throws -> Double { try next().real() }
    mutating func decode(_ type: Float.Type) throws -> Float { Float(try next().real()) }
    mutating func decode(_ type: Int.Type) throws -> Int { try next().integer(type) }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().integer(type) }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().integer(type) }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().integer(type) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().integer(type) }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next().integer(type) }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().integer(type) }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().integer(type) }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().integer(type) }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().integer(type) }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }
}
