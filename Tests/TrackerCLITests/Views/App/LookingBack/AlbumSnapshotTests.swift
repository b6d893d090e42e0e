import Terminal
import TestKit
import Testing
import TrackerPresentation

@testable import TrackerCLI

/// Statistics, calendar, details and onboarding in both languages and windows of three widths: their text, and
/// their style on dark, on light and without colour; and their text in ASCII.
@MainActor @Suite struct AlbumSnapshotTests {
    private static let windows = [
        Size(columns: 60, rows: 15), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    @Test(arguments: Language.allCases, AlbumPage.all)
    func page(language: Language, page: AlbumPage) throws {
        let album = try page.album(language)
        for window in Self.windows {
            let dark = album.draw(window, album.canvas(.dark)).frame
            let light = album.draw(window, album.canvas(.light)).frame
            #expect(light.rows == dark.rows)
            let ascii = album.draw(window, album.canvas(isASCII: true)).frame
            let text =
                "─── dark\n" + dark.listing + "─── light\n" + Self.styles(light) + "─── mono\n"
                + Self.styles(Self.withoutColors(dark)) + "─── ASCII\n"
                + ascii.rows.joined(separator: "\n") + "\n"
            let mismatch = Snapshot.mismatch(
                of: text, named: "\(page.name).\(language.rawValue).\(window.columns)")
            #expect(mismatch == nil, "\(mismatch ?? "")")
        }
    }

    /// The runs of the listing, without the text that is there already.
    private static func styles(_ frame: Frame) -> String {
        String(frame.listing.split(separator: "─── styles\n", maxSplits: 1).last ?? "")
    }

    private static func withoutColors(_ frame: Frame) -> Frame {
        var frame = frame
        frame.restyle(frame.bounds) { _, cell in Style(cell.style.attributes) }
        return frame
    }
}
