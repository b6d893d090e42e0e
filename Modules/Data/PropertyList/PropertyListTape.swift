/// A property list as it was read: its bytes and the flat nodes that lie over them.
///
/// Nothing is copied or converted before somebody asks for it, so a part that nobody decodes (the
/// change history, for a command that only reads) costs one pass over its bytes.
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

    /// Whether the text of a key or scalar is the given one.
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
