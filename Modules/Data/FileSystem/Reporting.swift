internal import TrackerDomain

/// Makes a call and throws its error as another.
func mapping<Result: ~Copyable, Fault: Error, Other: Error>(
    _ call: @autoclosure () throws(Fault) -> Result, _ other: (Fault) -> Other
) throws(Other) -> Result {
    do throws(Fault) { return try call() } catch { throw other(error) }
}

/// Makes system calls and throws the one that fails as the store's error.
func reporting<Result: ~Copyable>(
    _ operation: DiskFault.Operation, at path: String, _ calls: () throws(SystemFault) -> Result
) throws(StoreError) -> Result {
    try mapping(calls()) { (fault: SystemFault) in
        StoreError.disk(DiskFault(operation, at: path, code: fault.code))
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
