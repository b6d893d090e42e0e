import TestKit
import Testing
import TrackerData

/// What `Scripts/README.md` tells to copy does what it says, on a system where nothing else is.
@Suite struct RecipeTests {
    private let page: Readme
    private let home: TemporaryFolder

    /// Two trackers are due, unless they are done.
    init() throws {
        page = try Readme("Scripts/README.md")
        home = try TemporaryFolder()
        try run(
            """
            mkdir -p ~/.local/bin && ln -s '\(BuiltProduct.folder)/tracker' ~/.local/bin/tracker
            tracker add Run --category Sport --schedule daily
            tracker add 'Water the plants' --category Home --schedule daily
            """)
    }

    private func block(_ language: String, _ number: Int = 0) throws -> String {
        let blocks = page.blocks(language)
        return try #require(blocks.indices.contains(number) ? blocks[number] : nil).joined(separator: "\n")
    }

    @discardableResult
    private func run(
        _ command: String, with shell: [String] = ["/bin/sh", "-c"], path: String? = nil
    ) throws -> ProcessOutcome {
        let environment = [
            "HOME": home.path, "PATH": path ?? home.path(".local/bin") + ":/usr/bin:/bin", "LANG": "C.UTF-8",
            "TRACKER_TODAY": "2026-11-20",
        ]
        return try ChildProcess(
            executable: shell[0], arguments: shell.dropFirst() + [command], environment: environment
        ).run()
    }

    private func finish() throws {
        try #require(run("tracker done run water").status == .exited(0))
    }

    @Test("the prompts show how many are due")
    func prompts() throws {
        try run("echo 'PS1=\"$ \"' >~/.bashrc && cat >>~/.bashrc <<'END'\n\(block("bash"))\nEND")
        let bash = ["/bin/bash", "-c"]
        let shown = #". ~/.bashrc; eval "printf '%s' \"$PS1\"""#
        #expect(try run(shown, with: bash).output == "2 due $ ")
        if let zsh = InstalledProgram.zsh.path {
            let line = "PROMPT='%% '\n\(try block("zsh"))\nprint -rnP -- $PROMPT"
            #expect(try run(line, with: [zsh, "-fc"]).output == "2 due % ")
        }
        try finish()
        #expect(try run(shown, with: bash).output == "$ ")
    }

    @Test("tmux, waybar and polybar show how many are due, and nothing where none is")
    func bars() throws {
        let tmux = try block("tmux")
        let start = try #require(tmux.firstRange(of: "#(")).upperBound
        let end = try #require(tmux.firstRange(of: ") %H:%M")).lowerBound
        let inTmux = String(tmux[start..<end])
        let waybar = try #require(ParsedJSON("{\(try block("json"))}")["custom/tracker"])
        let polybar = try block("ini").split(separator: "\n").map {
            $0.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
        }
        func ofPolybar(_ key: String) throws -> String {
            String(try #require(polybar.first { $0[0] == key + " " })[1])
        }
        let bars = try [
            (waybar["exec-if"]?.string, waybar["exec"]?.string), (ofPolybar("exec-if"), ofPolybar("exec")),
        ].map { try (#require($0.0), #require($0.1)) }
        #expect(try run(inTmux).output == "2 due\n")
        for (condition, command) in bars {
            #expect(try run(condition) == ProcessOutcome(stdout: ""))
            #expect(try run(command).output == "2 due\n")
        }
        try finish()
        #expect(try run(inTmux).output == "")
        for (condition, _) in bars { #expect(try run(condition).status == .exited(1)) }
    }
}
