#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits until one of several descriptors is ready.
package enum Readiness {
    /// The kind of readiness to wait for.
    package enum Purpose: CaseIterable {
        case reading, writing
    }

    /// Returns the descriptors with data, room, an end or an error; the next system call tells which.
    ///
    /// Returns none on a timeout or a signal.
    /// - Parameter milliseconds: nil waits for ever.
    package static func wait(
        for descriptors: [Int32], _ purpose: Purpose = .reading, milliseconds: Int32?
    ) -> [Int32] {
        #if canImport(Darwin)
            // `poll` of macOS does not support /dev/tty and at once reports an error.
            if descriptors.allSatisfy(DescriptorSet.hasRoom) {
                return select(descriptors, purpose, milliseconds)
            }
        #endif
        return poll(descriptors, purpose, milliseconds)
    }

    private static func poll(
        _ descriptors: [Int32], _ purpose: Purpose, _ milliseconds: Int32?
    ) -> [Int32] {
        let wanted = Int16(purpose == .reading ? POLLIN : POLLOUT)
        var events = descriptors.map { pollfd(fd: $0, events: wanted, revents: 0) }
        guard systemPoll(&events, nfds_t(events.count), milliseconds ?? -1) > 0 else { return [] }
        return events.filter { $0.revents != 0 }.map(\.fd)
    }

    /// Requires descriptors that all fit a set.
    package static func select(_ descriptors: [Int32], _ purpose: Purpose, _ milliseconds: Int32?) -> [Int32]
    {
        var set = DescriptorSet(descriptors)
        let end = (descriptors.max() ?? -1) + 1
        let count = withTime(milliseconds) { time in
            switch purpose {
            case .reading: systemSelect(end, &set.bits, nil, nil, time)
            case .writing: systemSelect(end, nil, &set.bits, nil, time)
            }
        }
        // One of them is closed; `poll` would tell which.
        if count < 0, errno != EINTR { return descriptors }
        return count > 0 ? descriptors.filter(set.contains) : []
    }

    private static func withTime(
        _ milliseconds: Int32?, _ body: (UnsafeMutablePointer<timeval>?) -> Int32
    ) -> Int32 {
        guard let milliseconds else { return body(nil) }
        var time = timeval()
        time.tv_sec = .init(milliseconds / 1000)
        time.tv_usec = .init(milliseconds % 1000 * 1000)
        return body(&time)
    }
}

// The methods hide the C functions of the same names.
private let systemPoll = poll
private let systemSelect = select

extension ContinuousClock.Instant {
    /// The time left, rounded up so that the wait does not end early; 0 if the moment has passed.
    var millisecondsFromNow: Int32 {
        let left = ContinuousClock.now.duration(to: self)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
