import TrackerData
import TrackerDomain
import TrackerPresentation

/// The command line: one composition root, from arguments to an exit code.
package enum TrackerCLI {
    /// Runs a command.
    ///
    /// - Parameter arguments: The words after the program's name.
    package static func run(_ arguments: [String], world: World) -> ExitCode {
        let line = ArgumentLine(arguments)
        let globals = Parser.globals(of: line)
        let surroundings = Surroundings(globals, world: world)
        let console = Console(
            globals, language: surroundings.conventions.language, appearance: surroundings.appearance,
            world: world)
        do throws(Failure) {
            let invocation = try parse(line)
            var code = ExitCode.done
            if invocation.globals.showsVersion {
                console.print(raw: "tracker \(Version.current)\n")
            } else {
                let session = try Session(
                    invocation, surroundings: surroundings, console: console, world: world)
                code = try session.run()
            }
            if let failure = console.failure { throw .output(failure) }
            return code
        } catch {
            report(error, globals: globals, console: console, language: surroundings.conventions.language)
            return error.code.exitCode
        }
    }

    private static func parse(_ line: ArgumentLine) throws(Failure) -> Invocation {
        do throws(UsageError) { return try Parser.parse(line) } catch { throw .usage(error) }
    }

    private static func report(
        _ failure: Failure, globals: GlobalOptions, console: Console, language: Language
    ) {
        let text = failure.text(language)
        if console.form == .json {
            console.report(.failed(failure.code, text))
        } else {
            console.say(text, .error)
        }
        if globals.showsDetailsOfErrors { console.say(String(reflecting: failure), .secondary) }
    }
}
