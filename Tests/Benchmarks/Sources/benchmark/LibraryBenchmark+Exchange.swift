import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension LibraryBenchmark {
    /// Taking the library out with reading it before, and bringing it in with writing it afterwards, beside reading and
    /// writing it.
    func exchange(beside times: Times, limit: Double?) throws -> [Goal] {
        let base = times.reading + times.writing
        func ratio(_ name: String, _ seconds: Double) -> Goal {
            Goal("\(name) / (reading + writing)", seconds / base, atMost: limit)
        }
        let export = Export(library, today: Self.today, conventions: Conventions(language: .english))
        let exports = try [ExportFormat.json, .csv].map { format in
            ratio(
                "export \(format.rawValue)", times.reading + (try median { _ = try export.bytes(as: format) })
            )
        }
        let source = ImportSource(files: [.init(path: "export.json", bytes: try export.bytes(as: .json))])
        let imported = try median { _ = try read(source) }
        return exports + [ratio("import json", imported + times.writing)]
    }

    private func read(_ source: ImportSource) throws -> Imported {
        try Import.read(source, format: .json, today: Self.today) { Identifier(high: 0, low: 1) }
    }
}
