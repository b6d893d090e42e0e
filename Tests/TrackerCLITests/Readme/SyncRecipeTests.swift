import TestKit
import Testing

/// What the README tells to copy for several devices puts them in step, carried by the real programs.
@Suite struct SyncRecipeTests {
    private let page: Readme
    /// The homes of the devices, and what lies between them.
    private let root: TemporaryFolder

    private static let hasGit = InstalledProgram(name: "git")
    private static let hasRsync = InstalledProgram(name: "rsync")
    private static let hasSyncthing = InstalledProgram(name: "syncthing")

    init() throws {
        page = try Readme()
        root = try TemporaryFolder()
        for device in ["laptop", "desktop"] {
            try root.makeFolder(device)
            try root.makeFolder(device + "/bin")
        }
        try run("laptop", "tracker add Run --category Sport --schedule daily && tracker done run")
    }

    /// The lines of a recipe, for a device.
    private func recipe(_ name: String, on device: String) throws -> [String] {
        try #require(page.blocks("shell " + name).first).map {
            String($0).replacing("--name laptop", with: "--name " + device)
        }
    }

    @discardableResult
    private func run(_ device: String, _ command: String) throws -> String {
        let outcome = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", command],
            environment: [
                "HOME": root.path(device), "LANG": "C.UTF-8", "TRACKER_TODAY": "2026-11-20",
                "PATH": root.path(device + "/bin") + ":" + BuiltProduct.folder
                    + ":/usr/local/bin:/usr/bin:/bin",
            ]
        ).run()
        try #require(outcome.status == .exited(0), "\(device): \(command): \(outcome)")
        return outcome.output
    }

    /// A command of a device's own, which stands for a connection to the other one.
    private func write(_ name: String, _ script: String, on device: String) throws {
        try root.write("#!/bin/sh\n" + script + "\n", to: "\(device)/bin/\(name)", mode: 0o755)
    }

    private func days(_ device: String) throws -> String {
        try run(device, "tracker export --format csv")
    }

    private func expectInStep() throws {
        let (laptop, desktop) = (try days("laptop"), try days("desktop"))
        #expect(laptop == desktop)
        #expect(laptop.contains("2026-11-20") && laptop.contains("2026-11-19"))
        #expect(try run("laptop", "tracker sync status --plain").contains("inStep"))
        #expect(try run("desktop", "tracker sync status --plain").contains("inStep"))
    }

    @Test("SYNC 7: the recipe for git", .enabled(if: hasGit.isThere, "there is no git"))
    func git() throws {
        try run("laptop", "git init -q --bare '\(root.path("habits.git"))'")
        for device in ["laptop", "desktop"] {
            for line in try recipe("git", on: device) {
                try run(device, line.replacing("git@example.com:habits.git", with: root.path("habits.git")))
            }
            try run(device, "tracker sync")
        }
        try run("desktop", "tracker done run --date yesterday && tracker sync")
        try run("laptop", "tracker sync")
        try run("desktop", "tracker sync")
        try expectInStep()
    }

    @Test(
        "SYNC 9: three clones of a repository with interleaved changes end with all marks but those taken away",
        .enabled(if: hasGit.isThere, "there is no git"))
    func clones() throws {
        let (devices, changes) = (["laptop", "desktop", "server"], Torture.tries(brief: 18, full: 200))
        try root.makeFolder("server")
        try run("laptop", "git init -q --bare '\(root.path("habits.git"))'")
        for device in devices {
            for line in try recipe("git", on: device) {
                try run(device, line.replacing("git@example.com:habits.git", with: root.path("habits.git")))
            }
            try run(device, "tracker sync")
        }
        var random = SeededRandom(seed: 25)
        var (expected, seen) = (
            Set(["-0"]), Dictionary(uniqueKeysWithValues: devices.map { ($0, Set(["-0"])) })
        )
        for _ in 0..<changes {
            let device = devices.randomElement(using: &random)!
            let day = "-\(Int.random(in: 1..<60, using: &random))"
            // Only what this device sees can be taken away, and all that it sees was seen by it alone or came by sync.
            if Int.random(in: 0..<4, using: &random) == 0 {
                for name in devices { try run(name, "tracker sync") }
                for name in devices { try run(name, "tracker sync") }
                seen = Dictionary(uniqueKeysWithValues: devices.map { ($0, expected) })
            } else if seen[device]!.contains(day), expected.contains(day),
                devices.allSatisfy({ seen[$0]!.contains(day) })
            {
                try run(device, "tracker undone run --date=\(day)")
                expected.remove(day)
                for name in devices { seen[name]!.remove(day) }
                for name in devices { try run(name, "tracker sync") }
                for name in devices { try run(name, "tracker sync") }
            } else {
                try run(device, "tracker done run --date=\(day)")
                expected.insert(day)
                seen[device]!.insert(day)
            }
        }
        // One round to send, one to hear, one to hear that the others have heard.
        for _ in 0..<3 { for device in devices { try run(device, "tracker sync") } }
        let logs = try devices.map { try days($0) }
        #expect(Set(logs).count == 1)
        #expect(logs[0].split(separator: "\n").count == expected.count + 1, "\(expected.count): \(logs[0])")
        for device in devices {
            let status = try run(device, "tracker sync status --plain")
            #expect(status.split(separator: "\n").filter { $0.hasSuffix("inStep") }.count == 2, "\(status)")
            // No device has committed another's file.
            let authors = try run(
                device, "cd ~/habits && for f in *.plist; do git log --format=%s -- $f | sort -u; done")
            #expect(authors.split(separator: "\n").count == 3, "\(authors)")
        }
    }

    @Test(
        "STEP-16: the recipe for rsync, whatever a clock says, beside a device with a name that begins alike",
        .enabled(if: hasRsync.isThere, "there is no rsync"))
    func rsync() throws {
        for device in ["laptop", "desktop"] { try run(device, recipe("rsync", on: device)[0]) }
        let there = try recipe("rsync", on: "laptop")[1].replacing(
            "desktop:", with: root.path("desktop") + "/")
        // A clock that was wrong once, and a name that begins like the own one.
        try run("laptop", "touch -t 203001010000 ~/Sync/Tracker/laptop-*.plist")
        try run("laptop", there)
        try root.makeFolder("other")
        try run("other", "tracker sync on '\(root.path("desktop"))/Sync/Tracker' --name laptop-2")
        try run("desktop", "tracker done run --date yesterday")
        try run("laptop", there)
        try run("laptop", "tracker sync")
        try run("other", "tracker done run --date=-2")
        try run("laptop", there)
        try run("laptop", "tracker sync")
        try run("laptop", there)
        for device in ["desktop", "other", "laptop"] { try run(device, "tracker sync") }
        try run("laptop", there)
        for device in ["desktop", "other"] { try run(device, "tracker sync") }
        try run("laptop", there)
        try expectInStep()
        #expect(try days("laptop").contains("2026-11-18"), "the file of laptop-2 came")
        let files = try run("laptop", "cd ~/Sync/Tracker && ls laptop-????.plist laptop-2-????.plist | wc -l")
        #expect(files.split(separator: "\n").first.map { $0.filter(\.isNumber) } == "2")
    }

    @Test("SYNC 7: the recipe for ssh")
    func ssh() throws {
        let homes = (laptop: root.path("laptop"), desktop: root.path("desktop"))
        try write("ssh", "shift; HOME='\(homes.desktop)' exec \"$@\"", on: "laptop")
        try write("ssh", "shift; HOME='\(homes.laptop)' exec \"$@\"", on: "desktop")
        for device in ["laptop", "desktop"] { try run(device, recipe("ssh", on: device)[0]) }
        let take = try recipe("ssh", on: "laptop")[1]
        try run("desktop", take.replacing("ssh desktop", with: "ssh laptop"))
        try run("desktop", "tracker done run --date yesterday")
        try run("laptop", take)
        #expect(try days("laptop") == days("desktop"))
        #expect(try days("laptop").contains("2026-11-19"))
    }

    @Test("SYNC 7: the recipe for Syncthing", .enabled(if: hasSyncthing.isThere, "there is no syncthing"))
    func syncthing() throws {
        let carriers = try ["laptop", "desktop"].map { try Syncthing($0, in: root) }
        for (carrier, other) in [(carriers[0], carriers[1]), (carriers[1], carriers[0])] {
            try carrier.configure(sharingWith: other)
        }
        let running = try carriers.map { carrier in
            try run(carrier.name, carrier.start).split(separator: "\n").joined()
        }
        defer { _ = try? run("laptop", "kill " + running.joined(separator: " ")) }
        for device in ["laptop", "desktop"] { try run(device, recipe("syncthing", on: device)[0]) }
        try wait(for: "the library") { try run("desktop", "tracker list --plain").contains("Run") }
        try run("desktop", "tracker done run --date yesterday")
        try wait(for: "the mark") { try days("laptop").contains("2026-11-19") }
        try run("laptop", "tracker sync")
        try wait(for: "being in step") {
            try run("desktop", "tracker sync").contains("in step")
        }
        try expectInStep()
    }

    private func wait(for what: String, _ isThere: () throws -> Bool) throws {
        for _ in 0..<120 {
            if try isThere() { return }
            try run("laptop", "sleep 0.5")
        }
        Issue.record("\(what) did not arrive")
    }
}
