package import TrackerDomain

extension Array {
    /// The number of a folder's files that are named, of many that are left alone.
    private static var mostNamedFiles: Int { 5 }

    /// A text of each element, but of many files of one folder only of the first ones, and behind those how many more there are.
    ///
    /// - Parameter finding: What an element tells of devices in step; nil if it is about something else.
    package func namingFewFiles<Text>(
        _ finding: (Element) -> SyncFinding?, text: (Element) -> Text, others: (Int) -> Text
    ) -> [Text] {
        let files = indices.filter { finding(self[$0])?.isOfFile ?? false }
        let unnamed = files.dropFirst(Self.mostNamedFiles)
        guard let first = unnamed.first else { return map(text) }
        let left = Set(unnamed.dropFirst())
        return indices.filter { !left.contains($0) }.map {
            $0 == first ? others(unnamed.count) : text(self[$0])
        }
    }
}

extension Phrase {
    /// "and 95 more".
    package static func others(_ count: Int) -> Phrase { Phrase("and \(count) more", "и ещё \(count)") }
}
