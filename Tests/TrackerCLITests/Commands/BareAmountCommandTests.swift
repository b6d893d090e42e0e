import TestKit
import Testing
import TrackerCLI

@Suite("AMT-12, AMT-13: amounts of a habit without a goal on the command line")
struct BareAmountCommandTests {
    /// Coffee, every day, in Home.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Coffee", "--category", "Home", "--schedule", "daily")
        return shell
    }

    private struct Line {
        let words: [String]
        let said: String
    }

    private static let lines = [
        Line(words: ["2"], said: "Done today: Coffee (2)."),
        Line(words: [], said: "Already done today: Coffee (2)."),
        Line(words: ["+1.5"], said: "Recorded today: Coffee (3.5)."),
        Line(words: ["--amount", "-3.5"], said: "Recorded today: Coffee (0)."),
        Line(words: ["--amount", "7"], said: "Recorded today: Coffee (7)."),
    ]

    @Test("AMT-12, AMT-13: what is recorded is said as a bare number")
    func said() throws {
        let shell = try shell()
        for line in Self.lines {
            let run = shell.run(["done", "Coffee"] + line.words)
            #expect(run.code == .done && run.output.hasPrefix(line.said), "\(line.words): \(run)")
        }
        #expect(
            try self.shell("ru").tracker("done", "Coffee", "2,5").output.hasPrefix(
                "Отмечено за сегодня: Coffee (2,5)."))
    }

    @Test("AMT-12: taking away more than there is is refused, and undone takes mark and amount")
    func takesBack() throws {
        let shell = try shell()
        shell.tracker("done", "Coffee", "2")
        let before = shell.library
        #expect(
            shell.tracker("done", "Coffee", "--amount", "-3").code == .couldNot && shell.library == before)
        shell.tracker("undone", "Coffee")
        let card = try ParsedJSON(shell.tracker("show", "Coffee", "--json").output)
        #expect(card["amount"] == .null && card["completed"] == .bool(false))
    }

    @Test("AMT-12: a number that is a date as well is asked for, where no goal and no day is given")
    func dateOrAmount() throws {
        for (language, said) in [
            ("en", "“18.11” can be a date or an amount: write --date 18.11, or --amount 18.11.\n"),
            ("ru", "«18.11» — это и дата, и количество: напишите --date 18.11 или --amount 18.11.\n"),
        ] {
            let shell = try shell(language)
            let before = shell.library
            #expect(shell.tracker("done", "Coffee", "18.11") == Shell.Run(errors: said, code: .wrongLine))
            #expect(shell.library == before)
        }
        let shell = try shell()
        for amount in ["18.13", "8.11", "2.5"] {
            #expect(shell.tracker("done", "Coffee", amount).output.contains("Coffee (\(amount))."))
        }
        shell.tracker("done", "Coffee", "12.10", "--date", "yesterday")
        shell.tracker("add", "Run", "--category", "Sport", "--goal", "20 km")
        #expect(shell.tracker("done", "Run", "18.11").output.contains("18.11 of 20 km"))
    }

    @Test("AMT-12: the changes are amountSet, then completed where that follows")
    func changes() throws {
        let shell = try shell()
        func kinds(_ amount: String) throws -> [String] {
            let changes = try ParsedJSON(shell.tracker("done", "Coffee", amount, "--json").output)["changes"]
            return changes?.items.compactMap { $0["kind"]?.string } ?? []
        }
        #expect(try kinds("0") == ["amountSet", "completed"])
        #expect(try kinds("3") == ["amountSet"])
    }

    @Test(
        "AMT-6, AMT-13: amounts left by a removed goal are shown, and a goal set later reads them in its unit"
    )
    func removedGoal() throws {
        let shell = try shell()
        shell.tracker("edit", "Coffee", "--goal", "5 cups")
        shell.tracker("done", "Coffee", "2")
        shell.tracker("edit", "Coffee", "--goal", "none")
        #expect(shell.tracker("list").output.contains("every day · 2 today"))
        #expect(shell.tracker("list", "--plain").output.split(separator: "\t").contains("2"))
        shell.tracker("edit", "Coffee", "--goal", "3 mugs")
        #expect(shell.tracker("list").output.contains("every day · 2 of 3 mugs"))
    }

    @Test("AMT-14: a table of ours has a column for bare numbers, and gives them back")
    func exported() throws {
        let shell = try shell()
        shell.tracker("done", "Coffee", "2")
        let table = shell.tracker("export", "-", "--format", "csv", "--wide").output
        #expect(table.hasPrefix("date,Coffee  [Home],Coffee  [Home]  amount\n"))
        let other = try Shell()
        other.input = Array(table.utf8)
        other.tracker("import", "-")
        #expect(other.tracker("list").output.contains("2 today"))
    }
}
