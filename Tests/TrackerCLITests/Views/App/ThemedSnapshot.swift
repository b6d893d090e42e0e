import Terminal
import TestKit
import TrackerPresentation

/// A screen in windows of three sizes as the snapshots keep it: its text, and its styles on dark, on light and
/// without colour.
struct ThemedSnapshot {
    /// In a language: "week.ru".
    let name: String
    /// Whether the text in ASCII is kept too.
    var keepsASCII = false

    private static let windows = [
        Size(columns: 60, rows: 15), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    /// What differs from the references, to be read by a person.
    ///
    /// - Parameter frame: The screen in a window, on a background, with these signs.
    @MainActor func mismatches(
        filePath: String = #filePath, frame: (Size, Appearance, GlyphSet) -> Frame
    ) -> [String] {
        Self.windows.compactMap { window in
            let dark = frame(window, .dark, .unicode)
            let light = frame(window, .light, .unicode)
            guard light.rows == dark.rows else { return "\(name): light and dark say different things" }
            var text =
                "─── dark\n" + dark.listing + "─── light\n" + Self.styles(light) + "─── mono\n"
                + Self.styles(dark.withoutColors)
            if keepsASCII {
                text += "─── ASCII\n" + frame(window, .dark, .ascii).rows.joined(separator: "\n") + "\n"
            }
            return Snapshot.mismatch(of: text, named: "\(name).\(window.columns)", filePath: filePath)
        }
    }

    /// The runs of the listing, without the text that is there already.
    private static func styles(_ frame: Frame) -> String {
        String(frame.listing.split(separator: "─── styles\n", maxSplits: 1).last ?? "")
    }
}

extension Frame {
    /// What a terminal without colours shows.
    var withoutColors: Frame {
        var frame = self
        frame.restyle(bounds) { _, style in Style(style.attributes) }
        return frame
    }
}
