import Terminal

/// Everything a terminal is known to send, with what it means.
struct KeySequence: Sendable, CustomStringConvertible {
    let text: String
    let events: [InputEvent]

    var description: String {
        text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
    }

    init(_ text: String, _ events: InputEvent...) {
        (self.text, self.events) = (text, events)
    }

    init(_ text: String, _ code: Key.Code, _ modifiers: Modifiers = []) {
        (self.text, events) = (text, [.key(Key(code, modifiers))])
    }

    init(_ text: String, _ character: Character, _ modifiers: Modifiers = []) {
        self.init(text, .character(character), modifiers)
    }

    init(_ text: String, mouse: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: Modifiers = []) {
        (self.text, events) = (
            text, [.mouse(MouseEvent(mouse, at: Point(column: column, row: row), modifiers))]
        )
    }

    static let text = [
        KeySequence("a", "a"), KeySequence("Z", "Z"), KeySequence(" ", " "), KeySequence("~", "~"),
        KeySequence("й", "й"), KeySequence("Ё", "Ё"), KeySequence("日", "日"), KeySequence("🌺", "🌺"),
        KeySequence("\u{A0}", "\u{A0}"), KeySequence("\u{306}", "\u{306}"),
        KeySequence("\u{10FFFD}", "\u{10FFFD}"),
        KeySequence("e\u{301}", .key(Key("e")), .key(Key("\u{301}"))),
    ]

    static let singleBytes = [
        KeySequence("\r", .enter), KeySequence("\n", .enter), KeySequence("\t", .tab),
        KeySequence("\u{7F}", .backspace), KeySequence("\u{8}", .backspace), KeySequence("\0", " ", .control),
        KeySequence("\u{1}", "a", .control), KeySequence("\u{3}", "c", .control),
        KeySequence("\u{1A}", "z", .control),
        KeySequence("\u{1C}", "\\", .control), KeySequence("\u{1D}", "]", .control),
        KeySequence("\u{1E}", "^", .control), KeySequence("\u{1F}", "_", .control),
    ]

    static let alt = [
        KeySequence("\u{1B}v", "v", .alt), KeySequence("\u{1B}V", "V", .alt),
        KeySequence("\u{1B}м", "м", .alt),
        KeySequence("\u{1B}5", "5", .alt), KeySequence("\u{1B}\\", "\\", .alt),
        KeySequence("\u{1B}\u{7F}", .backspace, .alt),
        KeySequence("\u{1B}\r", .enter, .alt), KeySequence("\u{1B}\u{1}", "a", [.alt, .control]),
        KeySequence("\u{1B}\u{1B}v", .key(Key(.escape)), .key(Key("v", .alt))),
    ]

    static let xterm = [
        KeySequence("\u{1B}[A", .up), KeySequence("\u{1B}[B", .down), KeySequence("\u{1B}[C", .right),
        KeySequence("\u{1B}[D", .left), KeySequence("\u{1B}[H", .home), KeySequence("\u{1B}[F", .end),
        KeySequence("\u{1B}OA", .up), KeySequence("\u{1B}OB", .down), KeySequence("\u{1B}OC", .right),
        KeySequence("\u{1B}OD", .left), KeySequence("\u{1B}OH", .home), KeySequence("\u{1B}OF", .end),
        KeySequence("\u{1B}[1;2A", .up, .shift), KeySequence("\u{1B}[1;3D", .left, .alt),
        KeySequence("\u{1B}[1;5C", .right, .control), KeySequence("\u{1B}[1;6B", .down, [.shift, .control]),
        KeySequence("\u{1B}[1;8H", .home, [.shift, .alt, .control]),
        KeySequence("\u{1B}[1;9F", .end, .command),
        KeySequence("\u{1B}[Z", .backTab), KeySequence("\u{1B}[1;5Z", .backTab, .control),
        KeySequence("\u{1B}[1~", .home), KeySequence("\u{1B}[2~", .insert), KeySequence("\u{1B}[3~", .delete),
        KeySequence("\u{1B}[4~", .end), KeySequence("\u{1B}[5~", .pageUp),
        KeySequence("\u{1B}[6~", .pageDown),
        KeySequence("\u{1B}[7~", .home), KeySequence("\u{1B}[8~", .end),
        KeySequence("\u{1B}[3;5~", .delete, .control), KeySequence("\u{1B}[5;3~", .pageUp, .alt),
        KeySequence("\u{1B}[I", .focus(true)), KeySequence("\u{1B}[O", .focus(false)),
    ]

