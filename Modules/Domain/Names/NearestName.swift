/// Finds the name that was probably meant by a mistyped one.
public enum NearestName {
    /// Returns the nearest of several names, or nil if none is near; the first of equally near ones.
    ///
    /// A name is near if the word is its beginning (two letters or more), or becomes the name by at most one
    /// insertion, removal, replacement or swap of neighbours for each three letters of the name. Case is ignored.
    public static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased())
        var best: (name: String, distance: Int)?
        for name in names {
            let candidate = Array(name.lowercased())
            let isBeginning = typed.count >= 2 && candidate.starts(with: typed)
            let distance = isBeginning ? 0 : distance(typed, candidate)
            if distance <= candidate.count / 3, distance < best?.distance ?? .max {
                best = (name, distance)
            }
        }
        return best?.name
    }

    /// The Damerau–Levenshtein distance in its optimal string alignment form: no letter is edited twice.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var twoAbove: [Int] = []
        var above = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                let replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var least = min(above[j] + 1, row[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    least = min(least, twoAbove[j - 2] + 1)
                }
                row.append(least)
            }
            twoAbove = above
            above = row
        }
        return above[b.count]
    }
}
