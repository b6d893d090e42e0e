import Terminal
import TrackerData
package import TrackerDomain
import TrackerPresentation

extension Session {
    /// Today's civil day, asked anew: midnight may have passed, or the day's start.
    package var todayNow: @Sendable () -> Day {
        let (fixed, clock, dayStart) = (isTodayFixed ? today : nil, environment.clock, settings.dayStart)
        return {
            if let fixed { return fixed }
            let now = clock()
            return Today.day(date: now.date, minute: now.minute, dayStart: dayStart)
        }
    }

    private var isTodayFixed: Bool { !(environment.variable("TRACKER_TODAY") ?? "").isEmpty }

    /// Whether the theme follows what the terminal reports.
    var followedTheme: Bool {
        (globals.theme.map(\.rawValue) ?? settings.theme.rawValue) == ThemeSetting.system.rawValue
    }

    var colorDepth: ColorDepth {
        let styling = StylingDecision.styling(
            preference: globals.screenColor ?? .auto, isTerminal: true, environment: environment.variable)
        return switch styling {
        case .plain: .none
        case .styled(let depth): depth
        }
    }

    var appCanvas: Canvas { 
        console.canvas.onScreen(console.canvas.theme.palette.appearance, depth: colorDepth)
    }

    var terminalOptions: TerminalOptions {
        let language = language
        return TerminalOptions(
            usesMouse: globals.usesMouse && settings.usesMouse,
            asksForSynchronizedOutput: environment.variable("TERM_PROGRAM") != "Apple_Terminal",
            crashNotice: { Phrase.crashed($0)(language) })
    }
}
