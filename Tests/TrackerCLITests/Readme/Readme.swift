import TestKit
import Testing

/// A page of the repository with things to copy, its README unless another is named, as the tests read it.
struct Readme {
    /// A command of a console block with what the page says it prints.
    struct Example: CustomTestStringConvertible {
        let command: String
        let output: String

        var testDescription: String { command }
    }

    /// Where the pictures of the app lie in the repository.
    static let pictures = "Apps/TrackerCLI/Views/App/Pictures"

    /// The folder of the repository.
    let folder: String
    let lines: [Substring]

    init(_ name: String = "README.md") throws {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        folder = parts.joined(separator: "/")
        let text = String(decoding: try FileBytes.read(folder + "/" + name), as: UTF8.self)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The lines of each fenced block with a language.
    func blocks(_ language: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var rest = lines[...]
        while let start = rest.firstIndex(of: "```" + language) {
            let end = rest[(start + 1)...].firstIndex(of: "```") ?? rest.endIndex
            blocks.append(Array(rest[(start + 1)..<end]))
            rest = rest[end...].dropFirst()
        }
        return blocks
    }

    /// Every command of the console blocks, in order.
    var examples: [Example] {
        blocks("console").flatMap { block in
            block.split(omittingEmptySubsequences: false) { $0.hasPrefix("$ ") }.dropFirst()
                .enumerated()
                .map { index, output in
                    let commands = block.filter { $0.hasPrefix("$ ") }
                    return Example(
                        command: String(commands[index].dropFirst(2)),
                        output: output.map { $0 + "\n" }.joined())
                }
        }
    }
}
