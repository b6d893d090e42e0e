import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The result of a command's change, and its report.
struct ChangeReport {
    /// The changes for scripts; empty if nothing changed.
    var entries: [ChangeSummary.Entry]
    var said: Phrase
    /// The hint how to undo the change, printed after the sentence.
    var followUp = UndoHint.undo()
    /// Whether ids were made for this run; a dry run does not print them.
    var makesIDs = false
    /// Further remarks, one line each.
    var details: [Phrase] = []
    /// What other devices have left to be done, each with the words of the command that does it.
    var left: [JSON.LeftChange] = []
    /// The JSON document, if it differs from that of the entries.
    var document: JSON?
    /// Printed even if the person wants quiet.
    var warnings: [Warning] = []
}

extension Session {
    /// Makes edits as one step, or tries them out, and prints the result.
    ///
    /// - Parameter edits: The edits, from the library under the lock, which resolves names.
    func change(_ edits: (Library) throws(EditError) -> [Edit]) throws(Failure) {
        try change { (journal) throws(EditError) in
            try journal.summary(performing: try edits(journal.library), today: today)
        } report: { summary in
            report(summary)
        }
    }

    private func report(_ summary: ChangeSummary) -> ChangeReport {
        ChangeReport(
            entries: summary.entries, said: sentence(summary), makesIDs: true,
            details: offers(summary.newDuplicates))
    }

    /// "Join them: tracker merge 0B037C0B 2C6D8415"; nothing in a dry run, whose new ids no library has.
    func offers(_ duplicates: [Duplicates]) -> [Phrase] {
        globals.isDryRun ? [] : duplicates.compactMap { Advice.onCommandLine(repeated)($0.advice) }
    }

    /// Makes edits as one step, from words that can only be understood with the library at hand.
    ///
    /// What they mean is found out under the lock, too; nothing is changed if it throws.
    func changeAsUnderstood(_ edits: (Library) throws(Failure) -> [Edit]) throws(Failure) {
        try change { (journal) throws(EditError) -> Result<ChangeSummary, Failure> in
            let understood: [Edit]
            do throws(Failure) {
                understood = try edits(journal.library)
            } catch {
                if case .store(.edit(let error)) = error { throw error }
                return .failure(error)
            }
            return .success(try journal.summary(performing: understood, today: today))
        } report: { (summary) throws(Failure) in
            report(try summary.get())
        }
    }

    func sentence(_ summary: ChangeSummary) -> Phrase {
        summary.sentence(
            .init(
                isTrial: globals.isDryRun, firstWeekday: conventions.firstWeekday,
                arrow: console.context.theme.glyphs.becomes))
    }

    /// Makes a change under the library's lock, or tries it out; its report is built afterwards.
    func change<Done>(
        _ body: (inout Journal) throws(EditError) -> Done, report: (Done) throws(Failure) -> ChangeReport
    ) throws(Failure) {
        try confirmBeginning(body)
        // A document tells what became of publishing, so it comes last.
        if console.format != .json { publishing.begin() }
        environment.holdPipeSignal(true)
        defer {
            say(publishing.finish())
            environment.holdPipeSignal(false)
        }
        let updated: Updated<Done>
        do throws(StoreError) {
            updated = globals.isDryRun ? try tryOut(body).updated : try store.update(body)
        } catch {
            throw .store(error)
        }
        let (report, warnings) = (try report(updated.value), updated.warnings)
        if !report.entries.isEmpty, !globals.isDryRun { completed.last = .change }
        say(warnings)
        if console.format == .json {
            let document =
                report.document
                ?? JSON.changed.json(
                    (
                        report.entries, report.left, globals.isDryRun,
                        hidesNewIDs: globals.isDryRun && report.makesIDs
                    ))
            print(document, warnings, report.warnings)
        } else {
            for warning in report.warnings { console.say(warning.text, .secondary) }
            tell(report)
        }
    }

    /// Asks before a change begins a new library in place of a missing one that can be restored.
    ///
    /// If nobody can be asked, the change is made and the store warns.
    private func confirmBeginning<Done>(_ body: (inout Journal) throws(EditError) -> Done) throws(Failure) {
        let prompt = Prompt(session: self)
        guard prompt.isPossible, !globals.assumesYes, let newest = newestBackupOfMissing else { return }
        do throws(StoreError) {
            // A change that is rejected or has no effect begins no library.
            guard try tryOut(body).isChange else { return }
        } catch {
            throw .store(error)
        }
        try prompt.confirm(.beginNewLibrary(newest, repeated))
        noticed.take(asSaid: .begunBesideBackups(newest: newest))
    }

    private func tell(_ report: ChangeReport) {
        switch (report.entries.isEmpty, globals.isDryRun) {
        case (true, true): tell(Phrase.wouldChangeNothing + report.said)
        case (true, false), (false, true): tell(report.said)
        case (false, false): tell(report.said, hint: report.followUp)
        }
        guard !globals.isQuiet, !report.details.isEmpty else { return }
        let context = console.context
        let details = report.details.flatMap { $0(language).wrapped(to: context.width ?? .max) }
        console.print(details.map { context.line($0, .secondary) })
    }

    /// Returns the result of a change without making it.
    func tryOut<Done>(
        _ body: (inout Journal) throws(EditError) -> Done
    ) throws(StoreError) -> (updated: Updated<Done>, isChange: Bool) {
        var journal = try store.loadJournal()
        do throws(EditError) {
            let done = try body(&journal)
            return (Updated(done, warnings: noticed.take()), journal.revision > 0)
        } catch {
            throw .edit(error)
        }
    }
}
