/// A parsed JSON document: its bytes and the flat nodes over them.
///
/// A tree of values would take several times the memory of the bytes; a tape converts only what is asked for.
package final class JSONTape: Sendable {
    /// The file's name for messages.
    let file: String
    let bytes: [UInt8]
    let nodes: [JSONNode]

    /// Reads a document in one pass.
    package init(_ bytes: [UInt8], file: String, limits: JSONLimits = .standard) throws(ImportFault) {
        var reader = JSONReader(bytes, file: file, limits: limits)
        nodes = try reader.read()
        self.bytes = bytes
        self.file = file
    }

    /// True if the bytes begin like an object or an array.
    static func looksLike(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let first = text.first { $0 > UInt8(ascii: " ") }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    package var root: JSONElement { JSONElement(tape: self, node: 0) }

    /// The indices of the nodes directly inside the container at `node`, keys included.
    func children(of node: Int) -> Children {
        Children(nodes: nodes, upcoming: node + 1, rest: nodes[node].extent)
    }

    struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [JSONNode]
        fileprivate var upcoming: Int
        fileprivate var rest: UInt32

        mutating func next() -> Int? {
            guard rest > 0 else { return nil }
            defer { upcoming = Int(nodes[upcoming].next) }
            rest -= 1
            return upcoming
        }
    }

    /// The bytes of a key, a string or a number, with their escapes resolved.
    func textBytes(at node: Int) -> ArraySlice<UInt8> {
        let text = bytes[nodes[node].text]
        return nodes[node].isEscaped ? JSONEscapes.resolve(text)[...] : text
    }

    func text(at node: Int) -> String { String(decoding: textBytes(at: node), as: UTF8.self) }

    /// The path from the root to a node as a person counts; empty for the root.
    ///
    /// `habits › 3 › name` is the name of the third habit.
    func path(of target: Int) -> String { paths(of: [target])[0] }

    /// The paths of nodes in ascending order, found in one pass.
    func paths(of targets: [Int]) -> [String] {
        var (paths, rest) = ([String](), targets[...])
        func find(in node: Int, _ steps: [String]) {
            while let target = rest.first, target <= node {
                paths.append(steps.joined(separator: " › "))
                rest.removeFirst()
            }
            guard nodes[node].isContainer else { return }
            var (position, key) = (0, nil as Int?)
            for child in children(of: node) {
                if nodes[child].kind == .key {
                    key = child
                    continue
                }
                position += 1
                guard let target = rest.first, target < Int(nodes[node].next) else { return }
                guard target < Int(nodes[child].next) else { continue }
                find(in: child, steps + [key.map(text(at:)) ?? String(position)])
            }
        }
        find(in: 0, [])
        return paths
    }
}

/// One value or key of a document, as a flat record over the bytes it was read from.
struct JSONNode: Sendable {
    enum Kind: UInt8, Sendable {
        case object, array, key, string, number, `true`, `false`, null
    }

    let kind: Kind
    /// The text has escapes that must be resolved.
    let isEscaped: Bool
    /// The start of the text; for a container, its opening bracket.
    let offset: UInt32
    /// The length of the text in bytes; for a container, the number of its children, keys included.
    var extent: UInt32
    /// The index of the first node after this one and its children.
    var next: UInt32
    /// The line on which it begins, counted from 1.
    let line: UInt32

    var isContainer: Bool { kind == .object || kind == .array }

    /// The range of the text in the bytes.
    var text: Range<Int> { Int(offset)..<Int(offset) + Int(extent) }
}

/// The limits on the time and memory that a hostile document can cost.
package struct JSONLimits: Sendable {
    /// The greatest number of bytes.
    package var size = 64 << 20
    /// The greatest depth of nested arrays and objects.
    package var depth = 64
    /// The greatest number of values, keys included; they take 80 MiB.
    ///
    /// A hundred habits over ten years have as many if each day is an object of five members.
    package var values = 4 << 20

    package init() {}

    package static let standard = JSONLimits()
}
