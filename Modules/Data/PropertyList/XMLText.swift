extension PropertyListValue {
    /// The same with all text in it, that of keys included, as XML can hold it.
    var asXMLText: PropertyListValue {
        switch self {
        case .string(let text): .string(text.asXMLText)
        // These were read by their grammar, which has no such characters.
        case .integer, .boolean, .real, .date, .data: self
        case .array(let values): .array(values.map(\.asXMLText))
        case .dictionary(let values):
            .dictionary(
                values.reduce(into: [:]) { $0[$1.key.asXMLText] = $1.value.asXMLText })
        }
    }
}

extension String {
    /// The text with � in the place of every character that XML cannot hold (XML 1.0, production 2).
    ///
    /// Our reader takes such characters, as no file is refused for them; other readers refuse the whole file.
    var asXMLText: String {
        guard unicodeScalars.contains(where: Self.isForbiddenInXML) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            text.append(Self.isForbiddenInXML(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(text)
    }

    private static func isForbiddenInXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }
}
