import Terminal
import TrackerPresentation

/// Frames one after the other as one moving picture, which begins anew at its end.
///
/// What several frames share is drawn once: a row, or a title, is shown while a frame has it. Whoever wants no motion
/// sees the first frame.
struct SVGAnimation {
    /// What a window shows for some time.
    struct Shot {
        let frame: Frame
        let milliseconds: Int
        /// The keys that led here.
        let caption: String
    }

    /// A part of the picture, and whether each shot shows it.
    private struct Part {
        let content: String
        var isShown: [Bool]
    }

    private let shots: [Shot]
    private let window: SVGWindow
    private var rows: [Part] = []
    private var captions: [Part] = []
    /// The parts that come and go, by when they are shown.
    private var classes: [[Bool]] = []

    /// - Parameter shots: At least one, of one size.
    init(_ shots: [Shot], appearance: Appearance, title: String) {
        self.shots = shots
        window = SVGWindow(palette: Palette(appearance), size: shots[0].frame.size, title: title)
        for row in 0..<window.size.rows {
            rows += Self.parts(
                shots.map { shot in
                    SVGDrawing(shot.frame, appearance: appearance, title: "", rows: row..<row + 1).content
                })
        }
        captions = Self.parts(shots.map { caption($0.caption) })
        for part in rows + captions where !part.isShown.allSatisfy(\.self) {
            if !classes.contains(part.isShown) { classes.append(part.isShown) }
        }
    }

    /// The different contents, each with the shots that have it; empty ones are left out.
    private static func parts(_ contents: [String]) -> [Part] {
        var parts: [Part] = []
        for (index, content) in contents.enumerated() where !content.isEmpty {
            let part = parts.firstIndex { $0.content == content } ?? parts.count
            if part == parts.count {
                parts.append(
                    Part(content: content, isShown: Array(repeating: false, count: contents.count)))
            }
            parts[part].isShown[index] = true
        }
        return parts
    }

    /// The keys as a cap at the right of the title bar.
    private func caption(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let width = 9 * text.cellWidth + 14
        let left = window.width - 20 - width
        return """
            <rect x="\(left)" y="10" width="\(width)" height="21" rx="5" fill="none" stroke="\(window.edge)"/>
            <text x="\(left + 7)" y="25" textLength="\(9 * text.cellWidth)" font-weight="700">\(SVGText(text))</text>

            """
    }

    // MARK: Document

    var document: String {
        window.document(
            rows.map(group).joined(), head: "<style>\n\(style)</style>\n", bar: captions.map(group).joined())
    }

    private func group(_ part: Part) -> String {
        guard let name = name(part.isShown) else { return part.content }
        return "<g class=\"\(name)\">\n\(part.content)</g>\n"
    }

    /// `nil` for what is always shown.
    private func name(_ isShown: [Bool]) -> String? { classes.firstIndex(of: isShown).map { "s\($0)" } }

    private var duration: Int { shots.reduce(0) { $0 + $1.milliseconds } }

    private var style: String {
        let rules = classes.map { isShown -> String in
            let name = name(isShown) ?? ""
            let start = isShown[0] ? 1 : 0
            let loop = "\(name) \(duration)ms step-end infinite"
            return ".\(name){opacity:\(start);animation:\(loop)}@keyframes \(name){\(steps(isShown))}\n"
        }
        return rules.joined() + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}\n"
    }

    /// "0%{opacity:0}12.5%{opacity:1}", each change once.
    private func steps(_ isShown: [Bool]) -> String {
        var (text, time) = ("", 0)
        for (index, shot) in shots.enumerated() {
            if index == 0 || isShown[index] != isShown[index - 1] {
                text += "\(percent(time))%{opacity:\(isShown[index] ? 1 : 0)}"
            }
            time += shot.milliseconds
        }
        return text
    }

    /// In hundredths, without zeros at the end.
    private func percent(_ time: Int) -> String {
        let hundredths = (20_000 * time + duration) / (2 * duration)
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
