#!/usr/bin/env bash
# A Chromium for the tests: prints where it is. Where it is missing it is installed with apt; none is ever downloaded
# from elsewhere. CHROMIUM=/path/to/it names one that the search would not find.
set -euo pipefail

fail() { echo "tools/chromium.sh: $*" >&2; exit 1; }

find_it() {
  command -v "${CHROMIUM:-chromium}" || command -v chromium-browser || command -v google-chrome
}

install() {
  command -v apt-get >/dev/null \
    || fail "there is no Chromium here and no apt to install it; install Chromium, or say CHROMIUM=/path/to/it"
  local sudo=""
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      chromium; } >&2 || fail "apt could not install Chromium; the lines above say why"
}

find_it || { install; find_it || fail "Chromium was installed, but is not found"; }
