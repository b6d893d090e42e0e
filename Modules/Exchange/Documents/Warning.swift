/// A remark for the person in addition to the result; it does not affect the exit code.
public struct Warning: Hashable, Sendable {
    public let code: String
    public let text: String

    public init(code: String, text: String) {
        self.code = code
        self.text = text
    }
}
