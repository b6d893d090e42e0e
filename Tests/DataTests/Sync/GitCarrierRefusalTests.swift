import Synchronization
import TestKit
import Testing
import TrackerData

/// Where git carries nothing, asks for nothing and harms nothing.
@Suite(.enabled(if: GitClones.hasGit)) struct GitCarrierRefusalTests {
    @Test("SYNC 5: in the midst of a merge, a rebase, a pick or a bisection of the person's nothing is done")
    func busy() throws {
        let clones = try GitClones("laptop")
        try clones.git("laptop", "checkout", "--quiet", "-b", "other")
        try clones.disk.write("theirs\n", to: "laptop/notes.txt")
        try clones.person("laptop", "commit", "--quiet", "--all", "--message", "theirs")
        try clones.git("laptop", "checkout", "--quiet", "main")
        try clones.disk.write("mine\n", to: "laptop/notes.txt")
        try clones.person("laptop", "commit", "--quiet", "--all", "--message", "mine")
        try clones.publish("laptop", "a")
        for (begin, end) in [
            (["merge", "other"], ["merge", "--abort"]), (["rebase", "other"], ["rebase", "--abort"]),
            (["cherry-pick", "other"], ["cherry-pick", "--abort"]),
            (["revert", "--no-commit", "HEAD"], ["revert", "--abort"]),
            (["bisect", "start"], ["bisect", "reset"]),
        ] {
            let person = ["-C", clones.disk.path("laptop"), "-c", "user.name=Ann", "-c", "user.email=a@b"]
            _ = clones.programs.run(ProgramCall("git", person + begin, limit: 60_000))
            let before = try clones.view("laptop")
            #expect(clones.carry("laptop") == .busy, "\(begin)")
            #expect(try clones.view("laptop") == before)
            _ = clones.programs.run(ProgramCall("git", person + end, limit: 60_000))
        }
        try clones.disk.write("", to: "laptop/.git/index.lock")
        #expect(clones.carry("laptop") == .busy)
        clones.disk.remove("laptop/.git/index.lock")
        #expect(clones.carry("laptop") == .done)
    }

    @Test(
        "SYNC 7: without a work tree, a branch or an upstream nothing is done, nor to a file that git ignores"
    )
    func noUpstream() throws {
        let clones = try GitClones("laptop")
        try clones.publish("laptop", "a")
        let before = try clones.view("laptop")
        try clones.disk.write("*.plist\n", to: "laptop/.git/info/exclude")
        #expect(clones.carry("laptop") == .noUpstream)
        clones.disk.remove("laptop/.git/info/exclude")
        try clones.git("laptop", "checkout", "--quiet", "--detach")
        #expect(clones.carry("laptop") == .noUpstream)
        try clones.git("laptop", "checkout", "--quiet", "-b", "alone")
        #expect(clones.carry("laptop") == .noUpstream)
        try clones.git("laptop", "branch", "--quiet", "--set-upstream-to=main")
        #expect(clones.carry("laptop") == .noUpstream)
        try clones.git("laptop", "checkout", "--quiet", "main")
        #expect(try clones.view("laptop") == before)
        try clones.publish("home", "a")
        #expect(clones.carry("home") == .noUpstream)
        try clones.publish("remote.git", "a")
        #expect(clones.carry("remote.git") == .noUpstream)
        #expect(clones.carry("missing") == .noUpstream)
    }

    @Test("SYNC 7: without git nothing is done")
    func noGit() {
        var carrier = GitCarrier(
            folder: "/tmp", file: "a.plist", programs: ProgramRunner { _ in ProgramResult(.notStarted) })
        #expect(carrier.carry() == .noUpstream)
    }

    @Test(
        "SYNC 5: another side that does not answer is waited for as long as is allowed, and not left running")
    func silence() throws {
        var clones = try GitClones("laptop")
        try clones.git("laptop", "remote", "set-url", "origin", "ssh://example.org/habits")
        clones.environment["GIT_SSH_COMMAND"] =
            "while :; do echo >> \(clones.disk.path("beats")); sleep 0.05; done #"
        try clones.publish("laptop", "a")
        guard case .unreachable = clones.carry("laptop", patience: 1_500) else {
            Issue.record("an answer came")
            return
        }
        #expect(try clones.changed("laptop", by: "HEAD") == ["laptop.plist"])
        #expect(try clones.git("laptop", "status", "--porcelain") == "")
        let beats = try clones.disk.read("beats")
        _ = clones.programs.run(ProgramCall("sleep", ["0.5"], limit: 5_000))
        #expect(try clones.disk.read("beats") == beats)
    }

    @Test("SYNC 5: without a way to the other side the file is committed, and sent later")
    func unreachable() throws {
        let clones = try GitClones("laptop", "phone")
        let url = try clones.git("laptop", "remote", "get-url", "origin")
        try clones.git("laptop", "remote", "set-url", "origin", clones.disk.path("missing.git"))
        try clones.publish("laptop", "a")
        guard case .unreachable = clones.carry("laptop") else {
            Issue.record("a missing repository was reached")
            return
        }
        try clones.git("laptop", "remote", "set-url", "origin", url)
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
    }

    @Test("STEP-15: what git says of the other side is kept whole, up to 2,000 characters")
    func words() throws {
        let clones = try GitClones("laptop")
        try clones.publish("laptop", "a")
        let hook =
            "#!/bin/sh\necho server says no >&2\ni=0\nwhile [ $i -lt 99 ]; do echo 012345678901234567890123456789 >&2; i=$((i+1)); done\nexit 1\n"
        try clones.disk.write(hook, to: "remote.git/hooks/pre-receive", mode: 0o700)
        guard case .unsent(let words?) = clones.carry("laptop") else {
            Issue.record("the other side took it")
            return
        }
        #expect(words.hasPrefix("remote: server says no") && words.count == 2000)
        clones.disk.remove("remote.git/hooks/pre-receive")
        #expect(clones.carry("laptop") == .done)
        try clones.git("laptop", "remote", "set-url", "origin", clones.disk.path("missing.git"))
        guard case .unreachable(let reason?) = clones.carry("laptop") else {
            Issue.record("a missing repository was reached")
            return
        }
        #expect(reason.contains("fatal: "))
    }

    @Test("STEP-15: an exchange waits 20 seconds for another one of the repository, and then does nothing")
    func locked() throws {
        let clones = try GitClones("laptop")
        try clones.publish("laptop", "a")
        let before = try clones.view("laptop")
        let other = try FileSystem.system.openFolder(clones.disk.path("laptop/.git"))
        #expect(try FileSystem.system.tryLock(other))
        let seconds = Mutex(0)
        let waiting = Waiting(
            now: { seconds.withLock { $0 } * 1000 }, pause: { seconds.withLock { $0 += 1 } })
        #expect(clones.carry("laptop", waiting: waiting) == .locked)
        #expect(seconds.withLock { $0 } == 20)
        #expect(try clones.view("laptop") == before)
        try FileSystem.system.close(other)
        #expect(clones.carry("laptop", waiting: waiting) == .done)
    }

    @Test("SYNC 5: hooks of commits and rebases are not about this file; one that forbids sending is heard")
    func hooks() throws {
        let clones = try GitClones("laptop", "phone")
        let failing = "#!/bin/sh\nread answer < /dev/tty\necho \"spoiled\" >> laptop.plist\nexit 1\n"
        for hook in [
            "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "pre-rebase", "post-checkout",
        ] {
            try clones.disk.write(failing, to: "laptop/.git/hooks/\(hook)", mode: 0o700)
        }
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        try clones.publish("laptop", "a")
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.git("laptop", "show", "HEAD:laptop.plist") == "a")
        try clones.disk.write(
            "#!/bin/sh\necho not today >&2\nexit 1\n", to: "laptop/.git/hooks/pre-push", mode: 0o700)
        try clones.publish("laptop", "c")
        guard case .unsent(let words?) = clones.carry("laptop"), words.hasPrefix("not today\n") else {
            Issue.record("the hook was not heard")
            return
        }
        clones.disk.remove("laptop/.git/hooks/pre-push")
        #expect(clones.carry("laptop") == .done)
    }

    @Test("SYNC 5: neither a name nor a signature is asked for")
    func identity() throws {
        let clones = try GitClones("laptop")
        try clones.disk.write(
            "[user]\n\tuseConfigOnly = true\n[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = false\n",
            to: "home/.gitconfig")
        try clones.publish("laptop", "a")
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.git("laptop", "log", "-1", "--format=%an <%ae>") == "tracker <tracker@localhost>")
        try clones.git("laptop", "config", "user.name", "Ann")
        try clones.git("laptop", "config", "user.email", "ann@example.org")
        try clones.publish("laptop", "c")
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.git("laptop", "log", "-1", "--format=%an <%ae>") == "Ann <ann@example.org>")
    }

    @Test("SYNC 5: a file that could not be committed is as unknown to git as before")
    func notCommitted() throws {
        let clones = try GitClones("laptop")
        try clones.publish("laptop", "a")
        let before = try clones.view("laptop")
        try clones.disk.write("", to: "laptop/.git/refs/heads/main.lock")
        guard case .failed = clones.carry("laptop") else {
            Issue.record("it was committed")
            return
        }
        #expect(try clones.view("laptop") == before)
        clones.disk.remove("laptop/.git/refs/heads/main.lock")
        #expect(clones.carry("laptop") == .done)
    }

    @Test("SYNC 5: a commit that the person signed is left to the person")
    func signed() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        let signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n"
        let plain = try clones.git("laptop", "cat-file", "commit", "HEAD")
        let header = plain.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        try clones.disk.write(
            header.joined(separator: "\n") + "\n" + signature + "\nsigned\n", to: "commit")
        let own = try clones.git(
            "laptop", "hash-object", "-t", "commit", "-w", clones.disk.path("commit"))
        try clones.git("laptop", "reset", "--quiet", "--hard", own)
        // It is beside what others sent, as it has the same parent.
        try clones.publish("laptop", "a")
        guard case .failed = clones.carry("laptop") else {
            Issue.record("a signature is lost")
            return
        }
        #expect(try clones.git("laptop", "rev-parse", "HEAD^") == own)
    }

    @Test("SYNC 5: a name or a password is asked for neither on a terminal nor in a window")
    func credentials() throws {
        var clones = try GitClones("laptop")
        try clones.disk.write(
            "#!/bin/sh\ntouch \(clones.disk.path("asked"))\n", to: "ask", mode: 0o700)
        try clones.git("laptop", "config", "core.askPass", clones.disk.path("ask"))
        // What an https remote asks for, too.
        let question = "printf 'protocol=https\\nhost=example.org\\n\\n' | git credential fill >&2"
        _ = clones.programs.run(
            ProgramCall("sh", ["-c", "cd \(clones.disk.path("laptop")); \(question)"], limit: 5_000))
        #expect(clones.disk.list().contains("asked"))
        clones.disk.remove("asked")
        try clones.git("laptop", "remote", "set-url", "origin", "ssh://example.org/habits")
        clones.environment["GIT_SSH_COMMAND"] = "\(question); exit 1 #"
        try clones.publish("laptop", "a")
        guard case .unreachable = clones.carry("laptop") else {
            Issue.record("it was let in")
            return
        }
        #expect(!clones.disk.list().contains("asked"))
    }
}
