import TrackerData
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension LibraryBenchmark {
    /// Taking the library out with reading it before, and bringing it in with writing it afterwards, beside reading and
    /// writing it where nothing is done but a mark.
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
        let json = try export.bytes(as: .json)
        return exports + [ratio("import json", try median { try bringIn(json) })]
    }

    /// From the bytes of a file to those of a library that was empty before.
    private func bringIn(_ json: [UInt8]) throws {
        let source = ImportSource(
            ImportFiles(files: [.init(path: "export.json", bytes: json)]), dateOfTime: { _ in Self.today })
        let imported = try Import.read(source, today: Self.today) { Identifier(high: 0, low: 1) }
        let empty = InMemoryLibraryStore(
            contents: nil, today: { Self.today }, newIdentifier: { Identifier(high: 0, low: 0) })
        _ = try empty.update { (journal) throws(EditError) in
            _ = try journal.perform([.merge(imported.library)], today: Self.today)
        }
    }
}

extension Export {
    fileprivate func bytes(as format: ExportFormat) throws -> [UInt8] {
        try pieces(as: format).reduce(into: []) { $0 += $1 }
    }
}
