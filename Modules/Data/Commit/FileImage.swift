/// A file as it was found: its bytes, and which file they were in.
struct FileImage {
    let bytes: [UInt8]
    let status: FileStatus

    /// Whether another image shows the same file with the same content.
    func isSame(as other: FileImage) -> Bool {
        status.isSameFile(as: other.status) && EightBytes.areEqual(bytes, other.bytes)
    }
}
