import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain

/// `tracker sync` in a clone of a repository, with git itself.
@Suite(.enabled(if: InstalledProgram(name: "git").isThere, "there is no git")) struct SyncGitTests {
    private let shell: Shell
    private var remote: String { shell.home.path("remote.git") }

    init() throws {
        shell = try Shell()
        // Git's own home is that of the test.
        let variables = ["HOME": shell.home.path, "XDG_CONFIG_HOME": nil, "GIT_CONFIG_NOSYSTEM": "1"]
        shell.programs = ProgramRunner { call in
            var call = call
            if call.program == "git" { call.environment.merge(variables) { own, _ in own } }
            return ProgramRunner.system.run(call)
        }
        git("init", "-q", "--bare", "--initial-branch=main", remote)
        git("clone", "-q", remote, shell.home.path("S"))
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
    }

    private func git(_ arguments: String...) {
        let result = shell.programs.run(ProgramCall("git", arguments, limit: 60_000))
        #expect(result.isSuccess, "\(arguments): \(result)")
    }

    private func refuse() throws {
        try shell.home.write(
            "#!/bin/sh\necho server says no >&2\nexit 1\n", to: "remote.git/hooks/pre-receive", mode: 0o755)
    }

    @Test(
        "STEP-10, STEP-11, STEP-15: refused by the other side `sync` ends with 1 and quotes it, until it is taken"
    )
    func refused() throws {
        shell.tracker("sync", "on", shell.home.path("S"), "--name", "laptop")
        try refuse()
        let run = shell.tracker("sync")
        let sentence = "git could not send ~/S: “server says no”. Try: git -C ~/S push\n"
        #expect(run.code == .couldNot && run.output.contains("\n" + sentence))
        #expect(run.output.hasPrefix("~/S, carried by git · nothing sent yet"))
        // It stays in the status and in the doctor, and is told once by a change.
        #expect(shell.tracker("sync", "status").output.hasSuffix("\n" + sentence))
        #expect(shell.tracker("doctor").code == .couldNot)
        #expect(shell.tracker("done", "run").errors == sentence)
        #expect(shell.tracker("undone", "run").errors == "")
        let document = try ParsedJSON(shell.tracker("sync", "status", "--json").output)
        let detail = try #require(document["findings"]?[0]?["detail"]?.string)
        #expect(detail.contains("remote: server says no"))
        #expect(shell.tracker("sync", "--no-push").code == .done, "fetched is enough")
        shell.home.remove("remote.git/hooks/pre-receive")
        let sent = shell.tracker("sync")
        #expect(sent.code == .done && sent.output.hasPrefix("~/S, carried by git · sent today 12:00 · "))
        #expect(!shell.tracker("doctor").output.contains("git"))
    }

    @Test(
        "STEP-2: the file of a new life is sent by the exchange that begins it, and the former one removed there"
    )
    func newLife() throws {
        shell.tracker("sync", "on", shell.home.path("S"), "--name", "laptop")
        #expect(shell.tracker("sync").code == .done)
        func sent() -> [String] {
            let tree = ProgramCall(
                "git", ["--git-dir", remote, "ls-tree", "--name-only", "main"], limit: 60_000)
            return shell.programs.run(tree).output.split(separator: "\n").map(String.init)
        }
        let former = try #require(sent().first)
        try shell.home.write("torn", to: "S/" + former)
        #expect(shell.tracker("sync").code == .done)
        #expect(sent().count == 1 && sent() != [former])
    }

    @Test("STEP-4: a device that another one has removed goes on by its next exchange, and is told of it")
    func removed() throws {
        shell.tracker("sync", "on", shell.home.path("S"), "--name", "laptop")
        shell.tracker("sync")
        let other = try Shell()
        other.ids = SeededRandom(seed: 9)
        other.programs = shell.programs
        git("clone", "-q", remote, other.home.path("S"))
        other.tracker("sync", "on", other.home.path("S"), "--name", "desktop")
        other.tracker("sync")
        other.tracker("sync", "forget", "laptop")
        other.tracker("sync")
        shell.tracker("done", "run")
        let told =
            "This device was removed on another and goes on under a new id.\n"
        #expect(shell.tracker("sync").errors == told)
        #expect(other.tracker("sync").output.hasPrefix("From laptop: "))
        shell.tracker("sync")
        for device in [shell, other] {
            let status = device.tracker("sync", "status").output
            #expect(
                status.hasSuffix("  today  in step\n") && status.split(separator: "\n").count == 3,
                "\(status)")
            #expect(device.tracker("list", "--plain").output.contains("\tRun\tSport\t1\t"))
        }
        #expect(shell.tracker("sync").errors == "")
    }

    @Test("STEP-15: --debug shows each call of git with its code and its errors")
    func debug() throws {
        shell.tracker("sync", "on", shell.home.path("S"), "--name", "laptop")
        try refuse()
        let run = shell.tracker("sync", "--debug")
        let lines = run.errors.split(separator: "\n").map(String.init)
        let push = try #require(lines.firstIndex { $0.contains(" push --quiet origin ") })
        #expect(lines[push].hasPrefix("git -C \(shell.home.path("S")) push") && lines[push].hasSuffix(": 1"))
        #expect(lines[push + 1].hasPrefix("  remote: server says no"))
        #expect(lines.contains { $0.contains(" fetch --quiet origin ") })
        #expect(!run.errors.contains("gpgSign"), "settings that are always the same")
        #expect(!shell.tracker("sync").errors.contains("git -C"))
    }

    @Test("STEP-15: where the person signs commits it is said at the beginning, once")
    func unsigned() throws {
        try shell.home.write("[commit]\n\tgpgSign = true\n", to: ".gitconfig")
        let first = shell.tracker("sync", "on", shell.home.path("S"), "--name", "laptop")
        #expect(first.errors.contains("Commits of Tracker are not signed.\n"))
        #expect(!shell.tracker("sync", "on", "--name", "desk").errors.contains("not signed"))
        let other = try Shell(language: "ru")
        other.programs = shell.programs
        #expect(
            other.tracker("sync", "on", shell.home.path("S"), "--name", "desk").errors.contains(
                "Коммиты Tracker не подписаны.\n"))
    }

    @Test("STEP-18: a trial that would join has the sentence and the code of the real one")
    func trial() throws {
        let work = try Shell()
        work.ids = SeededRandom(seed: 9)
        work.tracker("add", "Swim", "--category", "Sport", "--schedule", "daily")
        let (here, there) = (shell.home.path("here"), shell.home.path("there"))
        shell.tracker("sync", "on", here, "--name", "laptop")
        let second = try Shell()
        second.tracker("sync", "on", here, "--name", "desktop")
        work.tracker("sync", "on", there, "--name", "work")
        for name in shell.home.list() where name.hasPrefix("there/work-") {
            try shell.home.write(try shell.home.read(name), to: "here/" + name.dropFirst("there/".count))
        }
        let real = shell.tracker("sync", "on", here, "--join")
        #expect(real.code == .couldNot && real.errors.hasPrefix("This library stays as it is; work puts"))
        #expect(shell.tracker("sync", "on", here, "--join", "--dry-run") == real)
    }

    @Test("STEP-25: the program's own folder is refused by the path that a person knows, rc 2")
    func ownFolder() throws {
        for line in [[], ["--dry-run"]] {
            #expect(
                shell.run(["sync", "on", shell.home.path(".local/share/tracker"), "--name", "laptop"] + line)
                    == Shell.Run(
                        errors: "~/.local/share/tracker is Tracker's own: name another folder.\n",
                        code: .wrongLine))
            #expect(
                shell.run(["sync", "on", "/", "--name", "laptop"] + line)
                    == Shell.Run(errors: "/ is no folder for this: name another folder.\n", code: .wrongLine))
        }
        #expect(
            shell.tracker("sync", "on", shell.home.path(".config/tracker"), "--name", "l").code == .wrongLine)
        #expect(
            shell.tracker("sync", "on", shell.home.path(".local/state/tracker"), "--name", "l").code
                == .wrongLine)
    }

    @Test("STEP-9: what another device has wrong leaves the doctor content")
    func doctor() throws {
        let (phone, folder) = (try Shell(), shell.home.path("F"))
        shell.tracker("sync", "on", folder, "--name", "laptop")
        phone.tracker("sync", "on", folder, "--name", "phone")
        let name = try #require(shell.home.list().first { $0.hasPrefix("F/phone-") })
        try shell.home.write(Array(try shell.home.read(name).dropLast(100)), to: name)
        shell.tracker("sync")
        let run = shell.tracker("doctor")
        #expect(run.code == .done && run.output.contains("phone's file has not arrived whole yet."))
        #expect(try ParsedJSON(shell.tracker("doctor", "--json").output)["ok"] == .bool(true))
        for name in shell.home.list().reversed() where name.hasPrefix("F/") { shell.home.remove(name) }
        shell.home.remove("F")
        let gone = shell.tracker("doctor")
        #expect(gone.code == .couldNot && gone.output.contains("~/F is not there (not mounted?)."))
    }
}
