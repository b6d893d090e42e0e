extension CaseIterable where Self: RawRepresentable<String> {
    /// The case of that name.
    ///
    /// For one question `init(rawValue:)` of an enumeration with many cases builds a dictionary of all of them.
    static func named(_ name: String) -> Self? { allCases.first { $0.rawValue == name } }
}
