import TestKit
import Testing

@Suite struct ExchangeTests {
    private func outcome(_ input: String, seconds: Int = 10) throws -> ProcessOutcome {
        try ChildProcess(product: "webexample", arguments: ["\(seconds)"]).run(input: Array(input.utf8))
    }

    @Test("WEB-2: one request through pipes, one answer, and the end")
    func answer() throws {
        let get = try outcome("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n")
        #expect(get.status == .exited(0))
        #expect(get.output.hasPrefix("HTTP/1.1 200 OK\r\n") && get.output.hasSuffix("\r\n\r\nanswer to get"))
        let head = try outcome("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(head.output.hasSuffix("Content-Length: 14\r\n\r\n"))
        let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=1"
        #expect(try outcome("POST / HTTP/1.1\r\nHost: a\r\n\(form)").output.hasSuffix("answer to post"))
    }

    @Test(
        "WEB-29: what is no request is refused, also one that ends early",
        arguments: [
            ("PUT / HTTP/1.1\r\nHost: a\r\n\r\n", "405 Method Not Allowed"),
            ("GET / HTTP/1.1\r\nHost:", "400 Bad Request"),
            (String(repeating: "x", count: 20_000), "431 Request Header Fields Too Large"),
            ("", "400 Bad Request"),
        ])
    func refusal(_ request: String, _ status: String) throws {
        let outcome = try outcome(request)
        #expect(outcome.output.hasPrefix("HTTP/1.1 \(status)\r\n") && outcome.output.hasSuffix("refused"))
        #expect(outcome.status == .exited(0))
    }

    @Test("WEB-29: an answer of more than a pipe holds is written whole")
    func long() throws {
        let outcome = try outcome("GET /?size=3000000 HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(outcome.stdout.count { $0 == UInt8(ascii: "x") } >= 3_000_000)
        #expect(outcome.output.contains("Content-Length: 3000000\r\n"))
    }

    @Test("WEB-29: a reader that is gone is no failure")
    func readerGone() throws {
        let script =
            "printf 'GET /?size=3000000 HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n' | { \"$0\"; echo $? >&2; } | head -c 8"
        let outcome = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script, BuiltProduct.path(named: "webexample")],
            environment: ["PATH": "/usr/bin:/bin"]
        ).run()
        #expect(outcome.output == "HTTP/1.1" && outcome.errors == "0\n")
    }

    @Test("WEB-30: who has a whole request answers it before SIGTERM ends it")
    func termination() throws {
        let script = """
            printf 'GET /?pause=1500 HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n' | "$0" &
            sleep 0.7
            kill -TERM $!
            wait $!
            echo ": $?"
            """
        let outcome = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script, BuiltProduct.path(named: "webexample")],
            environment: ["PATH": "/usr/bin:/bin"]
        ).run()
        #expect(outcome.output.hasSuffix("answer to get: 0\n"))
    }
}
