/// The standings as text, each beside the first of them.
struct Table {
    let standings: [TrackerStatus]

    var text: String {
        ([header] + standings.map(row)).map { $0 + "\n" }.joined()
    }

    private var header: String {
        let times = ["min", "median", "max", "× E"]
        let above =
            Column.name("", width: Self.nameWidth) + Column.text("wall, ms", width: 4 * Column.width)
            + Column.text("processor, ms", width: 4 * Column.width)
            + Column.text("peak, KiB", width: 2 * Column.width)
        return above + "\n" + Column.name("", width: Self.nameWidth)
            + (times + times + ["median", "× E"]).map { Column.text($0) }.joined()
    }

    private func row(_ status: TrackerStatus) -> String {
        let base = standings.first
        return Column.name(status.name, width: Self.nameWidth) + times(status.wall, base: base?.wall)
            + times(status.processor, base: base?.processor) + peak(status.peak, base: base?.peak)
    }

    private func times(_ distribution: Distribution?, base: Distribution?) -> String {
        guard let distribution else { return "" }
        return [distribution.minimum, distribution.median, distribution.maximum]
            .map { Column.number($0 * 1000, places: 2) }.joined()
            + ratio(distribution, base: base)
    }

    private func peak(_ distribution: Distribution?, base: Distribution?) -> String {
        guard let distribution else { return "" }
        return Column.number(distribution.median, places: 0)
            + ratio(distribution, base: base)
    }

    private func ratio(_ distribution: Distribution, base: Distribution?) -> String {
        base.map { Column.number(distribution.median / $0.median, places: 2) } ?? Column.text("")
    }

    private static let nameWidth = 26
}
