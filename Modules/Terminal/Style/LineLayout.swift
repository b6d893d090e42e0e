extension Line {
    /// The longest beginning that takes at most `cells` cells; clusters stay whole.
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

    /// The line itself if it fits, otherwise its beginning and the ellipsis, in exactly `cells` cells.
    ///
    /// The ellipsis has the style of the text it stands for. Where a wide cluster no longer fits, a space stands
    /// for its first half.
    package func clipped(to cells: Int, ellipsis: String = "…") -> Line {
        guard width > cells else { return self }
        let mark = ellipsis.prefix(cells: cells)
        var line = prefix(cells: cells - mark.cellWidth)
        line.append(String(mark), style(after: line))
        return line.padded(to: cells)
    }

    /// The line with spaces around it, so that it takes `cells` cells; a wider line is returned as it is.
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

    /// The style of the first text that a beginning of this line leaves out.
    private func style(after beginning: Line) -> Style {
        runs.first { $0.cells > beginning.width }?.style ?? .plain
    }
}
