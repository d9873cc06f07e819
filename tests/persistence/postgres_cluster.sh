#!/bin/bash
# A private PostgreSQL cluster for tests: no port, no password, nothing shared with the machine's own.
#
#   postgres_cluster.sh start DIR     makes the cluster in DIR if there is none, starts it, prints its URL
#   postgres_cluster.sh stop DIR      stops it and removes its socket; DIR is the caller's to remove
#   postgres_cluster.sh kill DIR      ends it at once, as a crash would: connections break, recovery at the next start
#   postgres_cluster.sh restart DIR   starts it again under the same URL
#   postgres_cluster.sh freeze DIR    stops all its processes where they are: connections stay, nothing is answered
#   postgres_cluster.sh thaw DIR      lets them go on
#   postgres_cluster.sh standby DIR PRIMARY
#                                     makes the synchronous standby of the cluster in PRIMARY in DIR, prints its URL
#   postgres_cluster.sh promote DIR   makes it the primary
#
# FT_PG_FSYNC=off makes a cluster that survives every crash but the machine's own, and is much faster.
# PGBIN names the folder of initdb and pg_ctl; by default the newest under /usr/lib/postgresql.
# Run by root, the cluster runs as the user "postgres", who must be able to reach DIR.
set -euo pipefail

usage() {
  sed -n '2,16s/^# \{0,1\}//p' "$0" >&2
  exit 2
}
[ $# = 2 ] || [ "$1 $#" = "standby 3" ] || usage
action=$1
mkdir -p "$2"
dir=$(cd "$2" && pwd)
data=$dir/data

newest_bin() { find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -1; }
bin=${PGBIN:-$(newest_bin)}
[ -x "$bin/initdb" ] || {
  echo "PostgreSQL's initdb was not found: install the package postgresql, or set PGBIN" >&2
  exit 1
}

as_owner() {
  if [ "$(id -u)" = 0 ]; then
    runuser -u postgres -- "$@"
  else
    "$@"
  fi
}

create() {
  [ "$(id -u)" != 0 ] || chown postgres: "$dir"
  cd "$dir"
  as_owner "$bin/initdb" -D "$data" -U fairtable -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$dir/initdb.log"
  cat >>"$data/postgresql.conf" <<CONF
listen_addresses = ''
unix_socket_directories = '$(new_socket)'
shared_buffers = 64MB
fsync = ${FT_PG_FSYNC:-on}
CONF
}

new_socket() {
  # The socket lies in a short path of its own: its name may have 107 letters, and only its owner may connect.
  as_owner mktemp -d "${TMPDIR:-/tmp}/ft-pg.XXXXXX" | tee "$dir/socket"
}

# As deploy/README.md says, "With a standby".
create_standby() {
  [ "$(id -u)" != 0 ] || chown postgres: "$dir"
  local primary
  primary=$(cd "$1" && pwd)
  cat >>"$primary/data/postgresql.conf" <<CONF
synchronous_standby_names = 'fairtable_standby'
CONF
  cd "$dir"
  as_owner "$bin/pg_ctl" -D "$primary/data" -s reload >&2
  as_owner "$bin/pg_basebackup" -D "$data" -R -c fast --no-sync \
    -d "host=$(cat "$primary/socket") user=fairtable" >&2
  cat >>"$data/postgresql.conf" <<CONF
unix_socket_directories = '$(new_socket)'
cluster_name = 'fairtable_standby'
synchronous_standby_names = ''
CONF
}

start() {
  cd "$dir"
  as_owner mkdir -p -m 700 "$(cat "$dir/socket")"
  as_owner "$bin/pg_ctl" -D "$data" -l "$data/server.log" -w -s start >&2 || {
    cat "$data/server.log" >&2
    exit 1
  }
  echo "postgresql:///postgres?host=$(cat "$dir/socket")&user=fairtable"
}

# The postmaster first, so that it starts no others meanwhile.
signal_all() {
  [ -e "$data/postmaster.pid" ] || return 0
  local postmaster
  postmaster=$(head -1 "$data/postmaster.pid")
  kill "$1" "$postmaster"
  # shellcheck disable=SC2046
  kill "$1" $(cat "/proc/$postmaster/task/$postmaster/children")
}

stop() {
  signal_all -CONT
  cd "$dir"
  [ ! -e "$data/postmaster.pid" ] || as_owner "$bin/pg_ctl" -D "$data" -m "$1" -w -s stop >&2
}

case $action in
  start)
    [ -e "$data/PG_VERSION" ] || create
    start
    ;;
  standby)
    create_standby "$3"
    start
    ;;
  promote) as_owner "$bin/pg_ctl" -D "$data" -w -s promote >&2 ;;
  restart) start ;;
  kill) stop immediate ;;
  freeze) signal_all -STOP ;;
  thaw) signal_all -CONT ;;
  stop)
    stop fast
    [ ! -e "$dir/socket" ] || rm -rf "$(cat "$dir/socket")"
    ;;
  *) usage ;;
esac
