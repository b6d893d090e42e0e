import Testing
import TrackerData
import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct ErrorNumberTests {
    @Test(
        "S13: what the system's numbers stand for",
        arguments: [
            (ENOSPC, .diskFull), (EDQUOT, .quotaExceeded), (EACCES, .notPermitted), (EPERM, .notPermitted),
            (EROFS, .readOnlyFileSystem), (EIO, .deviceFailure), (ENOENT, .missing), (ENOTDIR, .notAFolder),
            (EISDIR, .isFolder), (EEXIST, .nameTaken), (ENOTEMPTY, .nameTaken), (ELOOP, .tooManyLinks),
            (ENAMETOOLONG, .nameTooLong), (EFBIG, .sizeLimit), (EMFILE, .tooManyOpenFiles),
            (ENFILE, .tooManyOpenFiles), (ENOMEM, .outOfMemory), (EINTR, .interrupted), (EBUSY, .inUse),
            (EAGAIN, .inUse), (ETXTBSY, .inUse), (ENOLCK, .noLocks), (ENOSYS, .notSupported),
            (EINVAL, .notSupported), (EXDEV, .notSupported), (ENOTSUP, .notSupported),
            (EOPNOTSUPP, .notSupported),
            (ESTALE, .disconnected), (ENODEV, .disconnected), (ETIMEDOUT, .disconnected), (EBADF, .closed),
            (EBADMSG, .deviceFailure), (EILSEQ, .notSupported), (ECONNREFUSED, .disconnected),
            (ECONNABORTED, .disconnected), (ESHUTDOWN, .disconnected), (ENOLINK, .disconnected),
            (ENXIO, .disconnected), (ENOTCONN, .disconnected), (EHOSTDOWN, .disconnected),
            (ENETDOWN, .disconnected), (ENETRESET, .disconnected),
            (9999, .other(9999)),
        ] as [(Int32, DiskFault.Cause)])
    func causes(code: Int32, cause: DiskFault.Cause) {
        #expect(DiskFault.Cause(systemError: code) == cause)
    }

    #if os(Linux)
        @Test(
            "S13: what numbers stand for that only Linux has",
            arguments: [
                (EREMOTEIO, .deviceFailure), (EUCLEAN, .deviceFailure), (EBADE, .deviceFailure),
                (ENODATA, .deviceFailure), (EMEDIUMTYPE, .deviceFailure), (EHWPOISON, .deviceFailure),
                (ENOMEDIUM, .disconnected), (ENOKEY, .notPermitted), (EKEYEXPIRED, .notPermitted),
                (EKEYREVOKED, .notPermitted), (EKEYREJECTED, .notPermitted),
            ] as [(Int32, DiskFault.Cause)])
        func linuxCauses(code: Int32, cause: DiskFault.Cause) {
            #expect(DiskFault.Cause(systemError: code) == cause)
        }
    #endif
}
