import Samples
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Library {
    /// The library as an export has it, seen on a day.
    func exported(
        as format: ExportFormat, today: Day = "2026-03-08", _ language: Language = .english,
        isWide: Bool = false
    ) throws -> String {
        let export = Export(self, today: today, conventions: Conventions(language: language), isWide: isWide)
        return String(decoding: Array(try export.pieces(as: format).joined()), as: UTF8.self)
    }
}
