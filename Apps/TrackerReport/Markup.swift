/// A piece of HTML or SVG: source literals are markup, and every text interpolated into them is escaped.
///
/// No text of a person remains unescaped by mistake: only another piece of markup is not escaped.
package struct Markup: ExpressibleByStringInterpolation, Sendable {
    package private(set) var text: String

    package init(stringLiteral literal: String) { text = literal }
    package init(stringInterpolation pieces: Pieces) { text = pieces.text }

    package var bytes: [UInt8] { Array(text.utf8) }

    package static func += (left: inout Markup, right: Markup) { left.text += right.text }

    package struct Pieces: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }
        package mutating func appendInterpolation(_ words: String) {
            for scalar in words.unicodeScalars {
                switch scalar {
                case "&": text += "&amp;"
                case "<": text += "&lt;"
                case ">": text += "&gt;"
                case "\"": text += "&quot;"
                case "'": text += "&#39;"
                // Documents must not have these.
                case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += " "
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        /// Appends a colour as `#RRGGBB`.
        package mutating func appendInterpolation(color: UInt32) {
            let digits = String(color, radix: 16)
            text += "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
        }
    }
}

extension Sequence<Markup> {
    package func joined() -> Markup { reduce(into: "") { $0 += $1 } }
}
