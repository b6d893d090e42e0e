import TestKit
import Testing
import TrackerCLI

@MainActor @Suite struct NoCommandLineTests {
    @Test(
        "S2: a command line that cannot be found out is never taken for an empty one",
        arguments: [
            ("en", "The system does not say what Tracker is asked to do"),
            ("ru", "Система не сообщает, что нужно сделать"),
        ])
    func unknown(language: String, start: String) throws {
        let shell = try Shell(language: language)
        let run = shell.run(commandLine: [])
        #expect(run.code == .couldNot && run.output == "")
        #expect(run.errors.hasPrefix(start) && run.errors.contains("/proc"))
        #expect(OneSentence(run.errors).faults(language) == [])
        #expect(shell.home.list() == [])
    }

    @Test("the first word is the program's name, whatever it is")
    func name() throws {
        let shell = try Shell()
        #expect(
            shell.run(commandLine: ["", "--version"]) == Shell.Run(output: "tracker \(Version.number)\n"))
        #expect(shell.run(commandLine: ["--version"]).output.contains("What will we track?"))
    }
}
