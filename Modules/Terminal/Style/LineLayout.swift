extension Line {
    /// The longest prefix of at most `cells` cells; never splits a cluster.
    package func prefix(cells: Int) -> Line {
        var line = Line()
        var room = cells
        for span in spans {
            guard span.width > room else {
                line.append(span)
                room -= span.width
                continue
            }
            line.append(String(span.text.prefix(cells: room)), span.style)
            break
        }
        return line
    }

    /// The line itself if it fits, otherwise a prefix and the ellipsis, in exactly `cells` cells.
    ///
    /// The ellipsis has the style of the text it replaces. A space replaces the first half of a wide cluster that
    /// does not fit.
    package func clipped(to cells: Int, ellipsis: String = "…") -> Line {
        guard width > cells else { return self }
        let mark = ellipsis.prefix(cells: cells)
        var line = prefix(cells: cells - mark.cellWidth)
        line.append(String(mark), style(after: line))
        return line.padded(to: cells)
    }

    /// The line padded with spaces to `cells` cells; a wider line is returned unchanged.
    package func padded(
        to cells: Int, _ alignment: Alignment = .left, style: Style = .plain
    ) -> Line {
        let (before, after) = alignment.split(blanks: max(cells - width, 0))
        var line = Line()
        line.append(blanks: before, style)
        line.append(self)
        line.append(blanks: after, style)
        return line
    }

    /// The line in exactly `cells` cells: clipped or padded.
    package func fitted(to cells: Int, _ alignment: Alignment = .left, ellipsis: String = "…") -> Line {
        clipped(to: cells, ellipsis: ellipsis).padded(to: cells, alignment)
    }

    /// The style of the text after a prefix of this line.
    private func style(after beginning: Line) -> Style {
        runs.first { $0.cells > beginning.width }?.style ?? .plain
    }
}
