extension PropertyListTape {
    /// The way from the root to a node, as coding keys.
    func codingPath(to target: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var node = 0
        while node < target, nodes[node].isContainer {
            guard let step = child(of: node, containing: target) else { break }
            path.append(step.key)
            node = step.node
        }
        return path
    }

    private func child(of container: Int, containing target: Int) -> (node: Int, key: TapeKey)? {
        var position = 0
        var key = ""
        for child in children(of: container) {
            if nodes[child].kind == .key {
                key = text(at: child)
                if child == target { return nil }
                continue
            }
            if target < Int(nodes[child].next) {
                let isKeyed = nodes[container].kind == .dictionary
                return (child, isKeyed ? TapeKey(stringValue: key) : TapeKey(intValue: position))
            }
            position += 1
        }
        return nil
    }
}

/// A step on a coding path: a key of a dictionary or a position in an array.
struct TapeKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
