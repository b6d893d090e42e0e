import TestKit
import Testing
import TrackerCLI

@Suite("REP-6: where a report goes") struct ReportCommandTests {
    private let shell: Shell
    /// Outside of the places where the program keeps its own.
    private var page: String { shell.home.path("year.html") }

    init() throws {
        shell = try WorkedExample.shell()
    }

    private func written(_ name: String = "year.html") -> String? {
        (try? shell.home.read(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Into a pipe it goes without a file, and with - anywhere")
    func standardOutput() throws {
        let run = shell.tracker("report")
        #expect(run.code == .done && run.errors == "")
        #expect(
            run.output.hasPrefix("<!DOCTYPE html>\n<html lang='en'>") && run.output.hasSuffix("</html>\n"))
        #expect(shell.tracker("report", "-") == run)
        #expect(shell.tracker("report", "--lang", "ru").output.hasPrefix("<!DOCTYPE html>\n<html lang='ru'>"))
        shell.isTerminal = true
        #expect(shell.tracker("report", "-").output == run.output)
    }

    @Test("R3: the page is written as it is made: in small pieces, and none after one that nobody took")
    func pieces() throws {
        let page = shell.tracker("report", "-").output
        #expect(shell.writes.count > 6 && shell.writes.reduce(0, +) == page.utf8.count)
        #expect(shell.writes.max() ?? 0 < 32_768)
        shell.outputRoom = 2
        let run = shell.tracker("report", "-")
        #expect(run.code == .couldNot && page.hasPrefix(run.output) && shell.writes.count == 3)
    }

    @Test("A page is not poured into a terminal: a file is asked for")
    func terminal() {
        shell.isTerminal = true
        shell.columns = 200
        let run = shell.tracker("report")
        #expect(run.code == .wrongLine && run.output == "")
        #expect(run.errors.contains("tracker report habits.html”"))
    }

    @Test("A file is written, and that is said unless it is to be quiet")
    func file() throws {
        let run = shell.tracker("report", page)
        #expect(run == Shell.Run(output: "Wrote \(page).\n"))
        #expect(written() == shell.tracker("report", "-").output)
        #expect(shell.tracker("report", page, "--yes", "-q") == Shell.Run())
    }

    @Test("What stands there is replaced after a yes alone")
    func replacing() throws {
        try shell.home.write("mine", to: "year.html")
        let piped = shell.tracker("report", page)
        #expect(piped.code == .wrongLine && piped.errors.contains("--yes") && written() == "mine")
        shell.isTerminal = true
        shell.answers = ["n"]
        #expect(shell.tracker("report", page).code == .cancelled && written() == "mine")
        shell.answers = ["y"]
        #expect(
            shell.tracker("report", page).code == .done && written()?.hasPrefix("<!DOCTYPE html>") == true)
        try shell.home.write("mine", to: "year.html")
        #expect(shell.tracker("report", page, "--yes").code == .done && written() != "mine")
    }

    @Test("The heat map alone is a picture, to a file or to standard output")
    func picture() throws {
        let run = shell.tracker("report", "--svg", "-")
        #expect(run.code == .done && run.output.hasPrefix("<svg xmlns='http://www.w3.org/2000/svg'"))
        #expect(shell.tracker("report", "--svg", shell.home.path("year.svg")).code == .done)
        #expect(written("year.svg") == run.output)
        let both = shell.tracker("report", page, "--svg", "-")
        #expect(both.code == .wrongLine && both.errors.contains("not both") && written() == nil)
    }

    @Test("It is opened where something opens files; where nothing does, that is said and the file is there")
    func opening() {
        shell.opensFiles = true
        #expect(shell.tracker("report", page, "--open").code == .done && shell.opened == [page])
        shell.opensFiles = false
        let run = shell.tracker("report", page, "--open", "--yes")
        #expect(
            run.code == .couldNot && run.output == "" && run.errors.contains(page)
                && run.errors.contains("browser"))
        #expect(written()?.hasPrefix("<!DOCTYPE html>") == true)
    }

    @Test("Standard output cannot be opened", arguments: [["report", "--open"], ["report", "-", "--open"]])
    func nothingToOpen(line: [String]) {
        shell.opensFiles = true
        let run = shell.run(line)
        #expect(
            run.code == .wrongLine && run.output == "" && run.errors.contains("--open") && shell.opened == [])
    }

    @Test("It has no JSON, changes nothing that could be tried out, and leaves a missing library missing")
    func refusals() throws {
        #expect(shell.tracker("report", "--json").code == .wrongLine)
        #expect(shell.tracker("report", page, "--dry-run").code == .wrongLine)
        let empty = try Shell()
        let run = empty.tracker("report", "-")
        #expect(
            run.code == .done && run.output.contains("There is nothing to analyze yet")
                && empty.library == nil)
    }

    @Test("A file that cannot be is told as what it is", arguments: ["no/such/folder.html", "no/", ""])
    func places(name: String) {
        let run = shell.tracker("report", name.isEmpty ? "" : shell.home.path(name))
        #expect(run.code != .done && run.output == "" && run.errors.split(separator: "\n").count == 1)
    }
}

@Suite("REP-6: a report is opened") struct FileOpenerTests {
    /// Writes the name it is given into a pipe with a name.
    private func program(_ opener: String) throws -> Program {
        var program = try Program()
        try program.home.write("#!/bin/sh\necho \"$1\" >opened\n", to: "bin/\(opener)", mode: 0o755)
        program.environment["PATH"] = program.home.path("bin") + ":/usr/bin:/bin"
        return program
    }

    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    // It keeps running until the file is read, which comes later.
    @Test(
        "The system's opener gets the file, whatever its name; its end is not waited for",
        arguments: ["it's $(year).html", "-year.html"])
    func opens(name: String) throws {
        let program = try program(Self.opener)
        let outcome = try program.shell(
            "cd \"$HOME\" && mkfifo opened && \"$0\" report --open -q -- \"$1\" && cat opened", name
        ).run()
        #expect(outcome.status == .exited(0))
        #expect(outcome.output == (name.hasPrefix("-") ? "./" : "") + name + "\n")
    }

    @Test("One that fails is told as none is, and the file is there")
    func failing() throws {
        let program = try program(Self.opener)
        try program.home.write("#!/bin/sh\nexit 3\n", to: "bin/\(Self.opener)", mode: 0o755)
        let path = program.home.path("year.html")
        let outcome = try program.tracker("report", path, "--open", "-q")
        #expect(outcome.status == .exited(1) && outcome.output == "")
        #expect(
            outcome.errors == "The file is there, but nothing here opens it: open \(path) in a browser.\n")
        #expect(try program.home.read("year.html").isEmpty == false)
    }

    @Test("Without one the file is there and can be opened by hand")
    func missing() throws {
        var program = try program("another")
        program.environment["PATH"] = program.home.path("bin")
        let outcome = try program.tracker("report", program.home.path("year.html"), "--open", "-q")
        #expect(outcome.status == .exited(1) && outcome.stderr.text.contains("year.html"))
        #expect(try program.home.read("year.html").isEmpty == false)
    }
}
