import TestKit
import Testing

@Suite struct TestScriptTests {
    @Test("Scripts/test knows every layer of the package, and names it where a layer is unknown")
    func layers() throws {
        let folder = try Readme().folder
        let package = String(decoding: try FileBytes.read(folder + "/Package.swift"), as: UTF8.self)
        let targets = package.split(separator: ".testTarget(").dropFirst().compactMap {
            $0.split(separator: "\"").dropFirst().first.map(String.init)
        }
        #expect(targets.count == 10)
        let script = String(decoding: try FileBytes.read(folder + "/Scripts/test"), as: UTF8.self)
        let layers = script.split(separator: "\n").compactMap { line -> (layer: String, target: String)? in
            let parts = line.split(separator: ") tests=")
            guard parts.count == 2 else { return nil }
            return (parts[0].filter(\.isLetter), String(parts[1].prefix { $0 != " " }))
        }
        #expect(layers.map(\.target).sorted() == targets.sorted())
        let unknown = try ChildProcess(
            executable: folder + "/Scripts/test", arguments: ["nothing"],
            environment: [
                "PATH": "/usr/bin:/bin"
            ]
        ).run()
        #expect(unknown.status == .exited(2))
        for (layer, _) in layers {
            #expect(script.contains("[" + layers.map(\.layer).joined(separator: "|") + "]"))
            #expect(unknown.errors.contains(layer), "\(layer)")
        }
    }
}
