public import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension DiskFault {
    init(_ operation: Operation, at path: String, code: Int32) {
        self.init(operation: operation, path: path, cause: Cause(systemError: code))
    }
}

extension DiskFault.Cause {
    /// The cause that the system's error number stands for.
    public init(systemError code: Int32) {
        self =
            switch code {
            case ENOSPC: .diskFull
            case EDQUOT: .quotaExceeded
            case EACCES, EPERM: .notPermitted
            case EROFS: .readOnlyFileSystem
            case EIO: .deviceFailure
            case ENOENT, ENOTDIR: .missing
            default: .other(code)
            }
    }
}
