import TestKit
import Testing
import TrackerData

/// What `Scripts/README.md` tells to copy does what it says, on a system where nothing else is.
@Suite struct RecipeTests {
    private let page: Readme
    private let home: TemporaryFolder

    /// Two trackers are due, unless they are done; a notification leaves its words in `told`.
    init() throws {
        page = try Readme("Scripts/README.md")
        home = try TemporaryFolder()
        try run(
            """
            mkdir -p ~/.local/bin && ln -s '\(BuiltProduct.folder)/tracker' ~/.local/bin/tracker
            printf '#!/bin/sh\\nprintf "%%s|" "$@" >>~/told\\n' >~/.local/bin/notify-send
            cat >~/.local/bin/tracker-remind <<'END'
            \(block("sh"))
            END
            chmod +x ~/.local/bin/notify-send ~/.local/bin/tracker-remind
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

    /// A command without a path of its own reminds of what is due, and of nothing where nothing is.
    private func expectReminder(_ command: String) throws {
        for _ in 0..<2 {
            let outcome = try run(command, path: "/usr/bin:/bin")
            #expect(outcome == ProcessOutcome(stdout: ""), "\(command): \(outcome)")
        }
        let told = "Still due today|Water the plants\nRun|"
        #expect(try home.read("told").text == told + told)
        try finish()
        #expect(try run(command, path: "/usr/bin:/bin") == ProcessOutcome(stdout: ""))
        #expect(try home.read("told").text == told + told)
    }

    @Test(
        "the line for cron reminds, also where no notification can be shown, for want of a program or of a desktop",
        arguments: [false, true])
    func cron(showsInVain: Bool) throws {
        let fields = try block("crontab").split(separator: " ", maxSplits: 5).map(String.init)
        #expect(fields.prefix(5) == ["0", "20", "*", "*", "*"])
        home.remove(".local/bin/notify-send")
        if showsInVain {
            let vain = "#!/bin/sh\necho 'Cannot autolaunch D-Bus without X11 $DISPLAY' >&2\nexit 1\n"
            for name in ["notify-send", "osascript"] {
                try home.write(vain, to: ".local/bin/" + name, mode: 0o755)
            }
        }
        // Nothing of the machine's own may be found in its place.
        try run("for name in sh cut cat; do ln -s \"$(command -v $name)\" ~/.local/bin/$name; done")
        let silent = try block("sh").replacing("/usr/local/bin:/opt/homebrew/bin:$PATH", with: "")
        try run("cat >~/.local/bin/tracker-remind <<'END'\n\(silent)\nEND")
        #expect(
            try run(fields[5]) == ProcessOutcome(stdout: "Still due today:\nWater the plants\nRun\n"))
        try finish()
        #expect(try run(fields[5]) == ProcessOutcome(stdout: ""))
    }

    @Test("the line for cron calls the script")
    func cronNotifies() throws {
        try expectReminder(String(try block("crontab").split(separator: " ", maxSplits: 5)[5]))
    }

    @Test("systemd's units call it every evening")
    func systemd() throws {
        let (service, timer) = try (block("ini"), block("ini", 1))
        #expect(timer.contains("OnCalendar=*-*-* 20:00\n") && service.contains("Type=oneshot\n"))
        let line = try #require(service.split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
        try expectReminder(String(line.dropFirst("ExecStart=".count)).replacing("%h", with: home.path))
    }

    private static let systemdAnalyze = InstalledProgram(name: "systemd-analyze")

    @Test("systemd understands its units", .enabled(if: systemdAnalyze.isThere, "there is no systemd"))
    func systemdVerifies() throws {
        try home.write(try block("ini"), to: "tracker-remind.service")
        try home.write(try block("ini", 1), to: "tracker-remind.timer")
        let outcome = try run(
            "systemd-analyze --user verify --man=no ~/tracker-remind.service ~/tracker-remind.timer 2>&1")
        #expect(!outcome.output.contains("tracker-remind"), "\(outcome)")
    }

    @Test("launchd's list is a property list that calls it at eight in the evening")
    func launchd() throws {
        let root = try PropertyListTape(Array(block("xml").utf8)).root
        #expect(try root.value(of: "Label")?.text == "tracker-remind")
        let start = try #require(root.value(of: "StartCalendarInterval"))
        #expect(try start.value(of: "Hour")?.integer == 20 && start.value(of: "Minute")?.integer == 0)
        let words = try #require(root.value(of: "ProgramArguments")).items.map { try $0.text }
        #expect(words.prefix(2) == ["/bin/sh", "-c"])
        try expectReminder(words[2])
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
        let polybar = try block("ini", 2).split(separator: "\n").map {
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
