#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The error numbers that the store reacts to; all others are reported unchanged.
package enum ErrorNumber {
    package static let noSuchFile = ENOENT
    package static let exists = EEXIST
    package static let notPermitted = EPERM
    package static let interrupted = EINTR
    package static let noDevice = ENXIO
    /// The error of macOS for a socket opened as a file; Linux returns `noDevice`.
    package static let socket = EOPNOTSUPP
    package static let symbolicLink = ELOOP
    package static let inputOutput = EIO

    /// True if the file system or the kernel does not support the call or a flag of it.
    package static func isUnsupported(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
    }

    /// True if the file system does not support links; FAT reports them as forbidden.
    package static func isUnsupportedLink(_ code: Int32) -> Bool {
        isUnsupported(code) || code == EPERM || code == EMLINK
    }
}
