import TestKit
import Testing
import TrackerPresentation

/// The pictures beside the views, drawn from the frames of the same screens as the snapshots.
@MainActor @Suite struct PictureTests {
    @Test("Every stored picture is what its screen shows now", arguments: PictureScene.all)
    func stored(scene: PictureScene) throws {
        let drawing = SVGDrawing(try scene.frame, appearance: scene.appearance, title: scene.title)
        let file = try Readme().folder + "/" + Readme.pictures + "/" + scene.name + ".svg"
        let mismatch = Snapshot.mismatch(of: drawing.document, at: file)
        #expect(mismatch == nil, "Scripts/pictures draws it anew. \(mismatch ?? "")")
    }

    @Test("The front page shows every picture and says what is on it", arguments: PictureScene.all)
    func shown(scene: PictureScene) throws {
        let line = try #require(
            try Readme().lines.first { $0.hasSuffix("(\(Readme.pictures)/\(scene.name).svg)") })
        #expect(line.hasPrefix("![") && line.prefix { $0 != "]" }.count > 20)
    }

    @Test(
        "Every page in every kind of window is drawn into the folder that a person has named",
        .enabled(if: Snapshot.albumFolder != nil))
    func album() throws {
        try PictureAlbum(folder: try #require(Snapshot.albumFolder)).draw()
    }

    @Test("There is no other picture")
    func others() throws {
        let folder = try Readme().folder + "/" + Readme.pictures
        #expect(FileTree.paths(under: folder).sorted() == PictureScene.all.map { $0.name + ".svg" }.sorted())
    }
}
