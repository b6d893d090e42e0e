# What a shell and man find of an installation. Sourced, with `room` being a folder for what they leave and `fail WHY`
# ending the check.

missing() { echo "skipped: what $1 finds, because it is not installed"; }

find_by_shells() { # PLACE [FOLDER]: share of it, and where in that zsh looks
    local share=$1/share functions=${2:-zsh/site-functions} found language
    if command -v zsh >/dev/null; then
        found=$(HOME=$room/home zsh -fc "fpath=('$share/$functions' \$fpath); autoload -Uz compinit
            compinit -u -D; echo \${_comps[tracker]}")
        [[ $found == _tracker ]] || fail "zsh does not find its completions"
    else missing zsh; fi
    if command -v fish >/dev/null; then
        found=$(env HOME="$room/fish" PATH="$1/bin:$PATH" XDG_DATA_DIRS="$share:/usr/share" fish -c 'complete -C "tracker onb"')
        rm -rf "$room/fish"
        [[ $found == onboarding* ]] || fail "fish does not find its completions"
    else missing fish; fi
    if man --version 2>/dev/null | grep -q "^man [0-9]"; then
        for language in en ru; do
            found=$(MANPATH=$share/man man -L "$language" -w tracker 2>/dev/null) || found=
            found=${found%.gz}
            [[ ${found#"$share/man/"} == $([[ $language == ru ]] && echo ru/)man1/tracker.1 ]] ||
                fail "man does not find the page ($language), but ${found:-nothing}"
        done
    else missing man; fi
    # Its loader, which need not be here, looks for a file of the command's name.
    # shellcheck disable=SC1091  # the installed one
    (. "$share/bash-completion/completions/tracker" && complete -p tracker >/dev/null) || fail "bash does not complete"
}
