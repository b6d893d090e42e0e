import TrackerDomain
import TrackerPresentation
import TrackerReport

/// The style sheet of pages: that of the report, with the cards, tiles, tabs and sheets of the app.
enum WebStyle {
    /// The ground that cards lie on.
    static func page(_ appearance: Appearance) -> UInt32 { ReportStyle.page(appearance) }

    static func sheet(_ theme: Theme) -> Markup {
        let colors: Markup =
            switch theme.appearance {
            case .light?: variables(.light)
            case .dark?: variables(.dark)
            case nil:
                "\(variables(.light))@media (prefers-color-scheme:dark){\(variables(.dark))}\n"
            }
        let scheme: Markup =
            theme.appearance.map { "html{color-scheme:\($0.rawValue)}\n" } ?? ""
        return "\(colors)\(ReportStyle.layout)\(ReportStyle.heat)\(layout)\(scheme)"
    }

    private static func variables(_ appearance: Appearance) -> Markup {
        let palette = Palette(appearance)
        let own: [Markup] = PaletteColor.all.map { color in
            let card = CardColors(of: color, isDone: false, isFocused: false, in: palette)
            let soft = CardColors(of: color, isDone: true, isFocused: false, in: palette)
            return """
                .c\(color.number){--tile:\(color: card.grounds.tile);--open:\(color: card.open);--check:\(color: card.check);\
                \(texts(palette, color))}\
                .c\(color.number).soft{--tint:\(color: soft.grounds.card);--badge:\(color: soft.grounds.badge);\
                --tile:\(color: soft.grounds.tile);--open:\(color: soft.idle);--name:\(color: soft.name);\
                --caption:\(color: soft.caption)}
                """
        }
        let selection: Markup = "--on:\(color: palette.background);--bar:\(color: palette.text);"
        return """
            \(ReportStyle.variables(palette, PaletteColor.all))\
            :root{\(selection)\(texts(palette, nil))}\(own.joined())
            """
    }

    /// The text on each step of the heat.
    private static func texts(_ palette: Palette, _ color: PaletteColor?) -> Markup {
        let texts: [Markup] = palette.textOnHeatSteps(of: color).enumerated()
            .map { "--t\($0):\(color: $1);" }
        return texts.joined()
    }