    static let functionKeys =
        [
            KeySequence("\u{1B}OP", .function(1)), KeySequence("\u{1B}OQ", .function(2)),
            KeySequence("\u{1B}OR", .function(3)), KeySequence("\u{1B}OS", .function(4)),
            KeySequence("\u{1B}[P", .function(1)), KeySequence("\u{1B}[1;2P", .function(1), .shift),
            KeySequence("\u{1B}[1;5S", .function(4), .control),
            KeySequence("\u{1B}O5P", .function(1), .control),
            KeySequence("\u{1B}O1;2Q", .function(2), .shift), KeySequence("\u{1B}[15;3~", .function(5), .alt),
            KeySequence("\u{1B}[[A", .function(1)), KeySequence("\u{1B}[[E", .function(5)),
        ]
        + zip([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34], 1...20).map {
            KeySequence("\u{1B}[\($0)~", .function($1))
        }

    static let rxvt = [
        KeySequence("\u{1B}[a", .up, .shift), KeySequence("\u{1B}[d", .left, .shift),
        KeySequence("\u{1B}Oc", .right, .control), KeySequence("\u{1B}[3^", .delete, .control),
        KeySequence("\u{1B}[5@", .pageUp, [.shift, .control]), KeySequence("\u{1B}\u{1B}[D", .left, .alt),
        KeySequence("\u{1B}\u{1B}OC", .right, .alt),
        KeySequence("\u{1B}\u{1B}[1;5D", .left, [.alt, .control]),
    ]

    static let keypad = [
        KeySequence("\u{1B}OM", .enter), KeySequence("\u{1B}Op", "0"), KeySequence("\u{1B}Oy", "9"),
        KeySequence("\u{1B}Ok", "+"), KeySequence("\u{1B}Om", "-"), KeySequence("\u{1B}Oj", "*"),
        KeySequence("\u{1B}Oo", "/"), KeySequence("\u{1B}OX", "="), KeySequence("\u{1B}OI", .tab),
        KeySequence("\u{1B}O ", " "),
    ]

    static let kitty = [
        KeySequence("\u{1B}[27u", .escape), KeySequence("\u{1B}[13;5u", .enter, .control),
        KeySequence("\u{1B}[9;2u", .backTab), KeySequence("\u{1B}[9;6u", .backTab, .control),
        KeySequence("\u{1B}[127;3u", .backspace, .alt), KeySequence("\u{1B}[32;5u", " ", .control),
        KeySequence("\u{1B}[99;5u", "c", .control), KeySequence("\u{1B}[99:67;6u", "c", [.control, .shift]),
        KeySequence("\u{1B}[67;6u", "c", [.control, .shift]), KeySequence("\u{1B}[118:86;4u", "V", .alt),
        KeySequence("\u{1B}[118;4u", "V", .alt), KeySequence("\u{1B}[49:33;4u", "!", .alt),
        // T68: the same keys in the Russian layout.
        KeySequence("\u{1B}[1089::99;5u", .key(Key(.character("с"), .control, baseLayout: "c"))),
        KeySequence("\u{1B}[1084::118;3u", .key(Key(.character("м"), .alt, baseLayout: "v"))),
        KeySequence("\u{1B}[1084:1052:118;4u", .key(Key(.character("М"), .alt, baseLayout: "V"))),
        // A Latin letter is a key of its own, wherever it stands.
        KeySequence("\u{1B}[97::113;5u", "a", .control),
        // The locks are no modifiers, presses and repetitions are keys, releases are not.
        KeySequence("\u{1B}[99;197u", "c", .control), KeySequence("\u{1B}[99;5:1u", "c", .control),
        KeySequence("\u{1B}[99;5:2u", "c", .control), KeySequence("\u{1B}[99;5:3u"),
        KeySequence("\u{1B}[1;1:2A", .up), KeySequence("\u{1B}[1;1:3A"), KeySequence("\u{1B}[5;1:3~"),
        KeySequence("\u{1B}[57399u", "0"), KeySequence("\u{1B}[57408u", "9"),
        KeySequence("\u{1B}[57410u", "/"),
        KeySequence("\u{1B}[57414u", .enter), KeySequence("\u{1B}[57417u", .left),
        KeySequence("\u{1B}[57420;5u", .down, .control), KeySequence("\u{1B}[57426u", .delete),
        KeySequence("\u{1B}[57376u", .function(13)), KeySequence("\u{1B}[57441;2u"),
        KeySequence("\u{1B}[57358u"),
        // xterm's modifyOtherKeys.
        KeySequence("\u{1B}[27;5;99~", "c", .control), KeySequence("\u{1B}[27;2;13~", .enter, .shift),
    ]

