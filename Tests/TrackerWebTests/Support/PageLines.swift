import TestKit

/// A page without its markup: a line for each heading, text, control and row of a table.
struct PageLines {
    private(set) var text = ""
    private static let lines: Set = [
        "h1", "h2", "h3", "p", "dt", "dd", "legend", "summary", "figcaption", "small", "th", "td", "a",
        "button", "input",
        "select", "option", "label",
    ]

    /// Of a page that something lies over, what lies over it and what is told.
    init(_ page: PageElement) {
        let dialog = page.all.first { $0.attributes["role"] == "dialog" }
        let shown = dialog.map { dialog in [dialog] + page.all(classed: "notice") } ?? page.all("body")
        for element in page.all("title") + shown { add(element) }
    }

    private mutating func line(_ text: String) {
        let plain = text.split { $0.isWhitespace }.joined(separator: " ")
        let short = plain.split(
            separator: "00000000-0000-0000-0000-0000000000", omittingEmptySubsequences: false)
        if !plain.isEmpty { self.text += short.joined(separator: "#") + "\n" }
    }

    private mutating func add(_ element: PageElement) {
        let inline = Self.inline(element)
        switch element.name {
        case "svg": line(Self.picture(element))
        case "tr" where element.all("button").isEmpty:
            line("| " + element.children.map(Self.inline).joined(separator: " | ") + " |")
        case "tr": for cell in element.children { line("| " + Self.inline(cell)) }
        case "h1", "h2", "h3":
            line(String(repeating: "#", count: element.name == "h1" ? 1 : 2) + " " + inline)
        case "li" where element.attributes["id"] == nil: line("- " + inline)
        case _ where Self.lines.contains(element.name): line(inline)
        default:
            if let role = element.attributes["role"] { line("— " + role) }
            if element.children.isEmpty { line(element.text) }
            for child in element.children { add(child) }
        }
    }

    /// The text of an element in one line, controls in brackets.
    private static func inline(_ element: PageElement) -> String {
        let attributes = element.attributes
        let said = attributes["aria-label"]
        let (name, value) = (attributes["name"] ?? "", attributes["value"] ?? "")
        switch element.name {
        case "a": return "[\(said ?? element.text) → \(attributes["href"] ?? "")]\(state(element))"
        case "button": return "(\(said ?? element.text) · \(name)=\(value))\(state(element))"
        case "input" where attributes["type"] == "hidden": return "{\(name)=\(value)}"
        case "input":
            let hint = attributes["placeholder"].map { " ‹\($0)›" } ?? ""
            let type = attributes["type"] ?? "text"
            return "\(said.map { $0 + ": " } ?? "")<\(type) \(name)=\(value)\(hint)>\(state(element))"
        case "option": return "<\(value)>\(state(element)) \(element.text)"
        case "svg": return picture(element)
        default:
            let parts = [own(element)] + element.children.map(inline)
            return element.children.isEmpty
                ? element.text : parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static func picture(_ element: PageElement) -> String {
        element.attributes["aria-label"].map { "▧ " + $0 } ?? (element.classes.contains("bar") ? "▬" : "")
    }

    private static func state(_ element: PageElement) -> String {
        let words = [
            "aria-pressed", "aria-current", "aria-invalid", "aria-disabled", "disabled", "checked",
            "selected", "autofocus", "required",
        ]
        return words.compactMap { word in
            element.attributes[word].map { $0.isEmpty ? " " + word : " \(word)=\($0)" }
        }.joined()
    }

    /// The text of an element that stands in none of its children.
    private static func own(_ element: PageElement) -> String {
        element.children.reduce(element.text) { rest, child in
            guard !child.text.isEmpty, let range = rest.firstRange(of: child.text) else { return rest }
            return String(rest[..<range.lowerBound] + rest[range.upperBound...])
        }
    }
}
