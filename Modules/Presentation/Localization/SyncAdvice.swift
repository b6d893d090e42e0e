/// An action that a person can take about being in step.
public enum SyncAdvice: Hashable, Sendable {
    /// Begin to be in step, or go on.
    case begin, goOn
    /// Name the folder that machines share.
    case nameFolder
    /// Put the own library into the one of the folder; consent to that.
    case join, consent
    /// Let the other machines do that.
    case joinThere
    /// Stop being in step.
    case end
    /// Let a machine publish its file again, there.
    case publishThere
    /// Stop waiting for a machine.
    case forget(machine: String)
    /// See the machines.
    case showStatus
}