    static let mouse = [
        KeySequence("\u{1B}[<0;10;8M", mouse: .press(.left), 9, 7),
        KeySequence("\u{1B}[<0;10;8m", mouse: .release(.left), 9, 7),
        KeySequence("\u{1B}[<1;1;1M", mouse: .press(.middle), 0, 0),
        KeySequence("\u{1B}[<2;300;100M", mouse: .press(.right), 299, 99),
        KeySequence("\u{1B}[<32;3;4M", mouse: .drag(.left), 2, 3),
        KeySequence("\u{1B}[<35;3;4M", mouse: .move, 2, 3),
        KeySequence("\u{1B}[<64;3;4M", mouse: .scrollUp, 2, 3),
        KeySequence("\u{1B}[<65;3;4M", mouse: .scrollDown, 2, 3),
        KeySequence("\u{1B}[<66;3;4M", mouse: .scrollLeft, 2, 3),
        KeySequence("\u{1B}[<67;3;4M", mouse: .scrollRight, 2, 3),
        KeySequence("\u{1B}[<20;3;4M", mouse: .press(.left), 2, 3, [.shift, .control]),
        KeySequence("\u{1B}[<72;3;4M", mouse: .scrollUp, 2, 3, .alt),
        KeySequence("\u{1B}[<128;3;4M"), KeySequence("\u{1B}[<0;0;4M"), KeySequence("\u{1B}[<0;3M"),
        KeySequence("\u{1B}[M !!"),
    ]

    static let pastes = [
        KeySequence("\u{1B}[200~Бег\u{1B}[201~", .paste("Бег")),
        KeySequence("\u{1B}[200~a\nb\r\nc\rd\ty\u{3}\u{9B}e\u{1B}[201~", .paste("a b c d ye")),
        KeySequence("\u{1B}[200~\u{1B}[20\u{1B}[201\u{1B}[A\u{1B}[201~", .paste("[20[201[A")),
        KeySequence("\u{1B}[200~\u{1B}[201~", .paste("")),
        KeySequence("\u{1B}[201~"),
    ]

    static let replies = [
        KeySequence("\u{1B}[?62;4;22c", .reply(.deviceAttributes([62, 4, 22]))),
        KeySequence("\u{1B}[?6c", .reply(.deviceAttributes([6]))),
        KeySequence("\u{1B}[?2026;0$y", .reply(.mode(2026, isKnown: false))),
        KeySequence("\u{1B}[?2026;1$y", .reply(.mode(2026, isKnown: true))),
        KeySequence("\u{1B}[?2026;2$y", .reply(.mode(2026, isKnown: true))),
        KeySequence("\u{1B}[?2026;4$y", .reply(.mode(2026, isKnown: false))),
        KeySequence("\u{1B}[?0u", .reply(.keyboardFlags(0))),
        KeySequence("\u{1B}[?5u", .reply(.keyboardFlags(5))),
        KeySequence("\u{1B}[?997;1n", .reply(.theme(isDark: true))),
        KeySequence("\u{1B}[?997;2n", .reply(.theme(isDark: false))), KeySequence("\u{1B}[?997;3n"),
        KeySequence(
            "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\",
            .reply(.background(ReportedColor(red: 65_535, green: 0, blue: 0x8080)))),
        KeySequence(
            "\u{1B}]11;rgb:f/8/0\u{7}",
            .reply(.background(ReportedColor(red: 65_535, green: 34_952, blue: 0)))),
        KeySequence(
            "\u{1B}]11;rgb:1e/1E/2e\u{7}",
            .reply(.background(ReportedColor(red: 0x1E1E, green: 0x1E1E, blue: 0x2E2E)))),
        KeySequence(
            "\u{1B}]11;rgba:000/fff/000/fff\u{7}",
            .reply(.background(ReportedColor(red: 0, green: 65_535, blue: 0)))),
    ]

    static let swallowed = [
        "\u{1B}]11;rgb:ffff/0000\u{7}", "\u{1B}]11;rgb:fffff/0/0\u{7}", "\u{1B}]11;rgb:0/0/0/0\u{7}",
        "\u{1B}]11;rgb:/0/0\u{7}", "\u{1B}]11;rgb:g/0/0\u{7}", "\u{1B}]11;rgb:+1/0/0\u{7}",
        "\u{1B}]11;?\u{7}",
        "\u{1B}]x11;rgb:0/0/0\u{7}", "\u{1B}]4;1;rgb:0/0/0\u{1B}\\", "\u{1B}]0;Заголовок\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|XTerm(390)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
        "\u{1B}^private\u{1B}\\",
        "\u{1B}[>41;390;0c", "\u{1B}[?1;2x", "\u{1B}[12;40R", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}[?2026y",
        "\u{1B}[99~", "\u{1B}[u", "\u{1B}[~", "\u{1B}[1;2;3;4;5;6;7q", "\u{1B}[ q",
        "\u{1B}[99999999999999999999999u",
        "\u{1B}[55296u", "\u{1B}[1u", "\u{1B}[[Z", "\u{1B}[=5u", "\u{1B}O5z",
    ].map { KeySequence($0) }

    static let all =
        text + singleBytes + alt + xterm + functionKeys + rxvt + keypad + kitty + mouse + pastes + replies
        + swallowed
}
