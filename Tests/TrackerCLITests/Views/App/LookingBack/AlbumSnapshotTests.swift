import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// Statistics, calendar, details and onboarding in both languages, their text in ASCII too.
@MainActor @Suite struct AlbumSnapshotTests {
    @Test(arguments: Language.allCases, AlbumPage.all)
    @MainActor func page(language: Language, page: AlbumPage) throws {
        let album = try page.album(language)
        let snapshot = ThemedSnapshot(name: "\(page.name).\(language.rawValue)", keepsASCII: true)
        let mismatches = snapshot.mismatches {
            album.draw($0, album.context($1, isASCII: $2 == .ascii)).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }
}
