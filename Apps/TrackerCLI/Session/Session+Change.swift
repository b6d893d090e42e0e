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
            ChangeReport(entries: summary.entries, said: sentence(summary), makesIDs: true)
        }
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
            let summary = try summary.get()
            return ChangeReport(entries: summary.entries, said: sentence(summary), makesIDs: true)
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
                    (report.entries, globals.isDryRun, hidesNewIDs: globals.isDryRun && report.makesIDs))
            print(document, warnings, report.warnings)
        } else {
            for warning in report.warnings { console.say(warning.text, .secondary) }
            tell(report)
        }
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

    /// Prints the effect of a change and the hint how to undo it, unless the person wants quiet.
    ///
    /// - Parameter language: The new language if the change was of the language.
    func tell(_ said: Phrase, hint: UndoHint? = nil, in language: Language? = nil) {
        guard !globals.isQuiet else { return }
        let language = language ?? self.language
        console.print(change: said(language), hint: hint?.phrase(repeated)(language))
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

    /// The tracker that a reference matches.
    func tracker(_ reference: String, in library: Library) throws(Failure) -> Tracker {
        try Failure.unlessRefused(try library.tracker(matching: reference))
    }

    /// The trackers that references match, each once.
    func trackers(_ references: [String], in library: Library) throws(Failure) -> [Tracker] {
        try Failure.unlessRefused(try library.trackers(matching: references))
    }

    /// The category that a reference matches.
    func category(_ reference: String, in library: Library) throws(Failure) -> TrackerDomain.Category {
        try Failure.unlessRefused(try library.category(matching: reference))
    }
}
