import Terminal
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerReport

/// The pictures beside the views, drawn from the frames of the app.
@MainActor @Suite("V29: the pictures of the front page") struct PictureTests {
    /// The pictures that are dark or light by the reader's theme.
    nonisolated private static let names = PictureScene.all.map(\.name).filter { $0 != light } + ["tour"]
    /// One is light for every reader.
    nonisolated private static let light = "list"

    private static func file(_ name: String) throws -> String {
        try Readme().folder + "/" + Readme.pictures + "/" + name + ".svg"
    }

    private func expectStored(_ document: String, _ name: String) throws {
        let mismatch = Snapshot.mismatch(of: document, at: try Self.file(name))
        #expect(mismatch == nil, "Scripts/pictures draws it anew. \(mismatch ?? "")")
    }

    @Test(
        "V29, MEND-6: every stored picture is what its screen shows now",
        arguments: PictureScene.all.map(\.name),
        Appearance.allCases)
    @MainActor func stored(name: String, appearance: Appearance) throws {
        let scene = try #require(PictureScene.all.first { $0.name == name })
        let most = ["week-wide": 160, "details": 100, "statistics": 100]
        #expect(scene.size.columns <= most[name] ?? 120)
        if name == Self.light, appearance == .dark { return }
        try expectStored(try scene.document(appearance), "\(name)-\(appearance)")
    }

    @Test("V29: the moving picture shows what keys do now", arguments: Appearance.allCases)
    @MainActor func tour(appearance: Appearance) throws {
        try expectStored(try PictureTour.document(appearance), "\(PictureTour.name)-\(appearance)")
    }

    @Test("V29: the year is drawn as the report draws it, for dark and light at once")
    func year() throws {
        let library = try PictureStage(.english, .dark).library
        let report = ReportState(
            library, today: PictureStage.today, conventions: Conventions(language: .english))
        try expectStored(HeatMapFile.svg(report), "year")
    }

    @Test(
        "V29: the front page shows every picture by the reader's theme and says what is on it",
        arguments: names)
    func shown(name: String) throws {
        let lines = try Readme().lines
        let path = "\(Readme.pictures)/\(name)"
        let source = try #require(
            lines.firstIndex {
                $0 == "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path)-dark.svg\">"
            })
        #expect(lines[source - 1] == "<picture>" && lines[source + 2] == "</picture>")
        let image = lines[source + 1]
        #expect(image.hasPrefix("  <img src=\"\(path)-light.svg\" alt=\"") && image.hasSuffix("\">"))
        #expect(image.count > path.count + 50, "\(image)")
    }

    @Test(
        "Every page in every kind of window is drawn into the folder that a person has named",
        .enabled(if: Snapshot.albumFolder != nil))
    func album() throws {
        try PictureAlbum(folder: try #require(Snapshot.albumFolder)).draw()
    }

    @Test("MEND-6: there is no other picture; the front page shows the list on light and the year")
    func others() throws {
        let folder = try Readme().folder + "/" + Readme.pictures
        let names =
            Self.names.flatMap { ["\($0)-dark.svg", "\($0)-light.svg"] } + [
                "\(Self.light)-light.svg", "year.svg",
            ]
        #expect(FileTree.paths(under: folder).sorted() == names.sorted())
        #expect(
            try ["\(Self.light)-light", "year"].allSatisfy { name in
                try Readme().lines.contains {
                    $0.hasPrefix("![") && $0.hasSuffix("(\(Readme.pictures)/\(name).svg)")
                }
            })
    }
}
