import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// The register has every sheet that there is, and every sheet of it can be opened.
@MainActor @Suite struct SheetRegisterTests {
    private static let registered = SheetRegister.rows.map { name(of: $0.model) }

    private static func name(of model: any SheetModel.Type) -> String { String(describing: model) }

    private static func state<Model: SheetModel>(of _: Model.Type) -> ObjectIdentifier {
        ObjectIdentifier(Model.State.self)
    }

    /// The types that the sources of the module declare as sheets.
    private static func declared() throws -> [String] {
        let folder = try Readme().folder + "/Modules/Presentation"
        return try FileTree.sources(under: folder).flatMap { source in
            source.text.matches(of: /(?:class|extension) (\w+):[^{\n]*\bSheetModel\b/).map { String($0.1) }
        }
    }

    @Test("Each type of the sources that is a sheet has one row, and a state of its own by which it is drawn")
    func complete() throws {
        #expect(try Self.declared().sorted() == Self.registered.sorted())
        let states = SheetRegister.rows.map { Self.state(of: $0.model) }
        #expect(Set(states).count == states.count)
    }

    @Test("Each sheet of the register opens, is drawn and has keys of its own")
    func opened() throws {
        let context = try Album(.english).context()
        let scenes = try SheetScene.all.map { (name: $0.name, app: try $0.stage(.english).app) }
        let pages = try AlbumPage.all.map { (name: $0.name, app: try $0.album(.english).app) }
        var opened: Set<String> = []
        for (name, app) in scenes + pages {
            guard let sheet = app.model.sheets.last, let state = app.model.state.sheets.last else {
                #expect(name.hasPrefix("statistics"))
                continue
            }
            opened.insert(Self.name(of: type(of: sheet)))
            #expect(app.offers.contains { $0.target == .intent(.cancel) }, "\(name)")
            var rendering = Rendering(size: Size(columns: 80, rows: 24))
            SheetRegister.draw(state, SheetInput(), context, in: rendering.frame.bounds, on: &rendering)
            #expect(rendering.frame.rows.contains { $0.contains { $0 != " " } }, "\(name)")
        }
        #expect(opened == Set(Self.registered))
    }
}
