#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A client of a server on this machine.
package struct LocalClient {
    private let descriptor: Descriptor

    /// Connects to a port of 127.0.0.1.
    package init(port: UInt16) throws(FailedCall) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        try self.init(AF_INET, address)
    }

    /// Connects to a Unix socket.
    package init(path: String) throws(FailedCall) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(103)) }
        try self.init(AF_UNIX, address)
    }

    private init(_ family: Int32, _ address: some Any) throws(FailedCall) {
        let number = socket(family, unsafeBitCast(SOCK_STREAM, to: Int32.self), 0)
        guard number >= 0 else { throw FailedCall("socket") }
        descriptor = Descriptor(number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        let isConnected = withUnsafeBytes(of: address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { address in
                #if canImport(Glibc)
                    let pointer = __CONST_SOCKADDR_ARG(__sockaddr__: address.baseAddress)
                #else
                    let pointer = address.baseAddress
                #endif
                return connect(number, pointer, socklen_t(bytes.count)) == 0
            }
        }
        guard isConnected else { throw FailedCall("connect") }
    }

    package func send(_ text: String) throws(FailedCall) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty { rest = rest.dropFirst(try descriptor.writeSome(rest)) }
    }

    /// Says that nothing more is sent.
    package func finish() { shutdown(descriptor.number, Int32(SHUT_WR)) }

    /// All that comes until the server closes; nil if it has not after a time that is far too long.
    package func answer() throws(FailedCall) -> String? {
        var bytes: [UInt8] = []
        while true {
            var entry = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 30_000) > 0 else { return nil }
            guard let chunk = try descriptor.readChunk() else {
                return String(decoding: bytes, as: UTF8.self)
            }
            bytes += chunk
        }
    }

    /// The answer to a GET of the query.
    package func get(_ query: String = "") throws(FailedCall) -> String? {
        try send("GET /?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return try answer()
    }

    /// Whether the server sends or closes within the time.
    package func hears(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
