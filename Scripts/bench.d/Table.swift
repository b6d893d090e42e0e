/// The standings as text, each beside the first of them.
struct Table {
    let standings: [Standing]

    var text: String {
        ([header] + standings.map(row)).map { $0 + "\n" }.joined()
    }

    private var header: String {
        let times = ["min", "median", "max", "× E"]
        let above =
            aligned("", Self.nameWidth) + aligned("wall, ms", 4 * Self.width)
            + aligned("processor, ms", 4 * Self.width) + aligned("peak, KiB", 2 * Self.width)
        return above + "\n" + aligned("", Self.nameWidth)
            + (times + times + ["median", "× E"]).map { aligned($0, Self.width) }.joined()
    }

    private func row(_ standing: Standing) -> String {
        let padding = String(repeating: " ", count: max(0, Self.nameWidth - standing.name.count))
        let base = standings.first
        return standing.name + padding + times(standing.wall, base: base?.wall)
            + times(standing.processor, base: base?.processor) + peak(standing.peak, base: base?.peak)
    }

    private func times(_ distribution: Distribution?, base: Distribution?) -> String {
        guard let distribution else { return "" }
        return [distribution.minimum, distribution.median, distribution.maximum]
            .map { aligned(Decimal.text($0 * 1000, places: 2), Self.width) }.joined()
            + ratio(distribution, base: base)
    }

    private func peak(_ distribution: Distribution?, base: Distribution?) -> String {
        guard let distribution else { return "" }
        return aligned(Decimal.text(distribution.median, places: 0), Self.width)
            + ratio(distribution, base: base)
    }

    private func ratio(_ distribution: Distribution, base: Distribution?) -> String {
        aligned(base.map { Decimal.text(distribution.median / $0.median, places: 2) } ?? "", Self.width)
    }

    private static let nameWidth = 26
    private static let width = 9

    private func aligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
