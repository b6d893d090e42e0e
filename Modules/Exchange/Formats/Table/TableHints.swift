internal import TrackerDomain

/// What a person says of a table that it does not say itself.
public struct TableHints: Hashable, Sendable {
    /// The headings of columns, by the words of `columns`.
    public var columns: [String: String]
    /// The name of the one habit of a list of dates.
    public var name: String?

    public init(columns: [String: String] = [:], name: String? = nil) {
        self.columns = columns
        self.name = name
    }

    /// The columns that a person may name.
    public static let columnNames = ["date", "name", "value", "note", "category", "unit"]

    /// Reads `date=Day,name=Habit`; a heading may have commas.
    ///
    /// - Throws: `columnWord` for a part that names no column, or one that is named already.
    public static func columns(_ text: String) throws(ImportFault) -> [String: String] {
        var columns: [String: String] = [:]
        var last: String?
        for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let word = part.prefix { $0 != "=" }
            let name = Name.collapsingSpace(String(word)).lowercased()
            if word.count < part.count, columnNames.contains(name) {
                guard columns[name] == nil else { throw .columnWord(part) }
                columns[name] = String(part.dropFirst(word.count + 1))
                last = name
            } else if let last {
                columns[last]? += "," + part
            } else {
                throw .columnWord(part)
            }
        }
        for (name, heading) in columns where Name.collapsingSpace(heading).isEmpty {
            throw .columnWord(name + "=")
        }
        return columns
    }
}
