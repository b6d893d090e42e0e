import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// The synopsis of a command.
struct SynopsisTests {
    @Test(
        "What goes together stands side by side, what does not is one or the other",
        arguments: [
            (
                CommandName.report,
                [
                    "[FILE|TRACKER...]", "[--date DAYS | --from DAY | --year YYYY]", "[--to DAY]",
                    "[--svg FILE]", "[--output FOLDER]", "[--open]", "[--category CATEGORY]",
                ]
            ),
            (.pause, ["(TRACKER... | --all)", "[--from DAY | --date DAYS]", "[--until DAY]"]),
            (.resume, ["(TRACKER... | --all)", "[--from DAY]"]),
            (.note, ["TRACKER", "[TEXT | --remove]", "[--date DAY]"]),
            (.archive, ["TRACKER..."]),
            (
                .calendar,
                [
                    "[TRACKER...]", "[--date DAYS | --from DAY | --year YYYY | --month YYYY-MM]",
                    "[--to DAY]", "[--category CATEGORY]",
                ]
            ),
            (
                .importing,
                [
                    "FILE|FOLDER|-", "[--format FORMAT]", "[--into CATEGORY]", "[--columns COLUMN=HEADING,…]",
                    "[--done WORDS]", "[--not-done WORDS]", "[--skip WORDS]", "[--name NEW-NAME]",
                    "[--keep-going]",
                ]
            ),
            (.categoryRename, ["CATEGORY", "NEW-NAME"]), (.undo, ["[N]"]),
        ] as [(CommandName, [String])])
    func pieces(command: CommandName, expected: [String]) {
        #expect(Synopsis.pieces(of: command, .english) == expected)
    }

    @Test(
        "What is one or the other is refused together",
        arguments: [
            ["report", "a.html", "--svg", "b.svg"], ["pause", "Run", "--all"], ["resume", "Run", "--all"],
            ["skip", "Run", "--all"], ["note", "Run", "text", "--remove"],
            ["sync", "on", "/sync", "--no-folder", "--name", "laptop"],
        ])
    func together(line: [String]) throws {
        let shell = try WorkedExample.shell()
        let before = try shell.home.contents()
        #expect(shell.run(line).code == .wrongLine)
        #expect(try shell.home.contents() == before)
    }

    @Test("Only an option of a command that takes words stands in the place of one, and no two do")
    func replacing() {
        let commands = CommandName.allCases.filter { $0.spec.options.contains(where: \.replacesOperand) }
        #expect(commands == [.skip, .unskip, .note, .pause, .resume, .syncOn])
        for command in commands {
            #expect(!command.spec.operands.isEmpty)
            #expect(command.spec.options.filter(\.replacesOperand).count == 1)
        }
    }
}
