extension PropertyListTape {
    /// Stands between the steps of a place.
    static let step = " › "

    /// The way from the root to a node as a person counts: `trackers › 3 › name` is the name of the
    /// third tracker; empty for the root.
    func place(of target: Int) -> String {
        var steps: [String] = []
        var node = 0
        while node < target, let (child, name) = child(of: node, containing: target) {
            steps.append(name)
            node = child
        }
        return steps.joined(separator: Self.step)
    }

    private func child(of container: Int, containing target: Int) -> (node: Int, name: String)? {
        guard nodes[container].isContainer else { return nil }
        var position = 1
        var key: String?
        for child in children(of: container) {
            if nodes[child].kind == .key {
                key = text(at: child)
                continue
            }
            if target < Int(nodes[child].next) { return (child, key ?? String(position)) }
            position += 1
        }
        return nil
    }
}
