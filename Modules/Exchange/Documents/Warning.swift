/// Something a person should know besides the result; it changes nothing about the exit code.
public struct Warning: Hashable, Sendable {
    public let code: String
    public let text: String

    public init(code: String, text: String) {
        self.code = code
        self.text = text
    }
}
