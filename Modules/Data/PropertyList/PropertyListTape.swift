/// A parsed property list: its bytes and the flat nodes over them.
///
/// Copies and converts nothing until asked, so that a part that is not decoded (the history, for a command that only
/// reads) costs one pass over its bytes.
package final class PropertyListTape: Sendable {
    package let bytes: [UInt8]
    package let nodes: [PropertyListNode]

    /// Reads an XML property list in one pass.
    package init(_ bytes: [UInt8], limits: PropertyListLimits = .standard) throws(PropertyListFault) {
        var reader = TapeReader(bytes, limits: limits)
        nodes = try reader.read()
        self.bytes = bytes
    }

    /// The text of a key or scalar, with its references resolved.
    package func text(at node: Int) -> String {
        String(decoding: textBytes(at: node), as: UTF8.self)
    }

    /// The bytes of the text of a key or scalar, with its references resolved.
    func textBytes(at node: Int) -> ArraySlice<UInt8> {
        let text = bytes[nodes[node].text]
        return nodes[node].isEscaped ? EscapedText.resolve(text)[...] : text
    }

    /// True if the text of a key or scalar is the given one.
    func isText(_ text: String, at node: Int) -> Bool {
        textBytes(at: node).elementsEqual(text.utf8)
    }

    /// The indices of the nodes directly inside the container at `node`, keys included.
    func children(of node: Int) -> some Sequence<Int> {
        sequence(
            first: node + 1,
            next: { [self] in Int(nodes[$0].next) }
        ).prefix(Int(nodes[node].extent))
    }
}

/// The limits on the time and memory that a hostile list can cost.
package struct PropertyListLimits: Sendable {
    /// The greatest number of bytes.
    package var size: Int
    /// The greatest depth of nested arrays and dictionaries.
    package var depth: Int
    /// The greatest number of elements, keys included.
    package var elements: Int

    package init(size: Int, depth: Int, elements: Int) {
        self.size = size
        self.depth = depth
        self.elements = elements
    }

    /// 64 MiB, 64 deep, and sixteen times the elements of a thousand trackers over twenty years in version 1.
    package static let standard = PropertyListLimits(size: 64 << 20, depth: 64, elements: 4 << 20)
}

extension PropertyListTape {
    /// The separator between the steps of a path.
    static let step = " › "

    /// The path from the root to a node, counted from 1, such as `trackers › 3 › name`; empty for the root.
    func path(of target: Int) -> String {
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
