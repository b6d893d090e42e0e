/// How writing to a descriptor ended.
package enum WriteOutcome: Equatable, Sendable {
    case complete
    /// Nobody reads any more (EPIPE); arises only where SIGPIPE is ignored.
    case readerGone
    /// The errno of the failure; some of the bytes may have been written.
    case failed(Int32)
}
