extension Collection where Element: Equatable {
    /// Whether other elements stand in this collection side by side and in their order; no elements stand in all.
    ///
    /// The standard library's search for a text in a text would put its regular expressions into the program, which
    /// is an eighth more than it is.
    package func holds(_ other: some Collection<Element>) -> Bool {
        var rest = self[...]
        while !rest.starts(with: other) {
            guard rest.popFirst() != nil else { return false }
        }
        return true
    }
}
