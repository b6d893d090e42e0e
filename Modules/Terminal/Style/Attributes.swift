/// What can be said of text without colour.
package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The standard library's own `[]` walks over a sequence, unspecialised, for every span of a line.
    package init(arrayLiteral elements: Attributes...) {
        self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
}
