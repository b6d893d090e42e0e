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
            case ENOENT: .missing
            case ENOTDIR: .notAFolder
            case EISDIR: .isFolder
            case EEXIST, ENOTEMPTY: .nameTaken
            case ELOOP: .tooManyLinks
            case ENAMETOOLONG: .nameTooLong
            case EFBIG, EOVERFLOW: .tooLarge
            case EMFILE, ENFILE: .tooManyOpenFiles
            case ENOMEM, ENOBUFS: .outOfMemory
            case EINTR: .interrupted
            case EAGAIN, EBUSY, EDEADLK, ETXTBSY: .inUse
            case ENOLCK: .noLocks
            case EBADF: .closed
            case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV: .notSupported
            case ESTALE, ENODEV, ENXIO, ENOTCONN, ECONNRESET, ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ENETDOWN,
                ENETUNREACH:
                .disconnected
            default: .other(code)
            }
    }
}
