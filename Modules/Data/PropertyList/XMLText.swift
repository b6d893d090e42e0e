extension PropertyListValue {
    /// The same list with all text, keys included, limited to characters that XML allows.
    var asXMLText: PropertyListValue {
        switch self {
        case .string(let text): .string(text.asXMLText)
        // The grammar of these has no such characters; only documents, never settings, have texts by key.
        case .integer, .boolean, .real, .date, .data, .texts: self
        case .array(let values): .array(values.map(\.asXMLText))
        case .dictionary(let values):
            .dictionary(
                values.reduce(into: [:]) { $0[$1.key.asXMLText] = $1.value.asXMLText })
        }
    }
}

extension String {
    /// The text with � for every character that XML cannot have (XML 1.0, production 2).
    ///
    /// Our reader accepts such characters, so that no file is rejected for them; other readers reject the whole file.
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
