/// A file as it was found: its bytes, and which file they were in.
struct FileImage {
    let bytes: [UInt8]
    let status: FileStatus
}
