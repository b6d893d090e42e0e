/// The one pass over the bytes of an XML property list.
///
/// It keeps its own stack of open containers, so that nesting costs no call depth, and every index
/// into the bytes is checked, so that no input can make it read outside them.
struct TapeReader {
    let bytes: [UInt8]
    var position = 0
    var nodes: [PropertyListNode] = []
    /// The indices of the containers that are open, outermost first.
    private var open: [Int] = []

    private let limits: PropertyListLimits

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
        guard bytes.count <= limits.size else { throw .tooLarge }
        try readProlog()
        repeat {
            try skipSpaceAndComments()
            try readTag()
        } while !open.isEmpty
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
        try append(kind)
        guard !isEmpty else { return }
        guard open.count < limits.depth else { throw .tooDeep(offset: position) }
        open.append(nodes.count - 1)
    }

    private mutating func closeContainer(from start: Int) throws(PropertyListFault) {
        guard let container = open.last, readElementName() == nodes[container].kind else {
            throw unexpected()
        }
        skipSpace()
        try expect(UInt8(ascii: ">"))
        if nodes[container].kind == .dictionary {
            guard nodes[container].extent.isMultiple(of: 2) else { throw .malformed(offset: start) }
            try checkKeys(of: container)
        }
        nodes[container].next = UInt32(nodes.count)
        open.removeLast()
    }

    /// In a dictionary keys and values take turns; nowhere else is there a key.
    private func isInPlace(_ element: PropertyListNode.Kind) -> Bool {
        guard let container = open.last, nodes[container].kind == .dictionary else { return element != .key }
        let awaitsKey = nodes[container].extent.isMultiple(of: 2)
        return awaitsKey == (element == .key)
    }

    // MARK: Scalars

    private mutating func readFlag(
        _ kind: PropertyListNode.Kind, isEmpty: Bool
    ) throws(PropertyListFault) {
        try append(kind)
        if !isEmpty { try readClosingTag(of: kind) }
    }

    private mutating func readScalar(
        _ kind: PropertyListNode.Kind, isEmpty: Bool
    ) throws(PropertyListFault) {
        try append(kind)
        let node = nodes.count - 1
        nodes[node].offset = UInt32(position)
        guard !isEmpty else {
            guard ScalarForm.isValid([], of: kind) else { throw unexpected() }
            return
        }
        let text = try skipText()
        nodes[node].isEscaped = text.isEscaped
        nodes[node].extent = UInt32(position) - nodes[node].offset
        if !text.isASCII, String(validating: bytes[nodes[node].text], as: UTF8.self) == nil {
            throw .encoding
        }
        try readClosingTag(of: kind)
        try checkForm(of: node)
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
    private mutating func checkForm(of node: Int) throws(PropertyListFault) {
        let kind = nodes[node].kind
        guard kind != .string, kind != .key else { return }
        let text = ScalarForm.trimmed(bytes[nodes[node].text])
        guard !nodes[node].isEscaped, ScalarForm.isValid(text, of: kind) else { throw unexpected() }
        nodes[node].offset = UInt32(text.startIndex)
        nodes[node].extent = UInt32(text.count)
    }

    private mutating func append(_ kind: PropertyListNode.Kind) throws(PropertyListFault) {
        guard nodes.count < limits.elements else { throw .tooManyElements }
        let index = nodes.count
        nodes.append(
            PropertyListNode(kind: kind, offset: UInt32(position), next: UInt32(index + 1)))
        if let container = open.last { nodes[container].extent += 1 }
    }
}
