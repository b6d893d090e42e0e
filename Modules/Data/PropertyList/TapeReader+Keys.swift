/// The rule that no key stands twice in one dictionary.
extension TapeReader {
    func checkKeys(of dictionary: Int) throws(PropertyListFault) {
        if hasAscendingKeys(dictionary) { return }
        try checkKeysByHashing(of: dictionary)
    }

    /// Our own writer sorts its keys, and ascending keys differ: comparing neighbours is enough.
    private func hasAscendingKeys(_ dictionary: Int) -> Bool {
        var previous: Range<Int>?
        var key = dictionary + 1
        while key < nodes.count {
            if nodes[key].isEscaped { return false }
            let name = nodes[key].text
            if let previous, !precedes(previous, name) { return false }
            previous = name
            key = Int(nodes[key + 1].next)
        }
        return true
    }

    /// Whether one piece of the bytes comes before another, byte by byte.
    private func precedes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        for offset in 0..<min(left.count, right.count) {
            let (a, b) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
            if a != b { return a < b }
        }
        return left.count < right.count
    }

    private func checkKeysByHashing(of dictionary: Int) throws(PropertyListFault) {
        guard nodes[dictionary].extent <= Self.maximumUnsortedKeys * 2 else { throw .tooManyElements }
        var seen: Set<[UInt8]> = []
        var key = dictionary + 1
        while key < nodes.count {
            let text = bytes[nodes[key].text]
            let name = nodes[key].isEscaped ? EscapedText.resolve(text) : Array(text)
            guard seen.insert(name).inserted else {
                let name = String(decoding: name, as: UTF8.self)
                throw .duplicateKey(name, offset: Int(nodes[key].offset))
            }
            key = Int(nodes[key + 1].next)
        }
    }

    /// Bounds the memory of the check; every day of three centuries would fit.
    private static let maximumUnsortedKeys: UInt32 = 1 << 17
}