    private static let layout: Markup = """
        body{padding:8px 16px calc(150px + env(safe-area-inset-bottom));max-width:1160px}
        body:has(.sentence){padding-top:20vh;max-width:34rem}
        html{scroll-padding:12px 0 calc(84px + env(safe-area-inset-bottom))}
        main{outline:none}fieldset{border:0;margin:0;padding:0;min-width:0}
        form{margin:0}button,input,select{font:inherit;color:inherit}
        a,button,input,select{touch-action:manipulation}
        :focus-visible,input:focus-within{outline:3px solid var(--accent);outline-offset:2px}
        .skip{position:absolute;left:-99em}.skip:focus{left:16px;top:8px;z-index:9;padding:10px;background:var(--card)}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .glyph{width:24px;height:24px;display:block;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;\
        stroke-linejoin:round}
        p,h1,h2,h3{overflow-wrap:anywhere}::placeholder{font-size:.9em}
        h1{font-size:1.5rem}h2,h3{font-size:1rem;margin:0 0 8px;color:var(--muted)}h2{margin-top:22px}
        .top{display:flex;align-items:center;gap:12px;padding:10px 0;flex-wrap:wrap}
        .top p{font-size:.9rem}.top>:first-child{margin-right:auto}.title{justify-content:start}
        .title>div{margin-right:auto;min-width:0;overflow-wrap:anywhere}.top.title>:first-child{margin-right:0}
        .turns,.acts,.share,.find,.card form,.head{display:flex;gap:8px;align-items:center}
        button,.button{display:grid;place-items:center;min-width:46px;min-height:46px;padding:4px 12px;border-radius:14px;\
        border:1px solid var(--line);background:var(--card);color:var(--text);text-decoration:none;cursor:pointer}
        .acts{flex-wrap:wrap;margin-top:14px}.acts .main,.main.button{background:var(--accent);color:var(--on);border:0;font-weight:650}
        .danger{color:var(--down)}:disabled,[aria-disabled]{opacity:.65;cursor:default}[aria-busy]{opacity:.6}
        nav{position:fixed;inset:auto 0 0;z-index:2;display:flex;justify-content:space-around;gap:6px;background:var(--card);\
        border-top:1px solid var(--line);padding:6px 8px calc(6px + env(safe-area-inset-bottom))}
        nav a{display:grid;justify-items:center;align-content:center;gap:2px;min-width:64px;min-height:52px;padding:4px 10px;\
        font-size:.8rem;color:var(--muted);text-decoration:none;border-radius:14px}
        nav [aria-current]{color:var(--accent);font-weight:650}
        nav .new{justify-content:center;padding:4px 11px;background:var(--accent);color:var(--on)}.sentence{display:grid;gap:12px}nav a:nth-child(3){order:1}
        .bar{display:block;width:100%;height:6px;border-radius:3px;background:var(--line);fill:var(--own,var(--up))}
        .share{margin:2px 0 12px}.share .bar{height:8px}.share p{flex:none;color:var(--muted);font-size:.9rem}
        .placeholder .button{margin:18px auto 0;width:fit-content}
        .find input{flex:1;min-width:0}.filter,.resting,.hint{color:var(--muted);font-size:.9rem;margin-top:10px}
        input:not([type=radio],[type=checkbox]),select{min-height:46px;width:100%;padding:8px 14px;border-radius:14px;\
        border:1px solid var(--muted);background:var(--card)}
        .cards{list-style:none;display:grid;grid-template-columns:minmax(0,1fr);gap:10px}
        li.card{display:flex;align-items:center;gap:12px;margin:0;padding:10px;border:0;background:var(--tint);color:var(--name)}
        li.card{position:relative}.about a::after{content:"";position:absolute;inset:0;border-radius:18px}.card form,.card .mark,.note{position:relative}
        .card .about{flex:1;min-width:0;overflow-wrap:anywhere}.about a{display:block;color:var(--name);font-weight:650;text-decoration:none}
        .about p,.title p{color:var(--caption,var(--muted));font-size:.85rem}.about .bar{margin-top:6px;background:var(--tile)}
        .note .glyph{display:inline;width:16px;height:16px;vertical-align:-3px}
        .card form{flex:none}.card button,.card .mark,.acts .mark,.acts .more{width:52px;min-height:52px;padding:0;border:0;\
        background:var(--tile);color:var(--open)}
        .acts form{display:flex;gap:8px}[aria-pressed=true].mark{background:var(--own);color:var(--check)}
        .e,.sign,td small,fieldset b{font-family:"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",sans-serif;font-weight:400}
        .notice{position:fixed;z-index:3;left:16px;right:16px;bottom:calc(78px + env(safe-area-inset-bottom));display:flex;\
        align-items:center;gap:12px;min-height:56px;padding:6px 10px 6px 18px;border-radius:16px;background:var(--bar);\
        color:var(--on);box-shadow:0 4px 18px #0006}
        .notice p{flex:1;overflow-wrap:anywhere}.notice button{border:0;background:none;color:inherit;font-weight:700;text-decoration:underline}
        .week{table-layout:fixed;margin-top:8px}.week th,.week td{padding:2px 1px;border:0;text-align:center}
        .week tr>th:first-child{width:27%;text-align:left;overflow-wrap:anywhere}
        .week tbody th a{display:flex;align-items:center;min-height:46px;color:var(--text);text-decoration:none;font-size:.85rem;line-height:1.25}
        .week th a span{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
        .noted{position:relative}.noted::after{content:"";position:absolute;top:5px;right:5px;width:6px;height:6px;border-radius:3px;\
        background:var(--text);box-shadow:0 0 0 1.5px var(--card)}
        .e,i.sign{font-style:normal}.tile.long{font-size:.62rem;letter-spacing:-.03em}.tile.longer{font-size:.5rem}
        .week thead a{display:grid;place-content:center;min-height:46px;color:var(--muted);text-decoration:none}
        .week [aria-current]{color:var(--accent);font-weight:700}.week .streak{display:none}.week tfoot{color:var(--muted)}
        .tile{display:grid;place-items:center;width:100%;min-width:36px;min-height:46px;padding:0;border:0;border-radius:12px;\
        font-size:.85rem;font-weight:650;text-decoration:none;background:none;color:var(--muted)}
        .tint{background:var(--tint);color:var(--name)}.part{background:var(--badge);color:var(--text)}
        .full{background:var(--own);color:var(--check)}.tile[aria-pressed=true]:not(.full){background:var(--own);color:var(--check)}
        ul.legend{flex-wrap:wrap;gap:4px 16px;list-style:none;font-size:.85rem;justify-content:start}
        .panel.panel,.sheet.sheet{margin:0}.all>h2{margin-top:0}
        .panel{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:12px 16px}
        .head{justify-content:space-between;margin-bottom:8px}.panel h2,.sheet h2{margin:0;color:var(--text)}
        .month th,.month td{padding:1px;border:0;text-align:center;width:14.28%}
        .month a{display:grid;place-content:center;min-height:46px;border-radius:12px;color:var(--text);text-decoration:none;line-height:1.1}
        .month small{min-height:1em;font-size:.7rem}.month .selected{outline:2px solid var(--accent);outline-offset:-2px}
        .month [aria-current=date]{font-weight:800;text-decoration:underline}
        .month .s0{color:var(--t0)}.month .s1{color:var(--t1)}.month .s2{color:var(--t2)}.month .s3{color:var(--t3)}.month .s4{color:var(--t4)}
        .chosen{margin-top:10px}.columns{display:grid;gap:18px}.columns>*{min-width:0}
        .cover{position:fixed;inset:0;z-index:5;display:grid;align-items:end;background:#0009}
        .cover>a{position:absolute;inset:0}.sheet{position:relative;max-height:92vh;overflow:auto;background:var(--card);\
        border-radius:22px 22px 0 0;padding:16px 18px calc(22px + env(safe-area-inset-bottom))}
        .sheet h2{font-size:1.15rem;overflow-wrap:anywhere}.choices{list-style:none}
        .choices a{display:flex;justify-content:space-between;align-items:center;min-height:48px;border-top:1px solid var(--line);\
        color:var(--text);text-decoration:none}.choices [aria-current]{color:var(--accent);font-weight:650}
        .fields,.habit{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.fields label{color:var(--muted);font-size:.9rem}
        .fields input,.fields select{color:var(--text);font-size:1rem;margin-top:4px}.error{color:var(--down)}
        [aria-invalid]{border-color:var(--down)!important}
        .pick{display:flex;flex-wrap:wrap;gap:4px}.pick legend{color:var(--muted);font-size:.9rem;padding:0}
        .pick label,.tick{display:flex;align-items:center;gap:8px;min-height:46px;padding:0 8px}
        .pick input,.tick input{width:20px;height:20px;margin:0;accent-color:var(--accent)}
        .emoji.pick,.color.pick{display:grid;grid-template-columns:repeat(auto-fill,minmax(46px,1fr));background:none;width:auto;height:auto;place-items:stretch}
        .emoji.pick legend,.color.pick legend{font-family:system-ui,sans-serif}
        .emoji.pick label,.color.pick label{position:relative;justify-content:center;padding:0;border-radius:12px}
        .emoji.pick input,.color.pick input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
        fieldset b{font-size:1.5rem}.own{width:30px;height:30px;border-radius:9px;background:var(--own)}
        :is(.emoji,.color).pick label:has(:checked){box-shadow:inset 0 0 0 2.5px var(--accent)}.pick label:has(:focus-visible){outline:3px solid var(--accent)}
        .fields:has([value=event]:checked) .habit{display:none}.tick{color:var(--text)!important}
        .kind label,.measure label{color:var(--text)!important}
        summary{display:flex;align-items:center;min-height:44px}.trackers a{display:block;padding:11px 0}.trackers.trackers td{padding-block:2px}.sheet h3{margin-top:16px}
        @media (max-width:699px){.week{width:calc(100% + 16px);margin-inline:-8px}.week tr>th:first-child{width:auto}\
        .week thead th+th{width:38px}.tile{letter-spacing:-.03em}}
        @media (max-width:379px){nav a{min-width:60px;padding:4px 2px}.fields input{padding-inline:8px;font-size:.9rem}
        .month{width:calc(100% + 24px);margin-inline:-12px}.month th,.month td{padding:1px 0}
        .panel.panel{margin-inline:-10px;padding-inline:0;border-inline:0}.panel>:not(.month){padding-inline:12px}
        .panel .month{width:100%;margin-inline:0}}
        @media (max-width:359px){.week thead th:first-child{width:0!important;padding:0}.week thead th+th{width:auto}
        .week tbody th{padding:0;position:relative}.week tbody td{padding-top:44px}
        .week tbody th a{position:absolute;left:0;top:0;width:calc(100vw - 16px);min-height:44px}
        .week tfoot th{position:absolute;width:1px!important;height:1px;overflow:hidden;clip-path:inset(50%)}}
        @media (min-width:700px){
        body{padding-bottom:110px}.cards{grid-template-columns:repeat(2,minmax(0,1fr))}
        nav{position:static;justify-content:start;background:none;border:0;padding:8px 0}
        nav a{display:flex;align-items:center;gap:8px;font-size:1rem;padding:0 16px;min-height:46px}
        nav [aria-current]{background:var(--card);box-shadow:0 0 0 1px var(--line)}nav .new{order:2;margin-left:auto}
        .notice{bottom:24px;left:50%;right:auto;width:min(560px,90vw);transform:translateX(-50%)}
        .week .streak{display:table-cell;width:14%;text-align:right;color:var(--muted)}.week tr>th:first-child{width:30%}
        .cover{place-items:center}.sheet{width:min(520px,92vw);border-radius:22px}.week tbody th a{font-size:1rem}
        }
        @media (min-width:1000px){
        .cards{grid-template-columns:repeat(3,minmax(0,1fr))}.columns{grid-template-columns:380px minmax(0,1fr)}
        .columns .tracker.tracker{display:block}.columns .tracker .facts{grid-area:1/2;padding:0}.columns .tracker .pictures{grid-area:1/1;padding:0}
        .columns .heat{flex-direction:column;gap:8px}.columns .heat svg{width:100%}.columns .heat svg+svg{width:96.6%;margin:0}
        .columns .heat svg+svg .wd{display:inline}.columns .heat text{font-size:11px}
        .columns .tracker:not(.event) .body{display:grid;grid-template-columns:minmax(0,1fr) 250px;gap:28px}
        }
        @media (prefers-reduced-motion:no-preference){.mark,.tile{transition:background .15s}}

        """
}
