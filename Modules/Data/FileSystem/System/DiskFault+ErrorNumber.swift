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
    /// An error number of the system that has the cause.
    var systemError: Int32 {
        if case .other(let code) = self { return code }
        return (1...255).first { Self(systemError: $0) == self } ?? 0
    }

    /// Maps the system's error number to a cause.
    public init(systemError code: Int32) {
        self =
            switch code {
            case ENOSPC: .diskFull
            case EDQUOT: .quotaExceeded
            case EACCES, EPERM: .notPermitted
            #if os(Linux)
                // The keys of an encrypted folder or of a network disk.
                case ENOKEY, EKEYEXPIRED, EKEYREVOKED, EKEYREJECTED: .notPermitted
            #endif
            case EROFS: .readOnlyFileSystem
            case EIO, EBADMSG: .deviceFailure
            #if os(Linux)
                case EREMOTEIO, EUCLEAN, EBADE, ENODATA, EMEDIUMTYPE, EHWPOISON: .deviceFailure
                case ENOMEDIUM: .disconnected
            #endif
            case ENOENT: .missing
            case ENOTDIR: .notAFolder
            case EISDIR: .isFolder
            case EEXIST, ENOTEMPTY: .nameTaken
            case ELOOP: .tooManyLinks
            case ENAMETOOLONG: .nameTooLong
            case EFBIG: .sizeLimit
            case EOVERFLOW: .tooLarge
            case EMFILE, ENFILE: .tooManyOpenFiles
            case ENOMEM, ENOBUFS: .outOfMemory
            case EINTR: .interrupted
            case EAGAIN, EBUSY, EDEADLK, ETXTBSY: .inUse
            case ENOLCK: .noLocks
            case EBADF: .closed
            case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV, EILSEQ: .notSupported
            case ESTALE, ENODEV, ENXIO, ENOTCONN, ECONNRESET, ECONNABORTED, ECONNREFUSED, ESHUTDOWN,
                ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH, ENETRESET, ENOLINK:
                .disconnected
            default: .other(code)
            }
    }
}
