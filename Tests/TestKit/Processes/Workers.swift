#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Threads that may block, which tasks must not: only as many tasks run as there are processors.
package final class Workers {
    #if canImport(Darwin)
        private var threads: [pthread_t?] = []
    #else
        private var threads: [pthread_t] = []
    #endif

    /// Starts the threads, each of which runs the closure with its number, from 0 on.
    package init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws(FailedCall) {
        for index in 0..<count {
            let work = Unmanaged.passRetained(Work { body(index) }).toOpaque()
            #if canImport(Darwin)
                var thread: pthread_t?
                let code = pthread_create(&thread, nil, Self.start, work)
            #else
                var thread = pthread_t()
                let code = pthread_create(&thread, nil, Self.start, work)
            #endif
            guard code == 0 else { throw FailedCall("pthread_create", code: code) }
            threads.append(thread)
        }
    }

    /// Waits until all have ended.
    package func join() {
        for thread in threads {
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
        }
        threads = []
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
            Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #endif
}
