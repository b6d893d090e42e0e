#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The error numbers that the store reacts to; all others are reported as they are.
package enum ErrorNumber {
    package static let noSuchFile = ENOENT
    package static let exists = EEXIST
    package static let interrupted = EINTR
    package static let noDevice = ENXIO
    /// What macOS says of a socket that is opened as a file; Linux says `noDevice`.
    package static let socket = EOPNOTSUPP
    package static let symbolicLink = ELOOP
    package static let inputOutput = EIO

    /// The file system does not know the call or a flag of it, or the kernel does not.
    package static func isUnsupported(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
    }

    /// The file system knows no links; FAT says so as if it forbade them.
    package static func isUnsupportedLink(_ code: Int32) -> Bool {
        isUnsupported(code) || code == EPERM || code == EMLINK
    }
}
