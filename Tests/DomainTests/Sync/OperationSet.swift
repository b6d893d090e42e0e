/// A set of operations by their numbers.
struct OperationSet: Hashable, Sendable {
    private var words: [UInt64] = []

    func contains(_ number: Int) -> Bool {
        let index = number >> 6
        return index < words.count && words[index] >> UInt64(number & 63) & 1 == 1
    }

    mutating func insert(_ number: Int) {
        let index = number >> 6
        while words.count <= index { words.append(0) }
        words[index] |= 1 << UInt64(number & 63)
    }

    mutating func formUnion(_ other: OperationSet) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }
}
