import TestKit
import TrackerCLI

/// A person whose library names everything as no person would: somebody wrote into the file.
struct HostileLibrary {
    let shell: Shell
    private let ids: [String]
    private let category: String

    init(_ hostile: inout HostileText) throws {
        shell = try Shell()
        for (name, options) in [
            ("QWERTYA", ["--schedule", "daily"]), ("QWERTYB", ["--schedule", "mon", "--pin"]),
            ("QWERTYC", ["--event"]),
            ("QWERTYD", ["--event"]),
        ] { shell.run(["add", name, "--category", "QWERTYE"] + options) }
        shell.tracker("category", "add", "QWERTYF")
        shell.tracker("category", "rename", "QWERTYF", "QWERTYG")
        shell.tracker("done", "QWERTYA", "QWERTYC")
        shell.tracker("edit", "QWERTYA", "--name", "QWERTYH")
        shell.tracker("delete", "QWERTYD", "--yes")
        shell.tracker("pin", "QWERTYC")
        shell.tracker("undo")
        ids = shell.tracker("list", "--plain").output.split(separator: "\n").map { String($0.prefix(36)) }
        category = String(shell.tracker("category", "list", "--plain").output.prefix(36))

        var text = try shell.home.read(shell.libraryPath).text
        for letter in "ABCDEFGH" {
            // Quotes and backslashes would only end the names that the history quotes.
            let name = "z" + hostile.scalars(upTo: 24).filter { $0 != "\"" && $0 != "\\" }
            text.replace("QWERTY\(letter)", with: name.unicodeScalars.map { "&#\($0.value);" }.joined())
        }
        try shell.home.write(text, to: shell.libraryPath)
    }

    static let forms = [[], ["--plain"], ["--json"], ["--screen-color", "always"], ["--ascii"], ["--debug"]]

    /// Every command, and those that change something on trial.
    var lines: [[String]] {
        let everywhere: [[String]] = [
            ["list"], ["list", "--filter", "completed"], ["list", "--search", "z"], ["stats"],
            ["stats", "--sort", "name"],
            ["calendar"], ["history"], ["category", "list"], ["doctor"], ["paths"], ["config", "list"],
            ["man"], ["help"],
            ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
            ["__complete", "trackers"],
            ["__complete", "categories"], ["done", "x"], ["show", "z"], ["delete", "z"],
            ["undo", "--dry-run"],
            ["undo", "30", "--dry-run"], ["redo", "--dry-run"], ["history", "clear", "--dry-run"],
            ["category", "delete", category, "--dry-run"],
            ["category", "rename", category, "Home", "--dry-run"],
            ["add", "x", "--category", category, "--event", "--dry-run"], ["category", "rename", "z", "x"],
        ]
        return everywhere
            + ids.flatMap { id in
                [
                    ["show", id], ["calendar", id], ["done", id, "--dry-run"], ["undone", id, "--dry-run"],
                    ["pin", id, "--dry-run"], ["unpin", id, "--dry-run"], ["delete", id, "--dry-run"],
                    ["edit", id, "--emoji", "🍔", "--dry-run"],
                    ["edit", id, "--schedule", "mon", "--dry-run"],
                ]
            }
    }
}
