internal import TrackerDomain

/// Carries out calls to the system and reports the one that fails as the store's error.
func reporting<Result: ~Copyable>(
    _ operation: DiskFault.Operation, at path: String, _ body: () throws(SystemFault) -> Result
) throws(StoreError) -> Result {
    do throws(SystemFault) {
        return try body()
    } catch {
        throw .disk(DiskFault(operation, at: path, code: error.code))
    }
}

/// Carries out a call again for as long as a signal interrupts it.
func uninterrupted<Result>(_ body: () throws(SystemFault) -> Result) throws(SystemFault) -> Result {
    while true {
        do throws(SystemFault) {
            return try body()
        } catch {
            guard error.code == ErrorNumber.interrupted else { throw error }
        }
    }
}
