import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The full-screen app: one loop between a terminal and the driver.
@MainActor
struct FullScreenApp {
    /// The interval of checking the library's file for changes by others.
    private static let checkInterval = Duration.seconds(2)
    /// A library of more bytes is announced before it is read.
    private static let loaderSize = 8 << 20

    let session: Session
    let terminal: TerminalSession
    /// The pages of the first start are shown even if they were seen before.
    let startsWithOnboarding: Bool

    /// Runs until the person quits, a signal ends it, or the terminal is gone.
    func run() throws(Failure) -> ExitCode {
        terminal.enter()
        defer { terminal.leave() }
        let encoder = FrameEncoder(depth: session.colorDepth)
        announceLoading(encoder)
        let preferences = session.makePreferences()
        let dayNow = session.dayNow
        let today = { dayNow(preferences.dayStart) }
        let driver = AppDriver(
            try openController(preferences, today), view: AppView(context: session.appCanvas))
        var screen = Screen(terminal: terminal, encoder: encoder, driver: driver)
        screen.draw(anew: true)
        var watch = LibraryWatch(
            stamp: session.upkeep.stamp, folder: session.sync.folderStamps(), today: today)
        check(&watch, driver.model)
        screen.draw()
        var nextCheck = ContinuousClock.now + Self.checkInterval
        var turn = SavingTurn()
        var nextFrame: ContinuousClock.Instant?
        while true {
            let exchange = driver.model.exchange?.deadline(after: .now)
            let deadlines = [nextCheck, turn.deadline, nextFrame, exchange].compactMap(\.self)
            // Of many trackers a frame costs more than a look at the file, and while nothing happens it is the same.
            var hasNews = nextFrame != nil
            for wakeup in terminal.wait(until: deadlines.min() ?? nextCheck) {
                if let end = screen.take(wakeup) { return finish(end, driver.model) }
                if wakeup != .deadline { hasNews = true }
            }
            if ContinuousClock.now >= nextCheck {
                nextCheck = .now + Self.checkInterval
                if check(&watch, driver.model) {
                    driver.model.exchange?.noteChange(at: .now)
                    hasNews = true
                }
            }
            if driver.model.exchange(at: .now) != nil {
                // What has come in is no change to be sent.
                check(&watch, driver.model)
                hasNews = true
            }
            nextFrame = driver.animate(to: .now)
            if hasNews || nextFrame != nil { screen.draw() }
            let model = driver.model
            if turn.comes(
                isSaving: model.isSaving, mayWait: model.isCounting || terminal.hasInput, at: .now)
            {
                driver.model.saveMarks()
                screen.draw()
            }
        }
    }

    /// Takes over what other programs and devices have done, and follows midnight; returns false if nothing is new.
    @discardableResult
    private func check(_ watch: inout LibraryWatch, _ model: AppViewModel) -> Bool {
        let hasChanged = watch.hasChanged()
        if watch.folderHasChanged() {
            if !model.takeIn() { watch.forgetFolder() }
            return true
        }
        if hasChanged { model.reload() }
        return hasChanged
    }

    /// Saves the marks before a signal ends the app; no screen is left to tell a failure on.
    private func finish(_ end: ExitCode, _ model: AppViewModel) -> ExitCode {
        if !model.saveMarks(), let notice = model.notice { session.console.say(notice.text, .error) }
        model.exchange?.finish()
        return end
    }

    private func openController(
        _ preferences: Preferences, _ today: @escaping () -> Day
    ) throws(Failure) -> AppController {
        let session = session
        let isFirst = !session.settings.hasSeenOnboarding && session.globals.showsOnboarding
        let requests = ScreenRequests()
        let workspace = session.workspace(preferences)
        do throws(StoreError) {
            let model = try AppViewModel(
                workspace: workspace,
                filter: session.settings.defaultFilter, showsOnboarding: startsWithOnboarding,
                isFirstStart: isFirst, savesLater: true, entries: KeyBinding.entries(requests),
                usage: { event in
                    guard preferences.isOn(.usageLog) else { return }
                    session.environment.appendLine(session.paths.log, JSON.usage(event, on: today()).text)
                },
                onboardingSeen: { _ = try? session.settingsStore.update { $0.hasSeenOnboarding = true } })
            model.exchange = session.backgroundExchange(for: workspace)
            model.entriesOfShell = {
                AppController.entriesOfShell(session.repeated, preferences.conventions.language)
            }
            return AppController(model: model, requests: requests)
        } catch {
            throw .store(error)
        }
    }

    /// Says that a large library is being read before the screen could show anything else.
    private func announceLoading(_ encoder: FrameEncoder) {
        guard let stamp = session.upkeep.stamp(), stamp.size > Self.loaderSize else { return }
        var frame = Frame(size: terminal.size)
        frame.draw(
            Line(Phrase.loading(session.language)), .center, row: frame.size.rows / 2, in: frame.bounds)
        terminal.write(encoder.repaint(frame))
    }
}
