#!/usr/bin/env bash
# A PostgreSQL of one's own, for the tests:
#   tools/postgres.sh start FOLDER   makes a database in FOLDER (which must not exist), starts it, prints its address
#   tools/postgres.sh stop FOLDER    stops it and removes FOLDER
# Where PostgreSQL is missing it is installed with apt. It never runs as root, and listens on this machine only.
set -euo pipefail

fail() { echo "tools/postgres.sh: $*" >&2; exit 1; }

[ $# -eq 2 ] || fail "say: start FOLDER, or stop FOLDER"
deed=$1
folder=$2

programs() { # where initdb and pg_ctl are
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
  [ -n "$found" ] || { found=$(command -v initdb) && found=$(dirname "$(readlink -f "$found")"); } || true
  [ -x "${found:-}/initdb" ] && echo "$found"
}

install() {
  command -v apt-get >/dev/null || fail "there is no PostgreSQL here and no apt to install it; install PostgreSQL 13 or newer"
  local sudo=""
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  # Only the programs: no database of the system is made or started.
  { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      -o Dpkg::Options::=--force-confold postgresql; } >&2 || fail "apt could not install PostgreSQL; the lines above say why"
}

bin=$(programs) || { install; bin=$(programs) || fail "PostgreSQL was installed, but its programs are not found"; }

as_user() { # PostgreSQL refuses to run as root
  if [ "$(id -u)" -eq 0 ]; then
    local user=nobody
    id postgres >/dev/null 2>&1 && user=postgres
    runuser -u "$user" -- "$@"
  else
    "$@"
  fi
}

case $deed in
start)
  [ ! -e "$folder" ] || fail "$folder exists already"
  mkdir -p "$folder"
  if [ "$(id -u)" -eq 0 ]; then
    chown "$(id postgres >/dev/null 2>&1 && echo postgres || echo nobody)" "$folder"
  fi
  cd "$folder"
  as_user "$bin/initdb" -D "$folder/data" -U eldertable -A trust -E UTF8 --locale=C --no-sync >"$folder.log" 2>&1 \
    || { cat "$folder.log" >&2; fail "initdb failed"; }
  port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  # What is lost when the machine fails does not matter to tests; speed does.
  as_user "$bin/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/postgres.log" -o \
    "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200" \
    start >"$folder.log" 2>&1 || { cat "$folder.log" "$folder/postgres.log" >&2; fail "PostgreSQL did not start"; }
  rm -f "$folder.log"
  echo "postgresql://eldertable@127.0.0.1:$port/postgres"
  ;;
stop)
  cd /
  as_user "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder" "$folder.log"
  ;;
*) fail "say: start FOLDER, or stop FOLDER" ;;
esac
