import Observation
import Synchronization

/// Whether somebody who reads a model, as SwiftUI does when it draws, is told of a change.
@MainActor func isTold(reading read: () -> Void, of change: () throws -> Void) rethrows -> Bool {
    let told = Mutex(false)
    withObservationTracking(read) {
        told.withLock { $0 = true }
    }
    try change()
    return told.withLock { $0 }
}

/// The properties of a model whose changes are told; the macro keeps each under its name with a dash before it.
func observedProperties(of model: any Observable) -> Set<String> {
    let names = Mirror(reflecting: model).children.compactMap(\.label)
    return Set(names.filter { $0.hasPrefix("_") && !$0.hasPrefix("_$") }.map { String($0.dropFirst()) })
}
