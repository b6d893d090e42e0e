/// The one pass over the bytes of an XML property list.
///
/// It keeps its own stack of open containers, so that nesting costs no call depth, and every index
/// into the bytes is checked, so that no input can make it read outside them.
struct TapeReader {
    let bytes: [UInt8]
    var position = 0
    private(set) var nodes: [PropertyListNode] = []

    /// A container whose end has not been reached.
    private struct OpenContainer {
        let node: Int
        let isDictionary: Bool
        /// How many there are so far, keys included.
        var children: UInt32 = 0
    }

    /// The innermost one, and those around it, outermost first.
    private var container: OpenContainer?
    private var outer: [OpenContainer] = []

    private let limits: PropertyListLimits

    /// A power of two, from which room grows to the most elements without going beyond.
    private static let mostReserved = 1 << 16

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func read() throws(PropertyListFault) -> [PropertyListNode] {
        do {
            return try readDocument()
        } catch {
            // The marks of a merge break a list in many ways; naming them says what to do.
            if let line = ConflictMarkers.firstLine(in: bytes) { throw .conflictMarkers(line: line) }
            throw error
        }
    }

    private mutating func readDocument() throws(PropertyListFault) -> [PropertyListNode] {
        guard bytes.count <= limits.size else { throw .tooLarge(limit: limits.size) }
        // About what a library of some years has; for a list of other things room is made as they come.
        nodes.reserveCapacity(min(bytes.count / 96, Self.mostReserved))
        try readProlog()
        repeat {
            try skipSpaceAndComments()
            try readTag()
        } while container != nil
        try readEpilog()
        return nodes
    }

    private mutating func readTag() throws(PropertyListFault) {
        let start = position
        try expect(UInt8(ascii: "<"))
        if take(UInt8(ascii: "/")) { return try closeContainer(from: start) }
        guard let element = readElementName() else { throw unexpected() }
        guard isInPlace(element) else { throw .malformed(offset: start) }
        skipSpace()
        let isEmpty = take(UInt8(ascii: "/"))
        try expect(UInt8(ascii: ">"))
        switch element {
        case .dictionary, .array: try openContainer(element, isEmpty: isEmpty)
        case .true, .false: try readFlag(element, isEmpty: isEmpty)
        default: try readScalar(element, isEmpty: isEmpty)
        }
    }

    // MARK: Containers

    private mutating func openContainer(
        _ kind: PropertyListNode.Kind, isEmpty: Bool
    ) throws(PropertyListFault) {
        try append(PropertyListNode(kind: kind, offset: UInt32(position), next: UInt32(nodes.count + 1)))
        guard !isEmpty else { return }
        let depth = container == nil ? 0 : outer.count + 1
        guard depth < limits.depth else { throw .tooDeep(offset: position) }
        if let container { outer.append(container) }
        container = OpenContainer(node: nodes.count - 1, isDictionary: kind == .dictionary)
    }

    private mutating func closeContainer(from start: Int) throws(PropertyListFault) {
        guard let closed = container, readElementName() == nodes[closed.node].kind else { throw unexpected() }
        skipSpace()
        try expect(UInt8(ascii: ">"))
        nodes[closed.node].extent = closed.children
        if closed.isDictionary {
            guard closed.children.isMultiple(of: 2) else { throw .malformed(offset: start) }
            try checkKeys(of: closed.node)
        }
        nodes[closed.node].next = UInt32(nodes.count)
        container = outer.popLast()
    }

    /// In a dictionary keys and values take turns; nowhere else is there a key.
    private func isInPlace(_ element: PropertyListNode.Kind) -> Bool {
        guard let container, container.isDictionary else { return element != .key }
        let awaitsKey = container.children.isMultiple(of: 2)
        return awaitsKey == (element == .key)
    }

    // MARK: Scalars

    private mutating func readFlag(
        _ kind: PropertyListNode.Kind, isEmpty: Bool
    ) throws(PropertyListFault) {
        try append(PropertyListNode(kind: kind, offset: UInt32(position), next: UInt32(nodes.count + 1)))
        if !isEmpty { try readClosingTag(of: kind) }
    }

    private mutating func readScalar(
        _ kind: PropertyListNode.Kind, isEmpty: Bool
    ) throws(PropertyListFault) {
        var node = PropertyListNode(kind: kind, offset: UInt32(position), next: UInt32(nodes.count + 1))
        if isEmpty {
            guard ScalarForm.isValid([], of: kind) else { throw unexpected() }
        } else {
            let text = try skipText()
            node.isEscaped = text.isEscaped
            node.extent = UInt32(position) - node.offset
            if !text.isASCII, !ScalarForm.isUTF8(bytes[node.text]) { throw .encoding }
            try readClosingTag(of: kind)
            if kind != .key, kind != .string { try checkForm(of: &node) }
        }
        try append(node)
    }

    private mutating func readClosingTag(
        of kind: PropertyListNode.Kind
    ) throws(PropertyListFault) {
        try expect("</")
        guard readElementName() == kind else { throw unexpected() }
        skipSpace()
        try expect(UInt8(ascii: ">"))
    }

    /// Trims numbers, dates and data, which must also read as what they are.
    private func checkForm(of node: inout PropertyListNode) throws(PropertyListFault) {
        let text = ScalarForm.trimmed(bytes[node.text])
        guard !node.isEscaped, ScalarForm.isValid(text, of: node.kind) else { throw unexpected() }
        node.offset = UInt32(text.startIndex)
        node.extent = UInt32(text.count)
    }

    private mutating func append(_ node: PropertyListNode) throws(PropertyListFault) {
        guard nodes.count < limits.elements else { throw .tooManyElements }
        nodes.append(node)
        container?.children += 1
    }
}
