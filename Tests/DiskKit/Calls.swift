import Synchronization
package import TrackerData

/// Counts system calls, and makes chosen ones fail.
package final class Calls: Sendable {
    private let made = Mutex<[SystemCall]>([])

    package init() {}

    package var all: [SystemCall] { made.withLock { $0 } }
    package var count: Int { all.count }

    /// Appends a call and returns its index.
    ///
    /// Repeated requests for a lock are one call: a process that another test starts has every descriptor, and
    /// with it the lock that was just released, until it has become its program.
    fileprivate func append(_ call: SystemCall) -> Int {
        made.withLock {
            if call.operation != .lock || $0.last != call { $0.append(call) }
            return $0.count - 1
        }
    }

    /// A file system that counts.
    package func counting(on disk: FileSystem = .system) -> FileSystem {
        disk.intercepted { (call) throws(TrackerData.SystemFault) in _ = self.append(call) }
    }

    /// A file system in which the call at an index fails, once.
    package func failing(at index: Int, code: Int32, on disk: FileSystem = .system) -> FileSystem {
        disk.intercepted { (call) throws(TrackerData.SystemFault) in
            if self.append(call) == index { throw TrackerData.SystemFault(call.operation, code: code) }
        }
    }

    /// A file system that does nothing any more from the call at an index on, as if the program had crashed.
    package func stopping(at index: Int, on disk: FileSystem = .system) -> FileSystem {
        disk.intercepted { (call) throws(TrackerData.SystemFault) in
            // A crash of the program closes descriptors too.
            if self.append(call) >= index, call.operation != .close {
                throw TrackerData.SystemFault(call.operation, code: 5)
            }
        }
    }
}
