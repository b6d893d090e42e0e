import TestKit
import Testing

/// What every command prints, in both languages, with and without colour, in 60 and 100 columns.
@Suite struct SceneTests {
    private static let person = Person()

    @Test(arguments: ["en", "ru"], Scene.all)
    func color(language: String, scene: Scene) throws {
        for columns in [60, 100] {
            try check(scene, language, columns, named: "color", ["NO_COLOR": ""])
        }
    }

    @Test(arguments: ["en", "ru"], Scene.all)
    func mono(language: String, scene: Scene) throws {
        for columns in [60, 100] {
            try check(scene, language, columns, named: "mono", ["NO_COLOR": "1"])
        }
    }

    private func check(
        _ scene: Scene, _ language: String, _ columns: Int, named look: String,
        _ environment: [String: String]
    ) throws {
        let shell = try Shell(language: language)
        shell.isTerminal = true
        shell.columns = columns
        shell.environment.merge(environment) { $1 }
        if !scene.isFirstDay { try shell.take(Self.person) }
        let run = shell.run(scene.arguments)
        #expect(run.errors == "")
        for line in run.output.split(separator: "\n") {
            // Lines of help that are there to be copied are never broken.
            let room = scene.arguments.first == "help" ? 80 : columns
            #expect(StyledOutput(line + "\n").width <= room, "\(line)")
        }
        let mismatch = Snapshot.mismatch(
            of: StyledOutput(run.output).description, named: "\(scene.name).\(language).\(columns).\(look)")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }
}
