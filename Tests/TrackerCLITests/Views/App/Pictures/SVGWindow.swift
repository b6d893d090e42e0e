import Terminal
import TrackerPresentation

/// The window that a picture stands in: its frame, its three dots, and a title.
struct SVGWindow {
    static let margin = (side: 18, top: 44, bottom: 16)
    private static let fontSize = 15
    private static let fonts =
        "ui-monospace,SFMono-Regular,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono','Noto Sans Mono',monospace"

    let palette: Palette
    /// In cells.
    let size: Size
    /// What the picture shows, for those who do not see it.
    let title: String

    var width: Int { size.columns * SVGDrawing.cell.width + 2 * Self.margin.side }
    var height: Int { size.rows * SVGDrawing.cell.height + Self.margin.top + Self.margin.bottom }
    /// The colour of its edge.
    var edge: String { palette.appearance == .dark ? "#3A3C46" : "#CDD0D8" }

    /// - Parameters:
    ///   - head: What stands before the window, such as a style.
    ///   - bar: What stands in the title bar beside the name.
    func document(_ content: String, head: String = "", bar: String = "") -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" role="img">
        <title>\(SVGText(title))</title>
        \(head)<rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="11" \
        fill="\(SVGInk.hex(palette.background))" stroke="\(edge)"/>
        <g fill="\(edge)"><circle cx="21" cy="20" r="5.5"/><circle cx="39" cy="20" r="5.5"/>\
        <circle cx="57" cy="20" r="5.5"/></g>
        <g font-family="\(Self.fonts)" font-size="\(Self.fontSize)" fill="\(SVGInk.hex(palette.text))">
        <text x="\(SVGNumber(halves: width))" y="25" text-anchor="middle" font-size="13" \
        opacity="0.6">tracker</text>
        \(bar)<g transform="translate(\(Self.margin.side) \(Self.margin.top))">
        \(content)</g>
        </g>
        </svg>

        """
    }
}
