import Synchronization
import TrackerDomain

/// What the store noticed in calls that have no other way to say so, and what a person was told already.
final class NoticedWarnings: Sendable {
    private let noticed = Mutex<[StoreWarning]>([])
    private let said = Mutex<[StoreWarning]>([])

    func append(_ warning: StoreWarning) {
        noticed.withLock { $0.append(warning) }
    }

    /// The warnings since the last time.
    func take() -> [StoreWarning] {
        noticed.withLock { warnings in
            defer { warnings = [] }
            return warnings
        }
    }

    /// Takes a warning for said, as a question has told it.
    func take(asSaid warning: StoreWarning) { said.withLock { $0.append(warning) } }

    /// Whether a person was told.
    func wasSaid(_ warning: StoreWarning) -> Bool { said.withLock { $0.contains(warning) } }

    /// Those that were never asked for here before: a command may read the library twice.
    func unsaid(of warnings: [StoreWarning]) -> [StoreWarning] {
        said.withLock { said in
            warnings.filter { warning in
                defer { said.append(warning) }
                return !said.contains(warning)
            }
        }
    }
}
