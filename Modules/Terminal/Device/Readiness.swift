#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits until descriptors are ready, several of them at once.
package enum Readiness {
    /// What a descriptor is to be ready for.
    package enum Purpose: CaseIterable {
        case reading, writing
    }

    /// Those with something to read or room to write, at their end, or at fault: the next call tells which.
    ///
    /// None when the time is over or a signal has come.
    /// - Parameter milliseconds: nil waits for ever.
    package static func wait(
        for descriptors: [Int32], _ purpose: Purpose = .reading, milliseconds: Int32?
    ) -> [Int32] {
        #if canImport(Darwin)
            // There `poll` does not know /dev/tty, and says at once that it is at fault.
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

    /// For descriptors that all have room in a set.
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
        // One of them is closed: `poll` would say which.
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
    /// Rounded up, so that waiting so long does not end before the moment; 0 if it has passed.
    var millisecondsFromNow: Int32 {
        let left = ContinuousClock.now.duration(to: self)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
