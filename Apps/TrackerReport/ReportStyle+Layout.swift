extension ReportStyle {
    /// For phones and wider; wider windows put elements side by side.
    package static let layout: Markup = """
        *{box-sizing:border-box}
        html{color-scheme:light dark;-webkit-text-size-adjust:100%}
        body{margin:0 auto;max-width:1120px;padding:0 16px 40px;background:var(--page);color:var(--text);\
        font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
        h1,h2,h3,p,dl,dd,figure,ul{margin:0;padding:0}
        h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em}
        h2{font-size:1.3rem;margin:0 0 14px}
        section>h2,li{overflow-wrap:anywhere;text-align:left}
        section:not(.card){margin-top:36px}
        a{color:var(--accent)}
        .top{padding:36px 0 20px}.top p,footer{color:var(--muted)}
        footer{margin-top:36px;font-size:.85rem}
        .card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:20px;margin:0 0 18px}
        .placeholder{text-align:center;padding:64px 20px;font-size:1.1rem}
        .figures{display:grid;grid-template-columns:repeat(2,1fr);gap:12px;margin-bottom:18px}
        .figure{display:flex;flex-direction:column;padding:16px 18px;border:1.5px solid transparent;border-radius:18px;\
        background:linear-gradient(var(--card),var(--card)) padding-box,\
        linear-gradient(90deg,#fd4c49,#46e69d,#007bfa) border-box}
        .figure dd{font-size:2rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
        .figure dt,dt,figcaption,.legend,.list p{color:var(--muted);font-size:.85rem}
        .highlights{display:flex;flex-wrap:wrap;gap:6px 28px;margin:0 4px 18px}
        .highlights div{display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline}.highlights dd{font-weight:650}
        .highlights span{color:var(--muted);font-size:.85rem;font-weight:400}
        figcaption{display:flex;justify-content:space-between;gap:12px;margin-bottom:6px}
        .all .year figcaption{display:none}
        .heat{display:flex;flex-direction:column;gap:8px}
        .heat svg,.bars,.curve{display:block;width:100%;height:auto}
        .heat svg+svg{width:96.6%}
        svg text{fill:var(--muted);font-size:10px}
        .bars text{text-anchor:middle}
        .legend{display:flex;gap:4px;align-items:center;justify-content:flex-end;margin-top:6px;font-size:.75rem}
        .legend i{width:10px;height:10px;border-radius:3px}.legend .dot{width:3px;height:3px;background:var(--muted)}
        .legend .unplanned{margin-right:auto;padding-left:4px}
        .l{stroke:var(--muted)}.l0{fill:var(--h0);stroke:var(--h0)}.l1{fill:var(--h1);stroke:var(--h1)}\
        .l2{fill:var(--h2);stroke:var(--h2)}.l3{fill:var(--h3);stroke:var(--h3)}.l4{fill:var(--h4);stroke:var(--h4)}
        .s0{background:var(--h0)}.s1{background:var(--h1)}.s2{background:var(--h2)}.s3{background:var(--h3)}\
        .s4{background:var(--h4)}
        .charts{display:flex;flex-wrap:wrap;gap:18px 24px;margin-top:18px}
        .months{flex:324 1 295px}.weekdays{flex:224 1 230px;max-width:340px}.weekdays text{font-size:9px}
        .bars rect{fill:var(--h2)}.bars .best{fill:var(--h4)}.bars .none{fill:var(--h0)}
        .strength{margin-top:18px}
        .grid{stroke:var(--line);fill:none}.area{fill:var(--h4);opacity:.16}
        .line{fill:none;stroke:var(--h4);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round;\
        vector-effect:non-scaling-stroke}
        .tracker{padding:0;overflow:hidden}
        .tracker header{display:flex;gap:14px;align-items:center;padding:14px 20px;background:var(--tint);\
        border-left:6px solid var(--own)}
        .tracker h3{font-size:1.15rem;color:var(--name);overflow-wrap:anywhere}
        .tracker header p{color:var(--caption);font-size:.9rem}
        .e{font-style:normal}.e,.emoji,.trackers a span:first-child{\
        font-family:"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",sans-serif}
        .emoji{flex:none;display:grid;place-items:center;width:48px;height:48px;border-radius:14px;\
        background:var(--badge);font-size:1.5rem}
        .body{padding:20px;display:grid;gap:20px}
        .facts{display:grid;gap:14px;align-content:start;min-width:0}.lists{display:grid;gap:14px;padding:0 20px 20px}
        .tiles{display:grid;grid-template-columns:repeat(2,1fr);gap:10px}
        .tiles>div{display:flex;flex-direction:column;justify-content:space-between;\
        background:var(--page);border-radius:12px;padding:10px 12px}
        .tiles dd{font-weight:650}.tiles>div:last-child:nth-child(odd){grid-column:1/-1}
        .rows>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:7px 0;\
        border-top:1px solid var(--line)}
        .rows dd{margin-left:auto;text-align:right;text-wrap:balance;font-size:.9rem}.rows dd+dd{flex-basis:100%}
        .rows>div:first-child{border-top:0}
        dd,li{overflow-wrap:anywhere}
        .list ul{padding-left:1.1em}.list li{padding:2px 0}
        .numbers{border-top:1px solid var(--line);padding:12px 20px}
        .all .numbers{margin:18px -20px -20px}
        summary{cursor:pointer;color:var(--accent);font-size:.9rem}
        .tables{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;margin-top:12px}
        .scroll{overflow-x:auto}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
        caption{text-align:left;overflow-wrap:anywhere;font-weight:650;padding-bottom:4px}
        th,td{text-align:right;padding:5px 0 5px 10px;border-bottom:1px solid var(--line);font-size:.85rem}
        thead th{color:var(--muted);font-weight:500;vertical-align:bottom}
        th:first-child{text-align:left;padding-left:0;font-weight:500}
        .trackers tbody th{font-size:1rem;overflow-wrap:anywhere}.trackers a{text-decoration:none}
        .trackers a:hover span+span{text-decoration:underline}
        .trackers td,.trackers th{padding-top:9px;padding-bottom:9px}
        .trackers i{display:inline-block;width:2.6em;text-align:left;font-style:normal}
        .down{color:var(--down)}.up{color:var(--up)}
        .marks{display:block;width:150px;margin-left:auto}
        @media (max-width:479px){
        body{padding:0 12px 32px}.card:not(.tracker,.placeholder),.body{padding:14px}.lists{padding:0 14px 14px}
        .tracker header,.numbers{padding:12px 14px}.all .numbers{margin:18px -14px -14px}
        .heat text{font-size:11.5px}td,th:not(:first-child){padding-left:6px}
        .trackers i{display:block;width:auto;text-align:right}
        }
        @media (max-width:349px){.heat text{font-size:13px}.months text{font-size:11px}}
        @media (max-width:719px){.trackers :is(th,td):is(:nth-child(3),:nth-child(4),:nth-child(7)){display:none}}
        @media (min-width:720px){
        .figures{grid-template-columns:repeat(4,1fr)}
        .heat{flex-direction:row;gap:0}.heat svg{width:52.94%}.heat text{font-size:10.5px}
        .heat svg+svg{width:51.12%;margin-left:-4.06%}.heat svg+svg .wd{display:none}
        .tables{grid-template-columns:repeat(2,minmax(0,1fr));align-items:start}.tables>:first-child{grid-column:1/-1}
        .tiles{grid-template-columns:repeat(5,1fr)}.tiles>div:last-child:nth-child(odd){grid-column:auto}
        }
        @media screen and (min-width:1000px){
        .tables{grid-template-columns:minmax(0,2fr) minmax(0,1fr) minmax(0,1fr)}.tables>:first-child{grid-column:auto}
        .tracker .heat text{font-size:11px}.all .bars text{font-size:7px}.all .weekdays{max-width:none}
        .tracker:not(.event){display:grid;grid-template:auto auto 1fr auto/minmax(0,1fr) 300px;column-gap:28px}
        .tracker:not(.event) :is(.whole,.body){display:contents}
        .tracker:not(.event) :is(header,.numbers){grid-column:1/-1}
        .tracker:not(.event) .facts{grid-area:2/2/span 2;padding:20px 20px 20px 0}
        .pictures{grid-area:2/1;padding:20px 0 20px 20px}
        .tracker:not(.event) .lists{grid-area:3/1;align-content:start;padding-right:0}
        .tiles{grid-template-columns:repeat(2,1fr)}.tiles>div:last-child:nth-child(odd){grid-column:1/-1}
        }

        """

    /// For paper: light, pictures unbroken, three habits on a page, and folded parts left out except lists.
    static let print: Markup = """
        @media print{
        @page{size:A4;margin:12mm}
        *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        body{max-width:none;padding:0;font-size:10.5px;line-height:1.35;background:none}
        .top{padding:0 0 10px}h1{font-size:1.8rem}
        h2{margin-bottom:8px;break-after:avoid}section:not(.card){margin-top:12px}
        .card{padding:12px;border-radius:10px;margin-bottom:9px}
        .all,.figure,tr,.whole,li{break-inside:avoid}
        .figures{gap:9px;margin-bottom:9px}
        .figure{background:none;border:1px solid var(--line);padding:8px 12px}.figure dd{font-size:1.4rem}
        .figure dt,dt,figcaption,.list p,.rows dd,th,td{font-size:.84em}
        .tracker{padding:0;overflow:visible}
        .tracker header{padding:5px 12px;gap:10px;border-radius:9px 9px 0 0}
        .tracker h3{font-size:1.25em}.tracker header p{font-size:.9em}
        .emoji{width:26px;height:26px;border-radius:8px;font-size:1rem}
        .body{padding:9px 12px;gap:8px 16px}
        .tracker:not(.event) .body{grid-template-columns:minmax(0,1fr) 210px}
        .tracker:not(.event) .facts{grid-area:1/2}.pictures{grid-area:1/1}
        .lists{padding:0 12px 9px;gap:7px}
        .facts{gap:0}.tiles{display:block}
        .tiles>div,.rows>div{display:flex;flex-direction:row;padding:1.5px 0;background:none;border-radius:0;\
        border-top:1px solid var(--line)}
        .tiles+.rows>:first-child{border-top:1px solid var(--line)}.tiles>:first-child{border-top:0}.tiles dd{margin-left:auto;font-size:.84em}
        figcaption{margin-bottom:2px}.charts,.strength{margin-top:7px}.charts{flex-wrap:nowrap;gap:12px}
        .months,.weekdays{flex-basis:0;min-width:0}.heat text{font-size:10px}.all .bars text{font-size:9px}
        .tracker .heat text{font-size:14.4px}.tracker .wd{text-anchor:end;transform:translateX(26px)}
        .tracker .heat svg{overflow:visible}.tracker .legend{display:none}.tracker .curve{height:34px}
        .list ul{columns:3;column-gap:16px;font-size:.9em}.list details ul{margin-top:0}
        .trackers :is(td,th){padding-top:3px;padding-bottom:3px}.trackers tbody th{font-size:1em}
        .scroll{overflow:visible}
        .numbers,.list summary{display:none}
        .list details::details-content{content-visibility:visible;display:block}
        a{color:inherit}
        }
        """
}
