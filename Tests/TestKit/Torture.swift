#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The number of attempts to destroy a library: few among all tests, many in `Scripts/torture`.
///
/// `Scripts/torture` sets TRACKER_TORTURE to the file for each test's report, one line per row of its table.
package enum Torture {
    /// Whether `Scripts/torture` runs the tests.
    package static var isFull: Bool { reportPath != nil }

    /// The number of attempts.
    package static func tries(brief: Int, full: Int) -> Int { isFull ? full : brief }

    /// The shipped build of the program if `Scripts/torture` made it; else the one built with the tests.
    package static var program: String {
        variable("TRACKER_TORTURE_PROGRAM") ?? BuiltProduct.path(named: "tracker")
    }

    /// Adds a row to the table: the attempt, its number of tries, and the outcome; the item sorts the rows.
    package static func report(item: Int, _ what: String, tries: Int, outcome: String) {
        guard let reportPath else { return }
        FileBytes.append("\(item)\t\(what)\t\(tries)\t\(outcome)\n", to: reportPath)
    }

    private static var reportPath: String? { variable("TRACKER_TORTURE") }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
