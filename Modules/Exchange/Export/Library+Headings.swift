import TrackerDomain

extension Library {
    /// The names of trackers as headings; equal ones also have the category or the beginning of the id.
    func headings(of trackers: [Tracker]) -> [String] {
        let ways: [(Tracker) -> String] = [
            { $0.name }, { "\($0.name) (\(category($0.categoryID)?.name ?? ""))" },
            { "\($0.name) (\($0.id.description.prefix(8)))" }, { "\($0.name) (\($0.id))" },
        ]
        var headings = trackers.map(ways[0])
        for way in ways.dropFirst() {
            let counts = Dictionary(headings.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
            headings = zip(trackers, headings).map { counts[$1.lowercased()] == 1 ? $1 : way($0) }
        }
        return headings
    }
}
