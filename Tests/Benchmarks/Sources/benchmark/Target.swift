/// The goals of the whole program: all of them, with their values, in the order of the table.
enum Target: String, CaseIterable {
    case listSmall = "list 10x2 / E"
    case listBesideGit = "list 10x2 / git --version"
    case list = "list 100x10 / E"
    case listMixed = "list 100x10-mixed / E"
    case listLarge = "list 1000x20 / E"
    case listLargeMixed = "list 1000x20-mixed / E"
    case listPeak = "list 1000x20-mixed, peak in MiB"
    case stats = "stats --json 100x10 / E"
    case statsLarge = "stats --json 1000x20 / E"
    case done = "done 100x10, 100 steps of history / E"
    case doneMixed = "done 100x10-mixed, 100 steps / E"
    case harsh = "harsh todo / list, 20 habits x 3 years"
    case calendar = "export ics 100x10 / E"
    case calendarPeak = "export ics 100x10, peak in MiB"
    case table = "import csv / import json 100x10"
    case sumsInList = "list 100x10, a quarter sums / a quarter quotas"
    case sumsInStats = "stats 100x10, a quarter sums / a quarter quotas"
    case listInStep = "list 10x2, three unchanged devices / none"
    case listOutOfStep = "list 10x2, three unchanged devices / never in step"
    case doneInStep = "done 10x2, published, wall / not published"
    case doneOutOfStep = "done 10x2, published, wall / never in step"
    case takingIn = "list 20x10, (one changed file - none) / E"
    case move = "app 100x10: focus down, bytes in the median"
    case moveMost = "app 100x10: focus down, bytes at most"
    case mark = "app 1000x20: Space to frame, ms of processor"
    case markWall = "app 1000x20: Space to frame, ms"
    case save = "app 1000x20: Space to disk, ms"
    case search = "app 1000x20-mixed: search key, ms of processor"

    enum Bound {
        case atMost(Double)
        case atLeast(Double)
    }

    /// Nil if nothing is asked of the figure.
    var bound: Bound? {
        switch self {
        case .listSmall: .atMost(2.6)
        case .listBesideGit: .atMost(1.4)
        case .list: .atMost(7)
        case .listMixed: .atMost(14)
        case .listLarge: .atMost(80)
        case .listLargeMixed: .atMost(240)
        case .listPeak: .atMost(80)
        case .stats: .atMost(9.5)
        case .statsLarge: .atMost(100)
        case .done: .atMost(16)
        case .doneMixed: .atMost(45)
        case .harsh: .atLeast(16)
        case .calendar: .atMost(200)
        case .calendarPeak: .atMost(24)
        case .table: .atMost(3)
        case .sumsInList, .sumsInStats: .atMost(1.3)
        case .listInStep: .atMost(1.05)
        case .doneInStep: .atMost(1.15)
        case .takingIn: .atMost(3)
        case .move: .atMost(1000)
        case .moveMost: .atMost(2048)
        case .mark: .atMost(5)
        case .listOutOfStep, .doneOutOfStep, .markWall, .save: nil
        case .search: .atMost(8)
        }
    }

    func isMissed(by value: Double) -> Bool {
        switch bound {
        case .atMost(let limit): value > limit
        case .atLeast(let limit): value < limit
        case nil: false
        }
    }
}

/// The figures of one build or of two, beside the goals.
struct TargetTable {
    /// Of one build, or of the build before and this one.
    let builds: [String]
    private var values: [Target: [Double]] = [:]
    /// What could not be measured, and why.
    private var leftOut: [String] = []

    init(builds: [String]) { self.builds = builds }

    /// - Parameter values: A figure for each build.
    mutating func add(_ target: Target, _ values: [Double]) { self.values[target] = values }

    mutating func leaveOut(_ sentence: String) { leftOut.append("\(sentence), left out") }

    var text: String {
        let heading = Column.name("goals") + (builds + ["goal"]).map { Column.text($0) }.joined()
        let rows = Target.allCases.compactMap { target in values[target].map { row(target, $0) } }
        return ([heading] + rows + leftOut).map { $0 + "\n" }.joined()
    }

    private func row(_ target: Target, _ values: [Double]) -> String {
        let places = (values.filter(\.isFinite).max() ?? 0) < 100 ? 2 : 0
        let figures = values.map { Column.number($0, places: places) }.joined()
        let goal =
            switch target.bound {
            case .atMost(let limit): "≤ " + Self.short(limit)
            case .atLeast(let limit): "≥ " + Self.short(limit)
            case nil: ""
            }
        let isMissed = values.last.map(target.isMissed) ?? false
        return Column.name(target.rawValue) + figures + Column.text(goal) + (isMissed ? "  missed" : "")
    }

    private static func short(_ limit: Double) -> String {
        Decimal.text(
            limit, places: limit == limit.rounded() ? 0 : limit * 10 == (limit * 10).rounded() ? 1 : 2)
    }
}
