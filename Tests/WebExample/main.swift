import Web

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// `/PATH/webexample serve PORT` starts itself for each connection.
let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "serve", let port = UInt16(arguments[2]) {
    exit(128 + (try Listener.open(port: port).run([arguments[0]])))
}

// `webexample SECONDS` answers one request within a limit; `pause` are milliseconds that the answer takes, `size` is
// the length of its body.
let limit = arguments.dropFirst().first.flatMap(UInt32.init) ?? 10
Exchange.answer(from: STDIN_FILENO, to: STDOUT_FILENO, limit: limit) { request in
    if let pause = request.query["pause"].flatMap(UInt32.init) { usleep(pause * 1000) }
    if let size = request.query["size"].flatMap(Int.init) {
        return Response(200, body: [UInt8](repeating: UInt8(ascii: "x"), count: size))
    }
    return Response.html(200, Array("answer to \(request.method)".utf8))
} refusal: { refusal in
    Response.html(refusal.status, Array("refused".utf8))
}
