/// One line of help, as pieces with roles.
package struct HelpLine: Equatable, Sendable {
    /// The role of a piece; the printer decides on its style.
    package enum Role: Sendable {
        case plain
        /// The title of a section.
        case heading
        /// Words to be typed literally.
        case literal
    }

    package struct Span: Equatable, Sendable {
        package let text: String
        package let role: Role

        package init(_ text: String, _ role: Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    package let spans: [Span]

    package init(_ spans: Span...) {
        self.init(spans)
    }

    package init(_ spans: [Span]) {
        self.spans = spans
    }

    /// The line without roles.
    package var text: String {
        spans.map(\.text).joined()
    }
}
