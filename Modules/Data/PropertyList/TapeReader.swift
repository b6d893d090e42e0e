/// Reads an XML property list in a single pass over its bytes.
///
/// It keeps its own stack of open containers, so that nesting costs no call depth, and checks every index into
/// the bytes, so that no input makes it read outside them.
struct TapeReader {
    let bytes: [UInt8]
    var position = 0
    var nodes: [PropertyListNode] = []

    /// A container whose end has not been reached.
    private struct OpenContainer {
        let node: Int
        let isDictionary: Bool
        /// The number of children so far, keys included.
        var children: UInt32 = 0
    }

    /// The innermost open container; those around it, outermost first.
    private var container: OpenContainer?
    private var outer: [OpenContainer] = []

    private let limits: PropertyListLimits

    /// A power of two, so that doubling from it reaches the greatest number of elements exactly.
    private static let maxReserved = 1 << 16

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func read() throws(PropertyListFault) -> [PropertyListNode] {
        do {
            return try readDocument()
        } catch {
            // The marks of a merge break a list in many ways; naming them tells the person what to do.
            if let line = ConflictMarkers.firstLine(in: bytes) { throw .conflictMarkers(line: line) }
            throw error
        }
    }

    private mutating func readDocument() throws(PropertyListFault) -> [PropertyListNode] {
        guard bytes.count <= limits.size else { throw .tooLarge(limit: limits.size) }
        // Fits a library of some years; for other lists the array grows.
        nodes.reserveCapacity(min(bytes.count / 96, Self.maxReserved))
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

    /// True if an element may occur here: keys and values alternate in a dictionary, and only there are keys.
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
            guard ScalarFormat.isValid([], of: kind) else { throw unexpected() }
        } else {
            let text = try skipText()
            node.isEscaped = text.isEscaped
            node.extent = UInt32(position) - node.offset
            if !text.isASCII, !ScalarFormat.isUTF8(bytes[node.text]) { throw .encoding }
            try readClosingTag(of: kind)
            if kind != .key, kind != .string { try checkFormat(of: &node) }
        }
        try append(node)
    }

    private mutating func readClosingTag(
        of kind: PropertyListNode.Kind
    ) throws(PropertyListFault) {
        if take(kind.closingTag) { return }
        try expect("</")
        guard readElementName() == kind else { throw unexpected() }
        skipSpace()
        try expect(UInt8(ascii: ">"))
    }

    /// Trims numbers, dates and data, and checks their spelling.
    private func checkFormat(of node: inout PropertyListNode) throws(PropertyListFault) {
        let text = ScalarFormat.trimmed(bytes[node.text])
        guard !node.isEscaped, ScalarFormat.isValid(text, of: node.kind) else { throw unexpected() }
        node.offset = UInt32(text.startIndex)
        node.extent = UInt32(text.count)
    }

    private mutating func append(_ node: PropertyListNode) throws(PropertyListFault) {
        guard nodes.count < limits.elements else { throw .tooManyElements }
        nodes.append(node)
        container?.children += 1
    }
}
