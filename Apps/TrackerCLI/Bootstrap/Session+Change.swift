import TrackerData
import TrackerDomain
import TrackerPresentation

/// What a command did to the library, and how it says so.
struct ChangeReport {
    var changes: [Change]
    var said: Phrase
    /// Whether the ids in the changes were made for this run, so that a dry run does not name them.
    var makesIDs = false
}

extension Session {
    /// Carries out a change under the library's lock, or tries it out, and says what happened.
    ///
    /// - Parameter followUp: What takes the change back, said after the sentence.
    func change(
        followUp: Phrase = .howToUndo, _ body: (inout Journal) throws(EditError) -> ChangeReport
    ) throws(Failure) {
        let updated: Updated<ChangeReport>
        do throws(StoreError) {
            updated = globals.isDryRun ? try tryOut(body) : try store.update(body)
        } catch {
            throw .store(error)
        }
        let (report, warnings) = (updated.value, updated.warnings)
        say(warnings)
        if console.form == .json {
            let document = JSON.changed(
                report.changes, isDryRun: globals.isDryRun, hidesNewIDs: globals.isDryRun && report.makesIDs)
            print(document, warnings)
        } else {
            tell(wording(of: report), hint: report.changes.isEmpty || globals.isDryRun ? nil : followUp)
        }
    }

    /// A dry run says "would" even where nothing would change.
    private func wording(of report: ChangeReport) -> Phrase {
        globals.isDryRun && report.changes.isEmpty ? .wouldChangeNothing + report.said : report.said
    }

    /// Says what a change did, in one line, unless the person wants quiet.
    func tell(_ said: Phrase, hint: Phrase? = nil) {
        guard !globals.isQuiet else { return }
        console.print(change: said(language), hint: hint?(language))
    }

    private func tryOut(
        _ body: (inout Journal) throws(EditError) -> ChangeReport
    ) throws(StoreError) -> Updated<ChangeReport> {
        var journal = try store.loadJournal()
        do throws(EditError) {
            return Updated(try body(&journal), warnings: noticed.take())
        } catch {
            throw .edit(error)
        }
    }

    /// The tracker a word means.
    func tracker(_ word: String, in library: Library) throws(Failure) -> Tracker {
        do throws(EditError) { return try library.tracker(matching: word) } catch {
            throw .store(.edit(error))
        }
    }

    /// The category a word means.
    func category(_ word: String, in library: Library) throws(Failure) -> TrackerDomain.Category {
        do throws(EditError) { return try library.category(matching: word) } catch {
            throw .store(.edit(error))
        }
    }
}
