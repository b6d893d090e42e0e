/// What reading a line brought.
package enum InputLine: Equatable, Sendable {
    /// Without its newline; the last line of a file may lack one.
    case text(String)
    /// Bytes that are not UTF-8, as they came.
    case notUTF8([UInt8])
    case endOfFile
    /// The errno of the failure.
    case failed(Int32)
}
