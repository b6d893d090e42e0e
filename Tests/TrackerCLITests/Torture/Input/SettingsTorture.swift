import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain

/// Settings files of random bytes, and good ones with a few bytes changed.
@MainActor @Suite struct SettingsTorture {
    @Test("whatever the settings file holds, no command fails for it")
    func bytes() throws {
        let shell = try ArgumentTorture.shell("en")
        for (key, value) in [
            ("language", "ru"), ("theme", "dark"), ("first-weekday", "sun"), ("day-start", "03:30"),
            ("default-filter", "completed"), ("mouse", "off"),
        ] { shell.tracker("config", "set", key, value) }
        let path = ".config/tracker/Settings.plist"
        let good = try shell.home.read(path)
        var hostile = HostileText(seed: 888)
        let tries = Torture.tries(brief: 100, full: 100_000)
        var broken = 0
        for number in 0..<tries {
            try shell.home.write(
                hostile.chance(4) ? hostile.bytes(upTo: 600) : hostile.mutated(good), to: path)
            let loaded = SettingsFile(path: shell.home.path(path)).load()
            broken += loaded.trouble == nil ? 0 : 1
            #expect(0..<720 ~= loaded.settings.dayStart)
            let line = hostile.one(of: [
                ["list"], ["config", "list"], ["config", "list", "--json"], ["paths"], ["stats"],
            ])
            let run = shell.run(line)
            #expect(
                run.code == .done && ControlCodes.found(in: run.output + run.errors) == [],
                "\(number) \(line): \(run)")
            let isSaid = !run.errors.isEmpty || run.output.contains("\"warnings\"")
            #expect(isSaid == (loaded.trouble != nil), "\(number) \(line): \(run)")
            guard number % 20 == 0 else { continue }
            let set = shell.tracker("config", "set", "theme", "light")
            #expect(
                set.code == .done && shell.tracker("config", "get", "theme").output == "light\n",
                "\(number): \(set)")
        }
        Torture.report(
            item: 8, "random settings files", tries: tries,
            outcome: "\(broken) not as they were written and said so, the rest read; no command failed")
    }
}
