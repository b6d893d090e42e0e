/// Turns the bytes of a terminal into events; it neither waits nor reads.
///
/// Characters and sequences may be split anywhere between two calls. Drops bytes that are not UTF-8, and drops
/// whole each sequence of ECMA-48 without a meaning here.
package struct KeyDecoder: Sendable {
    private var state = State.ground
    private var events: [InputEvent] = []

    package init() {}

    private enum State {
        case ground
        /// The bytes of a character so far, its full length, and whether an escape preceded it.
        case character([UInt8], length: Int, isAlt: Bool)
        /// After one escape, or two.
        case escape(isDouble: Bool)
        case control(ControlSequence)
        /// After ESC O.
        case single(ControlSequence)
        case string(ControlString)
        case paste(PastedText)
        /// The bytes left of an unknown report.
        case skipping(Int)
    }

    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        for byte in bytes { take(byte) }
        defer { events = [] }
        return events
    }

    /// The bytes so far are a key if no more come soon: an escape, or Alt with a bracket.
    package var isAmbiguous: Bool {
        switch state {
        case .escape: true
        case .control(let sequence), .single(let sequence): sequence.isEmpty
        case .string(let string): string.isEmpty
        default: false
        }
    }

    /// Ends a pause of 40 ms or so: an open escape becomes the Escape key.
    package mutating func timeout() -> [InputEvent] {
        guard isAmbiguous else { return [] }
        switch state {
        case .escape(let isDouble):
            emit(Key(.escape))
            if isDouble { emit(Key(.escape)) }
        case .control: emit(Key("[", .alt))
        case .single: emit(Key("O", .alt))
        case .string(let string): emit(Key(string.introducer, .alt))
        default: break
        }
        state = .ground
        defer { events = [] }
        return events
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte, isAlt: false)
        case .character(let bytes, let length, let isAlt): takeCharacter(byte, bytes, length, isAlt)
        case .escape(let isDouble): takeEscape(byte, isDouble)
        case .control(let sequence): takeControl(byte, sequence)
        case .single(let sequence): takeSingle(byte, sequence)
        case .string(let string): takeString(byte, string)
        case .paste(var text):
            let isComplete = text.append(byte)
            state = isComplete ? .ground : .paste(text)
            if isComplete { events.append(.paste(text.line)) }
        case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
        }
    }

    private mutating func takeGround(_ byte: UInt8, isAlt: Bool) {
        state = .ground
        switch byte {
        case 0x1B: state = .escape(isDouble: false)
        case 0x00...0x1F, 0x7F: emit(LegacyKey.control(byte), isAlt)
        case 0x20...0x7E: emit(Key(Character(Unicode.Scalar(byte))), isAlt)
        case 0xC2...0xDF: state = .character([byte], length: 2, isAlt: isAlt)
        case 0xE0...0xEF: state = .character([byte], length: 3, isAlt: isAlt)
        case 0xF0...0xF4: state = .character([byte], length: 4, isAlt: isAlt)
        default: break
        }
    }

    private mutating func takeCharacter(
        _ byte: UInt8, _ bytes: [UInt8], _ length: Int, _ isAlt: Bool
    ) {
        guard 0x80...0xBF ~= byte else { return takeGround(byte, isAlt: false) }
        let bytes = bytes + [byte]
        guard bytes.count == length else {
            state = .character(bytes, length: length, isAlt: isAlt)
            return
        }
        state = .ground
        guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
            !(0x80...0x9F ~= scalar.value)
        else { return }
        emit(Key(Character(scalar)), isAlt)
    }

    private mutating func takeEscape(_ byte: UInt8, _ isDouble: Bool) {
        switch byte {
        case 0x1B:
            if isDouble { emit(Key(.escape)) }
            state = .escape(isDouble: true)
            return
        // Some terminals send Alt with an arrow as an escape before the arrow's sequence.
        case UInt8(ascii: "["): state = .control(ControlSequence(isAlt: isDouble))
        case UInt8(ascii: "O"): state = .single(ControlSequence(isAlt: isDouble))
        default:
            if isDouble { emit(Key(.escape)) }
            if let string = ControlString(introducer: byte) {
                state = .string(string)
            } else {
                takeGround(byte, isAlt: true)
            }
        }
    }

    private mutating func takeControl(_ byte: UInt8, _ sequence: ControlSequence) {
        var sequence = sequence
        switch byte {
        case 0x20...0x3F:
            sequence.append(byte)
            state = .control(sequence)
        case UInt8(ascii: "[") where sequence.isEmpty:
            // The Linux console's F1 to F5 are CSI [ A to E.
            sequence.append(byte)
            state = .control(sequence)
        case 0x40...0x7E: finishControl(byte, sequence)
        default: takeGround(byte, isAlt: false)
        }
    }

    private mutating func finishControl(_ byte: UInt8, _ sequence: ControlSequence) {
        state = .ground
        switch (byte, sequence.bytes) {
        case (UInt8(ascii: "~"), Array("200".utf8)): state = .paste(PastedText())
        case (UInt8(ascii: "M"), []): state = .skipping(3)
        default:
            if !sequence.isTooLong, let event = sequence.event(final: byte) { events.append(event) }
        }
    }

    private mutating func takeSingle(_ byte: UInt8, _ sequence: ControlSequence) {
        var sequence = sequence
        switch byte {
        case 0x30...0x3B where byte != 0x3A:
            sequence.append(byte)
            state = .single(sequence)
        case 0x20...0x7E:
            state = .ground
            if !sequence.isTooLong, let key = sequence.singleShiftKey(final: byte) { emit(key) }
        default: takeGround(byte, isAlt: false)
        }
    }

    private mutating func takeString(_ byte: UInt8, _ string: ControlString) {
        var string = string
        switch string.append(byte) {
        case .unfinished: state = .string(string)
        case .finished:
            state = .ground
            if let reply = string.reply { events.append(.reply(reply)) }
        case .broken(let bytes):
            state = .ground
            for byte in bytes { take(byte) }
        }
    }

    private mutating func emit(_ key: Key, _ isAlt: Bool = false) {
        var key = key
        if isAlt { key.modifiers.insert(.alt) }
        events.append(.key(key))
    }
}

/// A key decoder with a clock: a lone escape is a key if nothing follows within 40 ms.
package struct TimedDecoder {
    private var decoder = KeyDecoder()
    /// The time at which the bytes so far count as complete; nil if none are open.
    package private(set) var deadline: ContinuousClock.Instant?

    /// The longest gap within a sequence: on a slow line its pieces come a few milliseconds apart.
    private static let patience = Duration.milliseconds(40)

    package init() {}

    package mutating func decode(_ bytes: [UInt8], at now: ContinuousClock.Instant) -> [InputEvent] {
        let events = decoder.decode(bytes)
        deadline = decoder.isAmbiguous ? now + Self.patience : nil
        return events
    }

    /// Returns the events of the open bytes if their time is over.
    package mutating func passTime(to now: ContinuousClock.Instant) -> [InputEvent] {
        guard let deadline, deadline <= now else { return [] }
        self.deadline = nil
        return decoder.timeout()
    }
}
