/// One line of help, with what its pieces are.
package struct HelpLine: Equatable, Sendable {
    /// What a piece of a line is; how it looks is for the printer to decide.
    package enum Role: Sendable {
        case plain
        /// The title of a section.
        case heading
        /// Words to be typed as they stand.
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
