import Terminal
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A screen as text that a person can review: what it says, then what the styled cells mean.
///
///     [✓] Run
///     ─── styles
///     bold tracker 18: 1 × 1–3 · secondary: 1 × 5–7
///
/// Colours are told by what they are for; which ones those are is held by `ThemeTests`.
struct RoleListing {
    let description: String
    /// Whether the screen on light differs in more than colours.
    private(set) var differs = false
    /// What the first cell's style means.
    let firstWords: String

    /// - Parameters: The same screen on dark and on light: one colour may be for several things on one of them.
    init(dark: Frame, light: Frame) {
        let names = (dark: ColorNames(.dark), light: ColorNames(.light))
        let first = (Self.styles(dark.lines[0])[0], Self.styles(light.lines[0])[0])
        firstWords = names.dark.words(first.0, on: names.light, first.1) ?? "?"
        var styles = StyleRanges()
        differs = dark.rows != light.rows || dark.cursor != light.cursor
        for (row, lines) in zip(dark.lines, light.lines).enumerated() {
            for (cell, pair) in zip(Self.styles(lines.0), Self.styles(lines.1)).enumerated() {
                let words = names.dark.words(pair.0, on: names.light, pair.1)
                differs = differs || words == nil
                styles.add(words ?? "?", row: row + 1, column: cell + 1)
            }
        }
        let (place, hidden) = (dark.cursor.position, dark.cursor.isVisible ? "" : " (hidden)")
        description =
            dark.rows.joined(separator: "\n") + "\n" + styles.description
            + "─── cursor \(place.column + 1), \(place.row + 1)\(hidden)\n"
    }

    private static func styles(_ line: Line) -> [Style] {
        line.spans.flatMap { Array(repeating: $0.style, count: $0.width) }
    }
}

/// What colours are for, on a background.
private struct ColorNames {
    private var names: [Color: [String]] = [:]
    /// Of cells whose sign is not seen, as it has their colour.
    private var solids: [Color: [String]] = [:]
    /// Those of large digits, which are others on each background.
    private let digits: Set<Color>

    /// By appearance, of numbers of any width.
    private static let digits = Dictionary(
        uniqueKeysWithValues: Appearance.allCases.map { appearance in
            let gradient = Gradient.figures(on: Palette(appearance))
            let colors = (1...110).flatMap { width in (0..<width).map { gradient.color(at: $0, of: width) } }
            return (appearance, Set(colors))
        })

    init(_ appearance: Appearance) {
        digits = Self.digits[appearance] ?? []
        let theme = Theme(appearance: appearance, glyphs: .unicode, depth: .trueColor)
        func name(_ name: String, _ color: Color?) {
            if let color, names[color]?.contains(name) != true { names[color, default: []].append(name) }
        }
        for role in Role.named { name(role.name, theme.style(role.role).foreground) }
        name("text on accent", theme.pointedHeat.foreground)
        for color in PaletteColor.all {
            name("tracker \(color.number)", theme.style(.tracker(color)).foreground)
            name("text on tracker", theme.text(on: color).foreground)
        }
        for color in [nil] + PaletteColor.all.map(Optional.some) {
            for level in DayShare.Level.allCases {
                let (name, step) = (
                    "heat \(level)" + (color.map { " of \($0.number)" } ?? ""),
                    theme.heat(level, of: color).foreground
                )
                guard let step else { continue }
                names[step, default: []].append(name)
                solids[step, default: []].append(name)
            }
        }
        for color in PaletteColor.all {
            for (isDone, isFocused) in [(false, false), (true, false), (false, true), (true, true)] {
                let card = theme.card(color, isDone: isDone, isFocused: isFocused)
                let words = "\(color.number)" + (isDone ? " done" : "") + (isFocused ? " focused" : "")
                name("tint \(words)", card.name.background)
                name("badge \(words)", card.badge.background)
                name("bar \(color.number)", card.bar.foreground)
                name("name", card.name.foreground)
                name("emoji", card.badge.foreground)
                name("caption", card.caption.foreground)
                name("focus", card.focus.foreground)
                name("tile \(words)", card.open.background)
                name("+ \(words)", card.open.foreground)
                name("idle", card.idle.foreground)
                name("sign", card.check.foreground)
            }
        }
        if let done = theme.fill(.success)?.background { solids[done, default: []].append("done") }
        name("sign", theme.fill(.accent)?.foreground)
        for color in PaletteColor.all {
            let tile = theme.tile(of: color)
            name("text on tile", tile.foreground)
            name("tracker \(color.number)", tile.background)
            if let done = tile.background { solids[done, default: []].append("done of \(color.number)") }
        }
        name("chosen", theme.selection.background)
        name("text on chosen", theme.selection.foreground)
    }

    /// What a style is for that another background shows as another one; `nil` where they are for different things.
    func words(_ style: Style, on other: ColorNames, _ otherStyle: Style) -> String? {
        if let step = style.background, let otherStep = otherStyle.background, step == style.foreground,
            otherStep == otherStyle.foreground
        {
            let others = other.solids[otherStep, default: []]
            return solids[step, default: []].first(where: others.contains).map { "solid " + $0 }
        }
        guard style.attributes == otherStyle.attributes,
            let foreground = common(style.foreground, other, otherStyle.foreground),
            let background = common(style.background, other, otherStyle.background)
        else { return nil }
        let attributes: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        var words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if !foreground.isEmpty { words.append(foreground) }
        if !background.isEmpty { words.append("on " + background) }
        return words.joined(separator: " ")
    }

    /// The first thing that both colours are for; empty where neither is set.
    private func common(_ color: Color?, _ other: ColorNames, _ otherColor: Color?) -> String? {
        guard let color, let otherColor else { return color == otherColor ? "" : nil }
        let others = other.names[otherColor, default: []]
        if let name = names[color, default: []].first(where: { others.contains($0) }) { return name }
        if digits.contains(color), other.digits.contains(otherColor) { return "gradient" }
        // The frames of the four figures pass from one colour into the next, alike on both.
        return color == otherColor && others.isEmpty ? "gradient" : nil
    }
}

extension Role {
    /// Every role but those of trackers' colours.
    static let named: [(name: String, role: Role)] =
        [
            ("text", .text), ("title", .title), ("secondary", .secondary), ("disabled", .disabled),
            ("accent", .accent), ("success", .success), ("error", .error), ("no heat", .heat(nil)),
        ] + DayShare.Level.allCases.map { ("heat \($0)", .heat($0)) }
}
