# What the checks of pages in a browser share: the browser, what drives it, and trackers to show. Sourced at the root
# of the package, with `subject` saying what is looked at and `binary` being the program; gives `python` and `home`.

# Where the browser cannot be had the check is skipped by its name, but never where nobody looks.
missing() { # WHAT
    if [[ -n ${CI-} ]]; then
        echo "$(basename "$0"): $1 is missing and cannot be installed." >&2
        exit 1
    fi
    echo "skipped: $subject in a browser, because $1 is not installed"
    exit 0
}

browser() { command -v chromium-headless-shell || command -v chromium; }

makes_environments() { python3 -c 'import venv, ensurepip' 2>/dev/null; }

if ! { browser >/dev/null && makes_environments; } && [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    apt-get update -q >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        chromium-headless-shell fonts-dejavu-core fonts-noto-color-emoji python3-venv >/dev/null || true
fi
browser >/dev/null || missing chromium-headless-shell
makes_environments || missing python3-venv

# A socket to the browser, and axe-core as one of its users ships it.
drivers=.build/browser
mkdir -p "$drivers"
drivers=$(cd "$drivers" && pwd -P)
python=$drivers/python/bin/python3
if ! "$python" -c 'import websocket, axe_playwright_python' 2>/dev/null; then
    rm -rf "$drivers/python"
    { python3 -m venv "$drivers/python" && "$python" -m pip -q install websocket-client==1.8.0 &&
        "$python" -m pip -q install --no-deps axe-playwright-python==0.1.8; } >"$drivers/pip.log" 2>&1 ||
        missing "axe-playwright-python (see $drivers/pip.log)"
fi

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
today=2026-11-22
tracker() {
    env -i HOME="$home" XDG_DATA_HOME="$home/$language" LANG=C.UTF-8 TRACKER_LANG="$language" \
        TRACKER_TODAY="$today" "$binary" "$@"
}

# The words of one language: thirteen trackers of every kind, a year and a half of them but for one that is new.
keep() { # NAME CATEGORY RULE EMOJI COLOR [OPTIONS...]
    local name=$1 category=$2 rule=$3 emoji=$4 color=$5
    shift 5
    tracker add "$name" --category "$category" --schedule "$rule" --emoji "$emoji" --color "$color" \
        --start 2025-05-01 -q "$@"
}

some_days() { # STEP OFFSET: days of a year and a half, with gaps as people have them
    awk -v step="$1" -v offset="$2" 'BEGIN {
        for (day = 0; day < 560; day++) {
            if ((day * 7 + offset) % step == 0 || (day + offset) % 11 > 8 || day % 97 < 7) continue
            printf "%s%s", separator, day == 559 ? "today" : day - 559
            separator = ","
        }
    }'
}

furnish() { # HEALTH HOME DOG RUN PLANTS GUITAR COFFEE RENT EVENT ARCHIVED UNIT NOTE BOOK TEETH WATER STRETCH NEW
    keep "$3" "$2" daily 🐶 18 --pin
    keep "$4" "$1" weekdays 🥇 1 --goal "5 ${11}"
    keep "$5" "$2" every-3-days 🌺 7
    keep "$6" "$1" 3/week 🎸 4
    keep "$7" "$1" daily 🍔 13 --limit 2
    keep "$8" "$2" month:1,15 🙂 10
    keep "${10}" "$2" daily 🤔 16
    keep "${13}" "$2" daily 🌴 5 --goal 20
    keep "${14}" "$1" daily 😪 8
    keep "${15}" "$1" daily 🥦 9 --goal "2000 ml"
    keep "${16}" "$1" 10/month 🏓 11
    tracker add "${17}" --category "$1" --schedule daily --emoji 🥶 --color 14 --start -9 -q
    tracker add "$9" --category "$2" --event --emoji 😱 --color 3 -q
    tracker 'done' "$3" --date "$(some_days 5 1)" -q
    tracker 'done' "$4" --date "$(some_days 4 2)" -q
    tracker 'done' "$5" --date "$(some_days 3 0)" -q
    tracker 'done' "$6" --date "$(some_days 2 5)" -q
    tracker 'done' "${10}" --date "$(some_days 3 4)" -q
    tracker 'done' "${13}" --date "$(some_days 7 3)" --amount 25 -q
    tracker 'done' "${14}" --date "$(some_days 9 1)" -q
    tracker 'done' "${15}" --date "$(some_days 4 1)" --amount 1750.5 -q
    tracker 'done' "${16}" --date "$(some_days 3 2)" -q
    tracker 'done' "${17}" --date -9..-2 -q
    tracker 'done' "$9" --date -40 -q
    tracker 'done' "$7" --date "$(some_days 6 3)" --amount 1 -q
    for day in 1 2 4 8; do tracker 'done' "$4" --date -$day --amount $day.5 --note "${12}: $day" -q; done
    for day in 3 9 17; do tracker note "$4" "${12} – $day" --date -$day -q; done
    tracker skip "$3" --date -60..-50 -q
    tracker pause "$6" --from -5 -q
    tracker archive "${10}" -q
}

# Three libraries: thirteen trackers in either language; and names that try to leave their place, with the longest
# word there can be.
furnish_all() {
    local language
    language=en
    furnish Health Home "Walk the dog" "Morning run" "Water the plants" "Play the guitar for 20 minutes" \
        "No more than 2 coffees" "Pay the rent" "See the dentist" "Cold shower" km "Along the river" \
        "Read twenty pages" "Brush the teeth" "Drink water" "Stretch" "Learn Spanish"
    language=ru
    furnish Здоровье Дом "Погулять с собакой" "Утренний бег" "Полить цветы" "Играть на гитаре 20 минут" \
        "Не больше двух чашек кофе" "Оплатить квартиру" "Сходить к зубному врачу" "Контрастный душ" км "Вдоль реки" \
        "Прочитать двадцать страниц" "Чистить зубы" "Пить воду" "Растяжка" "Учить испанский"
    language=hostile
    tracker add "<script>alert(1)</script>" --category "\"'>]]>&amp;" --schedule daily -q --lang en
    tracker add "שלום‏ עולם" --category "مرحبا" --schedule daily -q --lang en
    tracker add "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW" --category W --schedule daily --goal "1000000 WWWWWWWWWWWW" -q --lang en
    tracker 'done' "<script" "W" --date -30..today -q --lang en
    tracker note W "$(printf 'N%.0s' {1..500})" -q --lang en
}
