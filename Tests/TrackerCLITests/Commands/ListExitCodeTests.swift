import Testing
import TrackerCLI

/// `tracker list --exit-code`.
@Suite struct ListExitCodeTests {
    @Test("rc 1 where nothing is listed; what is printed stays as it is")
    func exitCode() throws {
        let shell = try WorkedExample.shell()
        for (line, code) in [
            (["list"], ExitCode.done), (["list", "--filter", "due"], .couldNot),
            (["list", "--search", "zzz"], .couldNot), (["list", "--category", "Home"], .done),
        ] {
            for form in [[], ["--plain"], ["--json"]] {
                let plain = shell.run(line + form)
                #expect(plain.code == .done)
                let checked = shell.run(line + form + ["--exit-code"])
                #expect(checked.code == code && checked.output == plain.output && checked.errors == "")
            }
        }
        #expect(try Shell().tracker("list", "--exit-code").code == .couldNot)
    }
}
