#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes bytes to a file descriptor, all of them and in order.
///
/// SIGPIPE is left as it is: by default a reader that closes early (`| head -1`) ends the program silently.
package struct ByteWriter: Sendable {
    private let descriptor: Int32

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    @discardableResult
    package func write(_ bytes: [UInt8]) -> WriteOutcome {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            // Another program that shares the terminal may have made it non-blocking.
            case EAGAIN: _ = Readiness.wait(for: [descriptor], .writing, milliseconds: nil)
            case EPIPE: return .readerGone
            case let code: return .failed(code)
            }
        }
        return .complete
    }

    @discardableResult
    package func write(_ text: String) -> WriteOutcome {
        write(Array(text.utf8))
    }
}

// The method hides the C function of the same name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// The result of writing to a descriptor.
package enum WriteOutcome: Equatable, Sendable {
    case complete
    /// The reader is gone (EPIPE); arises only if SIGPIPE is ignored.
    case readerGone
    /// The errno of the failure; some of the bytes may have been written.
    case failed(Int32)
}
