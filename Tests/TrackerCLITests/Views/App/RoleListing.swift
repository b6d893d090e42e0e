import Terminal
import TrackerDomain
import TrackerPresentation

@testable import TrackerCLI

/// A screen as text that a person can review: what it says, then what the styled cells of each row mean.
///
///     [✓] Run
///     ─── styles
///     1: 1–3 bold tracker 18 · 5–7 secondary
///
/// Colours are told by what they are for; which ones those are is held by `LookTests`.
struct RoleListing {
    let rows: String
    let styles: String
    let cursor: String

    init(_ frame: Frame, appearance: Appearance) {
        let names = ColorNames(appearance)
        rows = frame.rows.joined(separator: "\n") + "\n"
        styles = frame.lines.enumerated().map { row, line in
            let runs = Self.runs(line, names)
            return runs.isEmpty ? "" : "\(row + 1): \(runs.joined(separator: " · "))\n"
        }.joined()
        let (place, hidden) = (frame.cursor.position, frame.cursor.isVisible ? "" : " (hidden)")
        cursor = "─── cursor \(place.column + 1), \(place.row + 1)\(hidden)\n"
    }

    var description: String { rows + "─── styles\n" + styles + cursor }

    private static func runs(_ line: Line, _ names: ColorNames) -> [String] {
        var runs: [(words: String, cells: [String])] = []
        var cell = 1
        for span in line.spans {
            let end = cell + span.width - 1
            if span.style != .plain {
                let words = names.words(span.style)
                let cells = cell == end ? "\(cell)" : "\(cell)–\(end)"
                if let place = runs.firstIndex(where: { $0.words == words }) {
                    runs[place].cells.append(cells)
                } else {
                    runs.append((words, [cells]))
                }
            }
            cell += span.width
        }
        return runs.map { $0.cells.joined(separator: " ") + " " + $0.words }
    }
}

/// What colours are for, on a background.
private struct ColorNames {
    private var names: [Color: String] = [:]

    init(_ appearance: Appearance) {
        let look = Look(appearance: appearance, glyphs: .unicode)
        func name(_ name: String, _ color: Color?) {
            guard let color else { return }
            names[color] = names[color].map { $0.contains(name) ? $0 : $0 + "/" + name } ?? name
        }
        for role in Role.named { name(role.name, look.style(role.role).foreground) }
        for color in PaletteColor.all {
            name("tracker \(color.number)", look.style(.tracker(color)).foreground)
            name("text on tracker", look.text(on: color).foreground)
        }
        name("chosen", look.selection.background)
        name("text on chosen", look.selection.foreground)
    }

    func words(_ style: Style) -> String {
        let attributes: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        var words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if let color = style.foreground { words.append(name(color)) }
        if let color = style.background { words.append("on " + name(color)) }
        return words.joined(separator: " ")
    }

    private func name(_ color: Color) -> String { names[color] ?? "#" + String(color.rgb, radix: 16) }
}

extension Role {
    /// Every role but those of trackers' colours.
    static let named: [(name: String, role: Role)] =
        [
            ("text", .text), ("title", .title), ("secondary", .secondary), ("disabled", .disabled),
            ("accent", .accent), ("success", .success), ("error", .error), ("no heat", .heat(nil)),
        ] + DayShare.Level.allCases.map { ("heat \($0)", .heat($0)) }
}
