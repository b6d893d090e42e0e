/// Checks that no key occurs twice in an object.
extension JSONReader {
    /// Up to this many keys, comparing each with each is fastest.
    private static let few = 24
    /// Limits the memory of the check; every day of three centuries would fit.
    private static let most = 1 << 17

    func checkKeys(of object: Int) throws(ImportFault) {
        var keys: [Int] = []
        var key = object + 1
        while key < nodes.count {
            keys.append(key)
            key = Int(nodes[key + 1].next)
        }
        guard keys.count <= Self.most else { throw .tooLarge(file: file) }
        guard let twice = keys.count <= Self.few ? twiceAmongFew(keys) : twiceAmongMany(keys) else { return }
        throw .malformed(file: file, line: Int(nodes[twice].line))
    }

    private func twiceAmongFew(_ keys: [Int]) -> Int? {
        for (index, key) in keys.enumerated() {
            let isEscaped = nodes[key].isEscaped
            for other in keys[..<index]
            where isEscaped || nodes[other].isEscaped || length(key) == length(other) {
                if name(key) == name(other) { return key }
            }
        }
        return nil
    }

    private func twiceAmongMany(_ keys: [Int]) -> Int? {
        var seen: Set<ArraySlice<UInt8>> = []
        return keys.first { !seen.insert(name($0)).inserted }
    }

    private func length(_ key: Int) -> UInt32 { nodes[key].extent }

    private func name(_ key: Int) -> ArraySlice<UInt8> {
        let text = bytes[nodes[key].text]
        return nodes[key].isEscaped ? JSONEscapes.resolve(text)[...] : text
    }
}
