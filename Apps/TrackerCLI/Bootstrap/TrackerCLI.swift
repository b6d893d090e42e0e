import Terminal
import TrackerData
import TrackerDesk
package import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The composition root of the command line, from arguments to an exit code.
package enum TrackerCLI {
    /// Runs a command.
    ///
    /// - Parameter sync: What keeps the library in step, if not its store.
    package static func run(
        _ arguments: Arguments, environment: Environment, sync: (any LibrarySync)? = nil
    ) -> ExitCode {
        let line = ArgumentLine(arguments.words)
        let globals = Parser.globals(of: line)
        let calls = GitCallLog()
        var system = environment.system
        if globals.showsDetailsOfErrors { system.programs = calls.recording(system.programs) }
        let desk = Desk(library: globals.library, option: { globals.settings[$0] }, in: system)
        let console = Console(
            globals, language: desk.conventions.language, appearance: desk.appearance,
            environment: environment)
        defer { for line in calls.lines { console.say(line, .secondary) } }
        do throws(Failure) {
            let session = try Session(
                invocation(arguments, line, environment), desk: desk, console: console,
                environment: environment, sync: sync)
            let code = try session.run()
            // Fails if the result could not be printed; tells of a saved change, so that nobody repeats it.
            if let failure = console.failure {
                let cause = DiskFault.Cause(systemError: failure)
                throw session.completed.last.map { .outputOfEffect(cause, $0) } ?? .output(cause)
            }
            return code
        } catch {
            let text = error.text(desk.conventions.language, RepeatedOptions(globals))
            report(error, text, globals: globals, console: console)
            return error.code.exitCode
        }
    }

    private static func invocation(
        _ arguments: Arguments, _ line: ArgumentLine, _ environment: Environment
    ) throws(Failure) -> Invocation {
        guard arguments.areKnown else { throw .notFound(.noCommandLine) }
        if let word = arguments.notUTF8, !line.asksForHelp { throw .invalid(.notUTF8(word)) }
        do throws(UsageError) { return try Parser.parse(line) } catch {
            if case .missingOperand(let command, _) = error, command.spec.takesNamesFromInput,
                !environment.input.isTerminal
            {
                throw .usage(.noNamesGiven)
            }
            throw .usage(error)
        }
    }

    private static func report(_ failure: Failure, _ text: String, globals: GlobalOptions, console: Console) {
        if console.format == .json {
            console.report(.failed.json((failure.code, text)))
        } else {
            console.say(text, .error)
        }
        if globals.showsDetailsOfErrors { console.say(String(reflecting: failure), .secondary) }
    }
}
