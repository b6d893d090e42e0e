extension String {
    /// The text as a sentence repeats it: whole, or its beginning with "…" where it is long.
    ///
    /// A character may be made of any number of code points, so these are counted too.
    ///
    /// - Parameter limit: The most characters to show.
    package func excerpt(_ limit: Int = 60) -> String {
        let scalars = limit * 4
        let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(scalars))).prefix(limit)
        return shown.utf8.count < utf8.count ? shown + "…" : self
    }

    /// A path as a sentence names it: whole if a system could have it.
    package var pathExcerpt: String { utf8.count <= 4096 ? self : excerpt() }
}
