#!/usr/bin/env bash
# A Chromium for the tests: prints where it is. Its headless shell needs half the processor time of the whole browser, so
# that is looked for, and installed with apt, first; `chromium.sh whole` wants the whole one, which also shows
# notifications. None is ever downloaded from elsewhere. CHROMIUM=/path/to/it names one that the search would not find.
set -euo pipefail

WHOLE=(chromium chromium-browser google-chrome)
SHELL_ALONE=chromium-headless-shell

fail() { echo "tools/chromium.sh: $*" >&2; exit 1; }

find_one() {
  for name in "$@"; do
    command -v "$name" && return
  done
  return 1
}

# Says why on standard error where it cannot.
install() {
  local sudo=""
  command -v apt-get >/dev/null || { echo "there is no apt here" >&2; return 1; }
  [ "$(id -u)" -eq 0 ] || sudo="sudo -n"
  { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1"; } >&2
}

if [ -n "${CHROMIUM:-}" ]; then
  find_one "$CHROMIUM" && exit
elif [ "${1:-}" != whole ]; then
  find_one "$SHELL_ALONE" || { install "$SHELL_ALONE" && find_one "$SHELL_ALONE"; } && exit
fi
find_one "${WHOLE[@]}" || { install chromium && find_one "${WHOLE[@]}"; } \
  || fail "there is no Chromium here; install it, or say CHROMIUM=/path/to/it"
