import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Session {
    /// The home folder, by which paths are shown and typed.
    var home: HomeFolder {
        let named = environment.variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return HomeFolder(named ?? environment.accountHome())
    }

    /// Shows what came in from other machines and how they stand; nothing if the person wants quiet.
    func show(_ updated: Updated<SyncStatus>) {
        // The status has the findings itself.
        let warnings = updated.warnings.filter { if case .sync = $0 { false } else { true } }
        say(warnings)
        let status = updated.value
        if console.format == .json {
            print(.synced.json((updated.takenIn.arrivals, status, today, message: sentence)), warnings)
        } else if !globals.isQuiet {
            if console.format == .text { console.print(lines(updated.takenIn)) }
            show(status)
        }
    }

    /// Shows how the machines stand.
    func show(_ status: SyncStatus) {
        let state = SyncStatusState(
            status, home: home, today: today, language: language, advice: Advice.onCommandLine(repeated))
        show(
            json: .syncStatus.json((arrivals: [], status, today, message: sentence)),
            records: status.devices(today: today).map(JSON.device.record),
            lines: SyncStatusView(context: console.context).lines(state))
    }

    /// "From phone: 3 marks, 1 rename.", and a blank line behind.
    private func lines(_ takenIn: MergeReport) -> [Line] {
        let context = console.context
        let sentences = takenIn.arrivals.flatMap { $0.sentence(language).wrapped(to: context.width ?? .max) }
        return sentences.isEmpty ? [] : sentences.map { context.line($0) } + [Line()]
    }

    /// Says how being in step began.
    ///
    /// - Parameter isNew: False for the folder that the library was in step through before.
    func tellBeginning(_ updated: Updated<SyncBeginning>, _ wish: SyncWish, isNew: Bool) {
        say(updated.warnings)
        let beginning = updated.value
        if console.format == .json { return print(.syncBegun.json((wish, beginning)), updated.warnings) }
        let isFirst = isNew && beginning.machines.isEmpty
        let hint: UndoHint? =
            beginning.merged != nil ? .undo() : wish.folder == nil ? .handOver : isFirst ? .nextMachine : nil
        tell(beginning.sentence(wish.folder.map(home.shown)), hint: hint)
        guard isNew, !globals.isQuiet, let privacy = beginning.privacy else { return }
        console.say(privacy(language), .secondary)
    }

    func sentence(_ finding: SyncFinding) -> String {
        StoreWarning.sync(finding).message.onCommandLine(repeated)(language)
    }
}
