#!/usr/bin/env bash
# A Chromium for the tests: prints where it is. Its headless shell needs half the processor time of the whole browser, so
# that is looked for and installed with apt first; none is ever downloaded from elsewhere. CHROMIUM=/path/to/it names one
# that the search would not find.
set -euo pipefail

SHELL_ALONE=chromium-headless-shell

fail() { echo "tools/chromium.sh: $*" >&2; exit 1; }

find_it() {
  for name in "${CHROMIUM:-$SHELL_ALONE}" chromium chromium-browser google-chrome; do
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

[ -n "${CHROMIUM:-}" ] || command -v "$SHELL_ALONE" >/dev/null || install "$SHELL_ALONE" || true
find_it || { install chromium && find_it; } || fail "there is no Chromium here; install it, or say CHROMIUM=/path/to/it"
