#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
internal import TrackerDomain

extension DiskFault {
    init(_ operation: Operation, at path: String, code: Int32) {
        self.init(operation: operation, path: path, cause: Cause(code))
    }
}

extension DiskFault.Cause {
    fileprivate init(_ code: Int32) {
        self =
            switch code {
            case ENOSPC: .diskFull
            case EDQUOT: .quotaExceeded
            case EACCES, EPERM: .notPermitted
            case EROFS: .readOnlyFileSystem
            case EIO: .deviceFailure
            case ENOENT: .missing
            default: .other(code)
            }
    }
}
