internal import TrackerDomain

/// Makes system calls and throws the one that fails as the store's error.
func reporting<Result: ~Copyable>(
    _ operation: DiskFault.Operation, at path: String, _ calls: () throws(SystemFault) -> Result
) throws(StoreError) -> Result {
    do throws(SystemFault) {
        return try calls()
    } catch {
        throw .disk(DiskFault(operation, at: path, code: error.code))
    }
}

/// Makes one system call.
func reporting<Result: ~Copyable>(
    _ operation: DiskFault.Operation, at path: String, _ call: @autoclosure () throws(SystemFault) -> Result
) throws(StoreError) -> Result {
    try reporting(operation, at: path, call)
}

/// Repeats a call while signals interrupt it.
func uninterrupted<Result>(
    _ call: @autoclosure () throws(SystemFault) -> Result
) throws(SystemFault) -> Result {
    while true {
        do throws(SystemFault) {
            return try call()
        } catch {
            guard error.code == ErrorNumber.interrupted else { throw error }
        }
    }
}
