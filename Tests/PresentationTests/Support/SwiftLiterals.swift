/// Finds calls in Swift source and the text of the string literals in each of their arguments.
///
/// Interpolations count as nothing, comments are passed over. Raw strings are not understood.
struct SwiftLiterals {
    /// For each argument of a call its literals, in order.
    typealias Arguments = [[String]]

    private let source: [Unicode.Scalar]
    private var position = 0

    private init(_ source: String) {
        self.source = Array(source.unicodeScalars)
    }

    /// The calls of a function or initialiser, those inside of other calls included.
    static func calls(of name: String, in source: String) -> [Arguments] {
        let opening = Array((name + "(").unicodeScalars)
        var reader = SwiftLiterals(source)
        var calls: [Arguments] = []
        while reader.position < reader.source.count {
            if reader.skipComment() || reader.readLiteral() != nil { continue }
            let isWord = reader.position > 0 && reader.source[reader.position - 1].properties.isAlphabetic
            if !isWord, reader.source[reader.position...].starts(with: opening) {
                reader.position += opening.count
                var inner = reader
                calls.append(inner.readArguments())
            } else {
                reader.position += 1
            }
        }
        return calls
    }

    /// Reads up to the closing parenthesis of a call.
    private mutating func readArguments() -> Arguments {
        var arguments: Arguments = [[]]
        var depth = 0
        while position < source.count {
            if skipComment() { continue }
            if let literal = readLiteral() {
                arguments[arguments.count - 1].append(literal)
                continue
            }
            switch source[position] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 { return arguments }
                depth -= 1
            case "," where depth == 0: arguments.append([])
            default: break
            }
            position += 1
        }
        return arguments
    }

    private mutating func skipComment() -> Bool {
        guard source[position...].starts(with: "//".unicodeScalars) else { return false }
        while position < source.count, source[position] != "\n" { position += 1 }
        return true
    }

    private mutating func readLiteral() -> String? {
        guard source[position] == "\"" else { return nil }
        let isMultiline = source[position...].starts(with: "\"\"\"".unicodeScalars)
        let quote = Array((isMultiline ? "\"\"\"" : "\"").unicodeScalars)
        position += quote.count
        var text = String.UnicodeScalarView()
        while position < source.count, !source[position...].starts(with: quote) {
            if source[position] == "\\", position + 1 < source.count {
                position += 2
                if source[position - 1] == "(" { skipInterpolation() }
            } else {
                text.append(source[position])
                position += 1
            }
        }
        position += quote.count
        return String(text)
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while position < source.count, depth > 0 {
            if readLiteral() != nil { continue }
            if source[position] == "(" { depth += 1 }
            if source[position] == ")" { depth -= 1 }
            position += 1
        }
    }
}
