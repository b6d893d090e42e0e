internal import TrackerDomain

/// Makes the titles of version 1, where several categories may bear one, the names of version 2,
/// which differ: the second "Home" becomes "Home 2".
struct DistinctTitles {
    private let titles: Set<FoldedName>
    private var taken: Set<FoldedName> = []

    init(_ titles: [String]) {
        self.titles = Set(titles.map { FoldedName($0) })
    }

    mutating func name(for title: String) -> String {
        if taken.insert(FoldedName(title)).inserted { return title }
        var number = 2
        while true {
            let suffix = " \(number)"
            let name = Name.collapsingSpace(String(title.prefix(Name.limit - suffix.count))) + suffix
            let folded = FoldedName(name)
            if !titles.contains(folded), taken.insert(folded).inserted { return name }
            number += 1
        }
    }
}
