import Terminal
import TestKit
import TrackerPresentation

/// A screen in windows of three sizes as the snapshots keep it: its text, and what its styles mean.
///
/// That is the same on dark, on light and without colour, where attributes are left.
struct ThemedSnapshot {
    /// In a language: "week.ru".
    let name: String
    /// Whether the text in ASCII is kept too.
    var keepsASCII = false
    /// Whether of a window that was full of one sign only the part is kept that was drawn.
    var keepsDrawnPart = false

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
            let (dark, light) = (frame(window, .dark, .unicode), frame(window, .light, .unicode))
            let part = keepsDrawnPart ? FilledFrame.drawnArea(of: dark) ?? dark.bounds : dark.bounds
            let listing =
                part == dark.bounds
                ? RoleListing(dark: dark, light: light)
                : RoleListing(dark: dark.part(part), light: light.part(part))
            guard !listing.differs, [dark, light].allSatisfy({ FilledFrame.isEven($0, around: part) }) else {
                return "\(name): light and dark differ in more than colours:\n\(listing.description)"
            }
            var text = part == dark.bounds ? "" : heading(part, in: dark, light)
            text += listing.description
            if keepsASCII {
                text += "─── ASCII\n" + frame(window, .dark, .ascii).rows.joined(separator: "\n") + "\n"
            }
            return Snapshot.mismatch(of: text, named: "\(name).\(window.columns)", filePath: filePath)
        }
    }
    /// Where the part lies, and what the cells around it look like: "─── 50 × 7 at 36, 17 of 120 × 40, dim disabled".
    private func heading(_ part: Rect, in dark: Frame, _ light: Frame) -> String {
        let corner = dark.places.first { !part.contains($0) } ?? .zero
        let cell = Rect(origin: corner, size: Size(columns: 1, rows: 1))
        let words = RoleListing(dark: dark.part(cell), light: light.part(cell)).firstWords
        return "─── \(part.size.columns) × \(part.size.rows) at \(part.left + 1), \(part.top + 1) "
            + "of \(dark.size.columns) × \(dark.size.rows), around it \(words)\n"
    }
}
