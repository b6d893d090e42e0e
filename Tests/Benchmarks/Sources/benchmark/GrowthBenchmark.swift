/// How the figures grow with the library: each of the others holds twice as much as the first, in its own way.
struct GrowthBenchmark {
    let tracker: String
    let empty: String
    /// Of the library, of one of twice the trackers, of one of twice the years.
    let folders: [String]
    let rounds: Int

    /// Twice, and a tenth for noise.
    private static let limit = 2.2

    func run() throws -> String {
        let columns = try folders.map(figures)
        guard let first = columns.first else { return "" }
        var text = Column.name("growth: at most × \(Decimal.text(Self.limit, places: 2))")
        for folder in folders {
            text += Column.text(folder.split(separator: "/").last.map(String.init) ?? folder)
        }
        text += Column.text("×") + Column.text("×") + "\n"
        for (row, figure) in first.enumerated() {
            let values = columns.map { $0[row].value }
            let ratios = values.dropFirst().map { $0 / figure.value }
            text += Column.name(figure.name)
            for value in values { text += Column.number(value, places: 2) }
            for ratio in ratios { text += Column.number(ratio, places: 2) }
            text += ratios.contains { $0 > Self.limit } ? "  missed\n" : "\n"
        }
        return text
    }

    private func figures(_ folder: String) throws -> [(name: String, value: Double)] {
        let standings = try Benchmark(
            tracker: tracker, empty: empty, git: nil, rounds: rounds, folder: folder
        ).commands()
        let times = try LibraryBenchmark(Benchmark.library(in: folder), rounds: rounds).times()
        return standings.compactMap { status in
            status.processor.map { ("\(status.name), ms of processor", $0.median * 1000) }
        }
            + standings.compactMap { status in
                status.peak.map { ("\(status.name), MiB", $0.median / 1024) }
            }
            + [
                ("reading, ms", times.reading * 1000), ("writing, ms", times.writing * 1000),
                ("all figures, ms", times.statistics * 1000),
            ]
    }
}
