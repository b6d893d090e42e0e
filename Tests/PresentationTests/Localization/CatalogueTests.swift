import TestKit
import Testing

/// Reads the sources of the module, so that no text can be forgotten here.
@Suite("T38: every text exists in both languages") struct CatalogueTests {
    private static let folder =
        String(
            #filePath.dropLast(
                "Tests/PresentationTests/Localization/CatalogueTests.swift".count)) + "Modules/Presentation"

    private static func sources() throws -> [String] {
        try FileTree.sources(under: folder).map(\.text)
    }

    private static func calls(of name: String) throws -> [SwiftLiterals.Arguments] {
        try sources().flatMap { SwiftLiterals.calls(of: name, in: $0) }
    }

    /// A comparison would pass over a third language in silence; of a switch the compiler tells.
    @Test("No text is chosen by comparing with one language", arguments: ["Modules", "Apps"])
    func comparisons(folder: String) throws {
        let folder = String(Self.folder.dropLast("Modules/Presentation".count)) + folder
        for (path, source) in try FileTree.sources(under: folder) {
            for language in ["english", "russian"] {
                for comparison in ["==", "!=", "~="] {
                    #expect(!source.contains("\(comparison) .\(language)"), "\(path)")
                    #expect(!source.contains("\(comparison) Language.\(language)"), "\(path)")
                }
                #expect(!source.contains("case .\(language) = "), "\(path)")
            }
        }
    }

    @Test func phrases() throws {
        let phrases = try Self.calls(of: "Phrase").filter { $0.joined().contains { !$0.isEmpty } }
        #expect(phrases.count > 150)
        for phrase in phrases where phrase.count == 2 {
            let (english, russian) = (phrase[0].joined(separator: " "), phrase[1].joined(separator: " "))
            #expect(!english.isEmpty && !russian.isEmpty, "\(phrase)")
            #expect(!english.hasCyrillic, "\(english)")
            #expect(russian.strayLatinWords == [], "\(russian)")
            #expect(russian.hasCyrillic || !english.hasLatin, "\(english) is not translated")
        }
    }

    @Test func plurals() throws {
        let english = try Self.calls(of: "EnglishPlural")
        let russian = try Self.calls(of: "RussianPlural")
        #expect(!english.isEmpty && english.count == russian.count)
        for form in english.joined().joined() { #expect(form.hasLatin && !form.hasCyrillic, "\(form)") }
        for form in russian.joined().joined() { #expect(form.hasCyrillic && !form.hasLatin, "\(form)") }
    }
}
