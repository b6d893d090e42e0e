import Terminal
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
        var request = Request(line)
        // Scripts ask for the version often: nothing is looked up for it.
        if case .understood(let invocation) = request, invocation.globals.showsVersion,
            invocation.command != .help
        {
            let outcome = world.output.write(Array("tracker \(Version.current)\n".utf8))
            guard case .failed(let code) = outcome else { return .done }
            request = .refused(.output(code))
        }
        let globals = Parser.globals(of: line)
        let surroundings = Surroundings(globals, world: world)
        let console = Console(
            globals, language: surroundings.conventions.language, appearance: surroundings.appearance,
            world: world)
        do throws(Failure) {
            let session = try Session(
                request.invocation, surroundings: surroundings, console: console, world: world)
            let code = try session.run()
            if let failure = console.failure { throw .output(failure) }
            return code
        } catch {
            report(error, globals: globals, console: console, language: surroundings.conventions.language)
            return error.code.exitCode
        }
    }

    /// What the words came to. For the library's `Result` a start would look through all conformances of the program.
    private enum Request {
        case understood(Invocation)
        case refused(Failure)

        init(_ line: ArgumentLine) {
            do throws(UsageError) { self = .understood(try Parser.parse(line)) } catch {
                self = .refused(.usage(error))
            }
        }

        var invocation: Invocation {
            get throws(Failure) {
                switch self {
                case .understood(let invocation): return invocation
                case .refused(let failure): throw failure
                }
            }
        }
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
