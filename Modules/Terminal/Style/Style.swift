/// The look of a run of text.
package struct Style: Hashable, Sendable {
    /// Nil for the terminal's own.
    package var foreground: Color?
    /// Nil for the terminal's own.
    package var background: Color?
    package var attributes: Attributes

    package init(foreground: Color? = nil, background: Color? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = Style()
}

/// The attributes of text besides colour.
package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
}

extension Style {
    /// Returns the style with further attributes.
    package func with(_ attributes: Attributes) -> Style {
        Style(foreground: foreground, background: background, self.attributes.union(attributes))
    }
}
