internal import TrackerDomain

/// Makes system calls and throws the one that fails as the store's error.
func reporting<Result: ~Copyable>(
    _ operation: DiskFault.Operation, at path: String, _ body: () throws(SystemFault) -> Result
) throws(StoreError) -> Result {
    do throws(SystemFault) {
        return try body()
    } catch {
        throw .disk(DiskFault(operation, at: path, code: error.code))
    }
}

/// Repeats a call while signals interrupt it.
func uninterrupted<Result>(_ body: () throws(SystemFault) -> Result) throws(SystemFault) -> Result {
    while true {
        do throws(SystemFault) {
            return try body()
        } catch {
            guard error.code == ErrorNumber.interrupted else { throw error }
        }
    }
}
