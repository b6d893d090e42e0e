import TestKit
import Testing
import TrackerCLI

/// A backup is the library alone, and says so.
@Suite struct BackupSettingsTests {
    private static let said = [
        "en": "Settings are not in it, they are in ~/.config/tracker/Settings.plist.\n",
        "ru": "Настроек в ней нет, они в ~/.config/tracker/Settings.plist.\n",
    ]

    @Test(
        "TAB-38: a backup in a file or a folder says where other settings than the defaults are",
        arguments: ["en", "ru"])
    func said(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        try shell.home.makeFolder("usb")
        let places = [shell.home.path("copy.plist"), shell.home.path("usb")]
        for place in places {
            #expect(shell.tracker("backup", place).output.split(separator: "\n").count == 1)
        }
        shell.tracker("config", "set", "theme", "dark")
        let said = try #require(Self.said[language])
        for place in places {
            let run = shell.tracker("backup", place, "--yes")
            let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 3 && run.output.hasSuffix("\n" + said) && run.errors == "", "\(run)")
        }
        #expect(shell.tracker("backup", places[0], "--dry-run", "--yes").output.hasSuffix("\n" + said))
        #expect(shell.home.list().filter { $0.hasPrefix("usb/") && $0 != "usb/" }.count == 2)
    }

    @Test(
        "TAB-38: nothing is said of a backup without a place, of standard output, with -q and in a document")
    func silent() throws {
        let shell = try WorkedExample.shell()
        shell.tracker("config", "set", "theme", "dark")
        let path = shell.home.path("copy.plist")
        #expect(shell.tracker("backup", path, "-q") == Shell.Run())
        for line in [
            ["backup"], ["backup", "-"], ["backup", "-", "--dry-run"], ["backup", path, "--yes", "--json"],
        ] {
            let run = shell.run(line)
            #expect(
                !run.output.contains("Settings") && run.errors == "" && run.code == .done, "\(line): \(run)")
        }
    }

    @Test(
        "TAB-38: settings that are the defaults, set or not, are none, and those that hold for one run are none"
    )
    func defaults() throws {
        let shell = try WorkedExample.shell()
        let path = shell.home.path("copy.plist")
        shell.tracker("config", "set", "theme", "system")
        shell.tracker("onboarding")
        #expect(!shell.tracker("backup", path, "--yes", "--lang", "en").output.contains("Settings"))
        shell.tracker("config", "set", "day-start", "03:00")
        #expect(shell.tracker("backup", path, "--yes").output.hasSuffix("\n" + (Self.said["en"] ?? "")))
        shell.tracker("config", "unset", "day-start")
        #expect(!shell.tracker("backup", path, "--yes").output.contains("Settings"))
    }

    @Test("TAB-38: the path is the one in force")
    func path() throws {
        let shell = try WorkedExample.shell()
        shell.environment["XDG_CONFIG_HOME"] = "/nowhere"
        #expect(!shell.tracker("backup", shell.home.path("copy.plist")).output.contains("nowhere"))
        shell.environment["XDG_CONFIG_HOME"] = shell.home.path("c")
        shell.tracker("config", "set", "mouse", "off")
        let run = shell.tracker("backup", shell.home.path("copy.plist"), "--yes")
        #expect(
            run.output.hasSuffix("\nSettings are not in it, they are in ~/c/tracker/Settings.plist.\n"),
            "\(run)")
    }

    @Test("TAB-38: help always says it of backup and restore", arguments: ["en", "ru"])
    func help(language: String) throws {
        let shell = try Shell(language: language)
        for command in ["backup", "restore"] {
            let text = shell.tracker("help", command).output.split(whereSeparator: \.isWhitespace).joined(
                separator: " ")
            #expect(text.contains(language == "en" ? "Settings are not in " : "Настроек в копи"), "\(text)")
            #expect(text.contains("tracker paths"))
        }
    }
}
