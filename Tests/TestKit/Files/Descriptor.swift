#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file descriptor, closed when the value is destroyed.
package final class Descriptor: Sendable {
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Reads at most 64 KiB; nil at the end of the file.
    ///
    /// A pseudo-terminal whose other end is closed reports EIO on Linux: that is its end of file.
    package func readChunk() throws(FailedCall) -> [UInt8]? {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            var result: Int
            repeat {
                result = read(number, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            failure = result < 0 ? errno : 0
            count = max(result, 0)
        }
        if failure != 0, failure != EIO { throw FailedCall("read", code: failure) }
        return bytes.isEmpty ? nil : bytes
    }

    /// Writes without waiting; returns the number of bytes taken, 0 if a non-blocking descriptor is full.
    package func writeSome(_ bytes: ArraySlice<UInt8>) throws(FailedCall) -> Int {
        while true {
            let count = bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            if errno == EAGAIN { return 0 }
            if errno != EINTR { throw FailedCall("write") }
        }
    }

    package func makeNonBlocking() throws(FailedCall) {
        guard fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0 else {
            throw FailedCall("fcntl(O_NONBLOCK)")
        }
    }
}
