/// Encodes lines as UTF-8 with as few SGR sequences as their styles need.
package struct StyleEncoder: Sendable {
    private let styling: Styling

    package init(_ styling: Styling) {
        self.styling = styling
    }

    /// Encodes the line without a newline; resets the style at its end.
    package func encode(_ line: Line) -> [UInt8] {
        var bytes: [UInt8] = []
        append(line, to: &bytes)
        return bytes
    }

    /// Encodes each line with a newline after it.
    package func encode(_ lines: [Line]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            append(line, to: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private func append(_ line: Line, to bytes: inout [UInt8]) {
        guard case .styled(let depth) = styling else {
            bytes += line.utf8
            return
        }
        var current = SelectGraphicRendition.plain
        var start = 0
        for run in line.runs {
            let next = SelectGraphicRendition(run.style, depth: depth)
            next.append(from: current, to: &bytes)
            current = next
            bytes += line.utf8[start..<run.bytes]
            start = run.bytes
        }
        SelectGraphicRendition.plain.append(from: current, to: &bytes)
    }
}
