import Terminal
import TrackerDesk
import TrackerDomain
package import TrackerPresentation

extension Session {
    /// The settings for the app to try out, save and follow.
    @MainActor package func makePreferences() -> Preferences { desk.preferences(outranking: outranking) }

    /// The surroundings of the app's models, which follow its settings.
    @MainActor func workspace(_ preferences: Preferences) -> Workspace {
        desk.workspace(
            over: store, sync: sync, reminders: reminderSetup, dayNow, preferences,
            advice: Advice.inApp(repeated))
    }

    /// A setting's value in this run, with its source.
    func inForce(_ key: SettingKey) -> Resolved<String> { desk.resolver.value(of: key, set: settings.value) }

    /// The option or variable that outranks a setting in this run; nil if none does.
    func outranking(_ key: SettingKey) -> String? {
        switch inForce(key).source {
        case .option: OptionTable.option(outranking: key)?.word
        case .environment: key.outrankingVariable
        case .setting, .system, .standard: nil
        }
    }

    var colorDepth: ColorDepth {
        let styling = StylingDecision.styling(
            preference: globals.screenColor ?? .auto, isTerminal: true, environment: environment.variable)
        return switch styling {
        case .plain: .none
        case .styled(let depth): depth
        }
    }

    var appCanvas: TextContext {
        console.context.onScreen(console.context.theme.palette.appearance, depth: colorDepth)
    }

    var terminalOptions: TerminalOptions {
        let language = language
        return TerminalOptions(
            usesMouse: inForce(.mouse).value == Switch.on.rawValue,
            asksForSynchronizedOutput: environment.variable("TERM_PROGRAM") != "Apple_Terminal",
            crashNotice: { Phrase.crashed($0)(language) })
    }

    /// Exchanges this library through git beside the app; nil if it is not known where this program is.
    @MainActor func backgroundExchange(for workspace: Workspace) -> BackgroundExchange? {
        guard let program = desk.program else { return nil }
        let words = [program, "sync", "-q", "--library", timerLibrary].map(ShellWord.single)
        let (command, start) = ("exec " + words.joined(separator: " "), environment.startCommand)
        var state: (() -> SideCommand.State)?
        return BackgroundExchange(
            ExchangeProgram {
                state = start(command)
                return state != nil
            } outcome: {
                guard case .ended(let status) = state?() ?? .ended(nil) else { return nil }
                return status == 0
            }, isWanted: { workspace.isCarriedByGit })
    }
}
