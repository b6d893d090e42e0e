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
            let listing = RoleListing(
                dark: frame(window, .dark, .unicode), light: frame(window, .light, .unicode))
            guard !listing.differs else {
                return "\(name): light and dark differ in more than colours:\n\(listing.description)"
            }
            var text = listing.description
            if keepsASCII {
                text += "─── ASCII\n" + frame(window, .dark, .ascii).rows.joined(separator: "\n") + "\n"
            }
            return Snapshot.mismatch(of: text, named: "\(name).\(window.columns)", filePath: filePath)
        }
    }
}
