#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe that no other child inherits.
package struct Pipe {
    package let reading: Descriptor
    package let writing: Descriptor

    package init() throws(FailedCall) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard pipe(&ends) == 0 else { throw FailedCall("pipe") }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        #else
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw FailedCall("pipe2") }
        #endif
        reading = Descriptor(ends[0])
        writing = Descriptor(ends[1])
    }
}
