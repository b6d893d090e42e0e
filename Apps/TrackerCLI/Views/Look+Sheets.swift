import Terminal
import TrackerDomain
import TrackerPresentation

extension Look {
    /// A backing for what is chosen; a sign has to tell it too.
    var selection: Style {
        Style(
            foreground: Color(palette.textOnSelection, basic: .black),
            background: Color(palette.selection, basic: .white))
    }

    /// Text on a tracker's colour.
    func text(on color: PaletteColor) -> Style {
        let background = style(.tracker(color)).foreground
        let isDark: Bool =
            switch background?.basic {
            case .red, .blue, .magenta: true
            default: false
            }
        return Style(
            foreground: Color(palette.text(on: color), basic: isDark ? .brightWhite : .black),
            background: background)
    }
}
