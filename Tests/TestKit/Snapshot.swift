#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Compares text with the reference files kept beside the tests.
///
/// The reference of a test in `Tests/X/AgendaTests.swift` is `Tests/X/__Snapshots__/AgendaTests/<name>.txt`.
/// With RECORD_SNAPSHOTS=1 in the environment the references are written instead; SNAPSHOTS_READ names a file to which
/// the path of each reference that was compared is added, so that one that no test reads can be found.
package enum Snapshot {
    /// Nil if the text equals the reference byte for byte; otherwise the reference's path, the difference, and how to
    /// accept it.
    ///
    /// A missing reference is a mismatch.
    package static func mismatch(
        of text: String, named name: String, filePath: String = #filePath
    ) -> String? {
        mismatch(of: text, at: path(named: name, filePath: filePath), filePath: filePath)
    }

    /// The mismatch with a reference at another path.
    package static func mismatch(
        of text: String, at reference: String, filePath: String = #filePath
    ) -> String? {
        let difference: String
        do throws(FailedCall) {
            if isRecording {
                try record(text, at: reference)
                return nil
            }
            if let log = variable("SNAPSHOTS_READ") { FileBytes.append(reference + "\n", to: log) }
            let expected = String(decoding: try FileBytes.read(reference), as: UTF8.self)
            guard let found = TextDifference(from: expected, to: text) else { return nil }
            difference = found.description
        } catch {
            difference = "\(error.description)\nThe text was:\n\(text)"
        }
        return """
            \(reference)
            \(difference)
            To accept it: RECORD_SNAPSHOTS=1 swift test --filter \(suite(of: filePath))
            """
    }

    /// The name of a file of tests, which is that of its suite.
    private static func suite(of filePath: String) -> Substring {
        let file = filePath.split(separator: "/").last ?? ""
        return file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    }

    static func path(named name: String, filePath: String) -> String {
        var parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast()
        return parts.joined(separator: "/") + "/__Snapshots__/\(suite(of: filePath))/\(name).txt"
    }

    /// The folder for pictures of everything; PICTURE_ALBUM in the environment.
    package static var albumFolder: String? { variable("PICTURE_ALBUM") }

    private static var isRecording: Bool { variable("RECORD_SNAPSHOTS") == "1" }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func record(_ text: String, at path: String) throws(FailedCall) {
        if let slash = path.lastIndex(of: "/") {
            try FileBytes.makeFolder(String(path[..<slash]))
        }
        try FileBytes.write(Array(text.utf8), to: path, mode: 0o644)
    }
}
