/// Checks that no key occurs twice in a dictionary.
extension TapeReader {
    mutating func checkKeys(of dictionary: Int) throws(PropertyListFault) {
        if hasAscendingKeys(dictionary) {
            nodes[dictionary].hasAscendingKeys = true
        } else {
            try checkKeysByHashing(of: dictionary)
        }
    }

    /// Compares neighbours only: our own writer sorts its keys, and ascending keys are unique.
    private func hasAscendingKeys(_ dictionary: Int) -> Bool {
        var previous: ArraySlice<UInt8>?
        var key = dictionary + 1
        while key < nodes.count {
            if nodes[key].isEscaped { return false }
            let name = bytes[nodes[key].text]
            if let previous, !previous.lexicographicallyPrecedes(name) { return false }
            previous = name
            key = Int(nodes[key + 1].next)
        }
        return true
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

    /// Limits the memory of the check; every day of three centuries would fit.
    private static let maximumUnsortedKeys: UInt32 = 1 << 17
}
