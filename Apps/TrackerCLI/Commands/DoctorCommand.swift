import Terminal
import TrackerData
import TrackerDomain
import TrackerPresentation

/// `tracker doctor`: examines the library and its backups; with `--repair` brings back the newest good state.
struct DoctorCommand {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let doctor = Doctor(store: session.store, settingsPath: session.paths.settings)
        if session.invocation.has(.repair) {
            try repair(doctor)
            return .done
        }
        let findings = doctor.examine()
        let isOK = !findings.contains(where: \.isProblem)
        let language = session.language
        session.show(
            json: .findings(findings.map { ($0.code, $0.phrase(language)) }, isOK: isOK),
            records: findings.map { [$0.code, $0.phrase(language)] },
            lines: lines(findings, isOK: isOK))
        return isOK ? .done : .couldNot
    }

    private func lines(_ findings: [Finding], isOK: Bool) -> [Line] {
        let canvas = session.console.canvas
        let glyphs = canvas.look.glyphs
        let verdict = canvas.line(
            (isOK ? Phrase.allIsWell : .needsCare)(canvas.language), isOK ? .success : .error, .bold)
        return [verdict]
            + findings.flatMap { finding in
                let sign = canvas.line(
                    (finding.isProblem ? String(glyphs.cross) : glyphs.bullet) + " ",
                    finding.isProblem ? .error : .secondary)
                let texts =
                    finding.sentence(canvas.language).wrapped(to: (canvas.width ?? .max) - 2)
                    + (finding.command.map { [$0] } ?? [])
                return texts.enumerated().map { ($0 == 0 ? sign : "  ") + canvas.line($1) }
            }
    }

    private func repair(_ doctor: Doctor) throws(Failure) {
        let isDryRun = session.globals.isDryRun
        let repair: Repair?
        do throws(StoreError) {
            repair = isDryRun ? try doctor.plannedRepair() : try doctor.repair()
        } catch {
            throw .store(error)
        }
        if session.console.form == .json {
            session.print(.repaired(repair != nil, isDryRun: isDryRun))
        } else if let repair {
            session.tell(repair.phrase(isDryRun: isDryRun))
        } else {
            session.tell(isDryRun ? .wouldChangeNothing + .nothingToRepair : .nothingToRepair)
        }
        if repair != nil, !isDryRun { try session.toldChange() }
    }
}
