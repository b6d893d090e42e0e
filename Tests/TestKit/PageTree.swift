/// A page as a tree of elements, read by rules stricter than a browser's: every element that is no empty one is closed
/// in its place, every value is quoted.
package final class PageElement {
    package let name: String
    package let attributes: [String: String]
    /// Kept, so that an element can be looked at alone.
    package let parent: PageElement?
    package fileprivate(set) var children: [PageElement] = []
    /// Of the element and all in it, in their order.
    package fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: PageElement?) {
        (self.name, self.attributes, self.parent) = (name, attributes, parent)
    }

    /// The element and all in it, in their order.
    package var all: [PageElement] { [self] + children.flatMap(\.all) }
    package func all(_ name: String) -> [PageElement] { all.filter { $0.name == name } }
    package func all(classed word: String) -> [PageElement] { all.filter { $0.classes.contains(word) } }
    package var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }
    package var ancestors: [PageElement] { Array(sequence(first: self, next: \.parent).dropFirst()) }

    fileprivate func add(_ text: String) {
        for element in [self] + ancestors { element.text += text }
    }
}

package struct PageFault: Error {
    package let sentence: String

    package init(_ sentence: String) { self.sentence = sentence }
}

/// Reads a document from its beginning.
package struct PageReader {
    private var rest: Substring
    /// Those that have no value.
    private static let bareAttributes: Set = [
        "autofocus", "checked", "defer", "disabled", "inert", "required", "selected",
    ]
    private static let emptyElements: Set = ["meta", "link", "br", "hr", "img", "input"]

    /// The outermost element of a document.
    package static func root(of document: String) throws -> PageElement {
        var reader = PageReader(rest: document[...])
        let root = PageElement("", [:], in: nil)
        try reader.read(into: root)
        guard root.children.count == 1 else { throw PageFault("\(root.children.count) outermost elements") }
        return root.children[0]
    }

    private mutating func read(into root: PageElement) throws {
        var open = [root]
        while let first = rest.first {
            if first != "<" {
                open[open.count - 1].add(try Self.unescaped(take { $0 != "<" }))
            } else if rest.hasPrefix("<!DOCTYPE html>") {
                rest = rest.dropFirst("<!DOCTYPE html>".count)
            } else if rest.hasPrefix("</") {
                rest = rest.dropFirst(2)
                let name = take { $0 != ">" }
                guard open.count > 1, open.removeLast().name == name else { throw PageFault("</\(name)>") }
                rest = rest.dropFirst()
            } else {
                let (element, isEmpty) = try readElement(in: open[open.count - 1])
                if !isEmpty { open.append(element) }
                if element.name == "style" { try readStyle(into: element) }
            }
        }
        guard open.count == 1 else { throw PageFault("<\(open.last?.name ?? "")> is not closed") }
    }

    private mutating func readStyle(into element: PageElement) throws {
        element.add(take { $0 != "<" })
        guard rest.hasPrefix("</style>") else { throw PageFault("markup in the style") }
    }

    private mutating func readElement(in parent: PageElement) throws -> (PageElement, isEmpty: Bool) {
        rest = rest.dropFirst()
        let name = take { $0.isLetter || $0.isNumber }
        var attributes: [String: String] = [:]
        while rest.first == " " {
            rest = rest.dropFirst()
            let attribute = take { $0.isLetter || $0 == "-" || $0 == ":" || $0.isNumber }
            if Self.bareAttributes.contains(attribute), rest.first == " " || rest.first == ">" {
                attributes[attribute] = ""
                continue
            }
            guard !attribute.isEmpty, rest.hasPrefix("='") || rest.hasPrefix("=\"") else {
                throw PageFault("<\(name) \(attribute)\(rest.prefix(9))")
            }
            let quote = rest[rest.index(after: rest.startIndex)]
            rest = rest.dropFirst(2)
            let value = try Self.unescaped(take { $0 != quote && $0 != "<" })
            guard rest.first == quote, attributes.updateValue(value, forKey: attribute) == nil else {
                throw PageFault("\(attribute)=\(value)")
            }
            rest = rest.dropFirst()
        }
        let isClosed = rest.hasPrefix("/>")
        guard isClosed || rest.hasPrefix(">"), !name.isEmpty else {
            throw PageFault("<\(name)\(rest.prefix(9))")
        }
        rest = rest.dropFirst(isClosed ? 2 : 1)
        let element = PageElement(name, attributes, in: parent)
        parent.children.append(element)
        return (element, isClosed || Self.emptyElements.contains(name))
    }

    private mutating func take(while isWanted: (Character) -> Bool) -> String {
        let piece = rest.prefix(while: isWanted)
        rest = rest[piece.endIndex...]
        return String(piece)
    }

    private static let signs = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

    private static func unescaped(_ text: String) throws -> String {
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        return try pieces.dropFirst().reduce(into: String(pieces[0])) { plain, piece in
            guard let end = piece.firstIndex(of: ";"), let sign = signs[String(piece[..<end])] else {
                throw PageFault("&\(piece.prefix(9))")
            }
            plain += sign + piece[piece.index(after: end)...]
        }
    }
}
