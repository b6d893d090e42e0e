import Terminal
import TestKit
import Testing

/// What every command prints, in both languages, in 60 and 100 columns; without colour it is the same text.
@Suite struct SceneTests {
    private static let person = Person()

    @Test(arguments: ["en", "ru"], Scene.all)
    func scene(language: String, scene: Scene) throws {
        for columns in [60, 100] {
            let colored = StyledOutput(try output(scene, language, columns, ["NO_COLOR": ""]))
            let mono = try output(scene, language, columns, ["NO_COLOR": "1"])
            #expect(StyledOutput(mono).text == colored.text)
            #expect(!mono.contains("\u{1B}[38;"), "a colour")
            for line in colored.text.split(separator: "\n") {
                // Lines of help that are there to be copied are never broken.
                let room = scene.arguments.first == "help" ? 80 : columns
                #expect(String(line).cellWidth <= room, "\(line)")
            }
            let mismatch = Snapshot.mismatch(
                of: colored.description, named: "\(scene.name).\(language).\(columns)")
            #expect(mismatch == nil, "\(mismatch ?? "")")
        }
    }

    private func output(
        _ scene: Scene, _ language: String, _ columns: Int, _ environment: [String: String]
    ) throws -> String {
        let shell = try Shell(language: language)
        shell.isTerminal = true
        shell.columns = columns
        shell.environment.merge(environment) { $1 }
        if !scene.isFirstDay { try shell.take(Self.person) }
        let run = shell.run(scene.arguments)
        #expect(run.errors == "")
        return run.output
    }
}
