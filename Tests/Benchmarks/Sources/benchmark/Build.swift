/// A program in several copies, as how the pages of a file lie in memory is chance: the quickest copy counts.
struct Build {
    static let copies = 3

    let paths: [String]

    /// - Parameter name: The copies are called `NAME-1`, `NAME-2` …
    init(_ name: String, in folder: String) { paths = (1...Self.copies).map { "\(folder)/\(name)-\($0)" } }

    func contenders(
        _ words: [String], _ environment: [String: String], restore: @escaping () throws -> Void = {}
    ) -> [Contender] {
        paths.map { path in
            let program = Program(
                path: path, arguments: words,
                environment: environment.map { "\($0.key)=\($0.value)" }.sorted())
            return Contender(words.joined(separator: " "), program, restore: restore)
        }
    }
}
