import TestKit
import Testing
import TrackerData

/// Git carries the files of devices.
@Suite(.enabled(if: GitClones.hasGit)) struct GitCarrierTests {
    @Test("SYNC 7: the file is committed alone and sent, and that of the other device arrives")
    func carried() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("laptop", "a")
        try clones.publish("phone", "b")
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("phone") == .done)
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("laptop") == .nothingToDo)
        #expect(clones.carry("phone") == .nothingToDo)
        #expect(try clones.disk.read("laptop/phone.plist") == Array("b".utf8))
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
        #expect(try clones.changed("laptop", by: "HEAD") == ["phone.plist"])
        #expect(try clones.git("laptop", "status", "--porcelain") == "")
        try clones.publish("laptop", "c")
        #expect(clones.carry("laptop", isSending: false) == .done)
        #expect(clones.carry("phone") == .nothingToDo)
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/laptop.plist") == Array("c".utf8))
    }

    @Test("SYNC 7: a device's file that was removed is removed on the others; no other file is")
    func removed() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.disk.write("a", to: "laptop/laptop-k7q2.plist")
        try clones.disk.write("notes", to: "laptop/other.plist")
        try clones.git("laptop", "add", ".")
        try clones.person("laptop", "commit", "--quiet", "--all", "--message", "mine")
        try clones.publish("laptop", "b")
        #expect(clones.carry("laptop") == .done && clones.carry("phone") == .done)
        for name in ["laptop-k7q2.plist", "other.plist", "list.txt"] {
            clones.disk.remove("laptop/" + name)
        }
        #expect(clones.carry("laptop", removedIDs: ["k7q2"]) == .done && clones.carry("phone") == .done)
        #expect(try clones.changed("laptop", by: "HEAD") == ["laptop-k7q2.plist"])
        let left = clones.disk.list().filter { $0.hasPrefix("phone/") && !$0.contains(".git/") }
        #expect(!left.contains("phone/laptop-k7q2.plist"))
        #expect(left.contains("phone/other.plist") && left.contains("phone/list.txt"))
        #expect(clones.carry("laptop") == .nothingToDo)
    }

    @Test("SYNC 9: three clones with interleaved changes become equal, and lose none")
    func interleaved() throws {
        let names = ["laptop", "phone", "desktop"]
        let clones = try GitClones("laptop", "phone", "desktop")
        var random = SeededRandom(seed: 7)
        var written: [String: Int] = [:]
        for turn in 0..<(Torture.isFull ? 200 : 16) {
            let name = names.randomElement(using: &random)!
            if Int.random(in: 0..<3, using: &random) > 0 {
                try clones.publish(name, "\(turn)")
                written[name] = turn
            }
            if Int.random(in: 0..<3, using: &random) > 0 {
                let outcome = clones.carry(name)
                #expect(outcome == .done || outcome == .nothingToDo)
            }
        }
        for name in names + names { _ = clones.carry(name) }
        for (device, turn) in written {
            for name in names {
                #expect(try clones.disk.read("\(name)/\(device).plist") == Array("\(turn)".utf8))
            }
        }
        #expect(try Set(names.map { try clones.git($0, "rev-parse", "HEAD") }).count == 1)
    }

    @Test("SYNC 5: what the person has staged, changed and not yet told git stays byte for byte")
    func dirty() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        try clones.disk.write("staged\n", to: "laptop/notes.txt")
        try clones.git("laptop", "add", "notes.txt")
        try clones.disk.write("staged\nand changed\n", to: "laptop/notes.txt")
        try clones.disk.write("changed\n", to: "laptop/list.txt")
        try clones.disk.write("new\n", to: "laptop/staged new.txt")
        try clones.git("laptop", "add", "staged new.txt")
        try clones.disk.write("untracked\n", to: "laptop/untracked.txt")
        let before = try clones.view("laptop")
        try clones.publish("laptop", "a")
        #expect(clones.carry("laptop") == .done)
        let after = try clones.view("laptop")
        #expect(after.staged == before.staged)
        #expect(after.unstaged == before.unstaged)
        let both = ["laptop/laptop.plist": Array("a".utf8), "laptop/phone.plist": Array("b".utf8)]
        #expect(after.files == before.files.merging(both) { $1 })
        #expect(try clones.changed("laptop", by: "HEAD") == ["laptop.plist"])
        #expect(try clones.git("laptop", "stash", "list") == "")
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
        #expect(try clones.disk.read("phone/notes.txt") == Array("one\n".utf8))
    }

    @Test("SYNC 5: commits of the person are rebased along and sent")
    func personsCommits() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        try clones.disk.write("mine\n", to: "laptop/notes.txt")
        try clones.person("laptop", "commit", "--quiet", "--all", "--message", "mine")
        try clones.publish("laptop", "a")
        #expect(clones.carry("laptop") == .done)
        #expect(
            try clones.git("laptop", "log", "--format=%an %s", "-2")
                == "tracker Tracker: laptop.plist\nAnn mine")
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/notes.txt") == Array("mine\n".utf8))
    }

    @Test("SYNC 5: where the person's commits meet others', all stays as it is and git needs the person")
    func conflict() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.disk.write("theirs\n", to: "phone/notes.txt")
        try clones.person("phone", "commit", "--quiet", "--all", "--message", "theirs")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        try clones.disk.write("mine\n", to: "laptop/notes.txt")
        try clones.person("laptop", "commit", "--quiet", "--all", "--message", "mine")
        try clones.disk.write("changed\n", to: "laptop/list.txt")
        try clones.publish("laptop", "a")
        guard case .failed = clones.carry("laptop") else {
            Issue.record("two commits of one line met")
            return
        }
        let after = try clones.view("laptop")
        #expect(clones.carry("laptop") != .done)
        #expect(try clones.view("laptop") == after)
        #expect(try clones.disk.read("laptop/notes.txt") == Array("mine\n".utf8))
        #expect(try clones.disk.read("laptop/list.txt") == Array("changed\n".utf8))
        #expect(try clones.git("laptop", "worktree", "list").split(separator: "\n").count == 1)
        #expect(!clones.disk.list().contains { $0.contains("tracker-rebase") || $0.contains("rebase-merge") })
        // The person resolves it.
        try clones.git("laptop", "checkout", "--quiet", "list.txt")
        #expect(throws: (any Error).self) { try clones.person("laptop", "pull", "--rebase", "--quiet") }
        #expect(clones.carry("laptop") == .busy)
        try clones.disk.write("both\n", to: "laptop/notes.txt")
        try clones.git("laptop", "add", "notes.txt")
        try clones.person("laptop", "-c", "core.editor=true", "rebase", "--continue")
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/notes.txt") == Array("both\n".utf8))
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
    }

    @Test(
        "SYNC 5: a changed or untracked file that others changed, too, stays as it is",
        arguments: [true, false])
    func overlap(isTracked: Bool) throws {
        let clones = try GitClones("laptop", "phone")
        let name = isTracked ? "notes.txt" : "new.txt"
        try clones.disk.write("theirs\n", to: "phone/\(name)")
        try clones.git("phone", "add", name)
        try clones.person("phone", "commit", "--quiet", "--message", "theirs")
        try clones.git("phone", "push", "--quiet")
        try clones.disk.write("mine\n", to: "laptop/\(name)")
        let before = try clones.view("laptop")
        guard case .failed = clones.carry("laptop") else {
            Issue.record("a file was overwritten")
            return
        }
        #expect(try clones.view("laptop").files == before.files)
        #expect(try clones.view("laptop").head == before.head)
        #expect(try clones.view("laptop").unstaged == before.unstaged)
    }

    @Test("SYNC 5: a device that was quicker is taken in, and the file sent again")
    func race() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("laptop", "a")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone", isSending: false) == .done)
        try clones.disk.write(
            """
            #!/bin/sh
            unset $(git rev-parse --local-env-vars)
            [ -e ../raced ] || { touch ../raced; git -C ../phone push --quiet; }
            """, to: "laptop/.git/hooks/pre-push", mode: 0o700)
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.disk.read("laptop/phone.plist") == Array("b".utf8))
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
    }

    @Test("SYNC 5: a run goes on where an earlier one was killed")
    func killed() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        try clones.publish("laptop", "a")
        try clones.disk.write("changed\n", to: "laptop/list.txt")
        // Once while it rebased, once when the files were moved, but not the branch.
        try clones.git(
            "laptop", "worktree", "add", "--quiet", "--detach", clones.disk.path("laptop/.git/tracker-rebase")
        )
        try clones.git("laptop", "fetch", "--quiet")
        try clones.git("laptop", "read-tree", "-m", "-u", "HEAD", "origin/main")
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.changed("laptop", by: "HEAD") == ["laptop.plist"])
        #expect(try clones.git("laptop", "status", "--porcelain") == " M list.txt")
        #expect(try clones.git("laptop", "worktree", "list").split(separator: "\n").count == 1)
        #expect(try clones.disk.read("laptop/phone.plist") == Array("b".utf8))
    }

    @Test("SYNC 7: the first two clones of an empty repository carry each other's files")
    func empty() throws {
        let clones = try GitClones()
        try clones.git(
            nil, "init", "--quiet", "--bare", "--initial-branch=main", clones.disk.path("empty.git"))
        for name in ["laptop", "phone"] {
            try clones.git(nil, "clone", "--quiet", clones.disk.path("empty.git"), clones.disk.path(name))
        }
        #expect(clones.carry("phone") == .nothingToDo)
        try clones.publish("laptop", "a")
        #expect(clones.carry("laptop") == .done)
        #expect(clones.carry("phone") == .done)
        #expect(try clones.disk.read("phone/laptop.plist") == Array("a".utf8))
        try clones.publish("phone", "b")
        #expect(clones.carry("phone") == .done)
        #expect(clones.carry("laptop") == .done)
        #expect(try clones.disk.read("laptop/phone.plist") == Array("b".utf8))
    }

    @Test("SYNC 7: the folder may be inside the work tree, and a work tree one of several")
    func inside() throws {
        let clones = try GitClones("laptop", "phone")
        try clones.git(
            "laptop", "worktree", "add", "--quiet", "-b", "habits", clones.disk.path("second tree"), "main")
        try clones.git("laptop", "push", "--quiet", "origin", "habits")
        try clones.git("second tree", "branch", "--quiet", "--set-upstream-to=origin/habits")
        try clones.disk.write("a", to: "second tree/my habits/second tree.plist")
        let theirs = try clones.person("phone", "commit-tree", "-p", "HEAD", "-m", "theirs", "HEAD^{tree}")
        try clones.git("phone", "push", "--quiet", "origin", "\(theirs):habits")
        var carrier = GitCarrier(
            folder: clones.disk.path("second tree/my habits"), file: "second tree.plist",
            programs: clones.programs)
        #expect(carrier.carry() == .done)
        #expect(carrier.carry() == .nothingToDo)
        #expect(try clones.changed("second tree", by: "HEAD") == ["my habits/second tree.plist"])
        #expect(
            try clones.git("laptop", "ls-tree", "--name-only", "origin/habits", "my habits/")
                == "my habits/second tree.plist")
    }
}
