#!/usr/bin/env bash
# Measures Fairtable against the peers, interleaved, on this machine: server on core 0, load on core 1, loopback only.
#   tests/bench/run.sh                  everything, three rounds; the lines go to .cache/bench/, medians to the screen
#   tests/bench/run.sh --rounds N       another number of rounds
#   tests/bench/run.sh --quick          one round, shorter and coarser; not to be quoted
#   tests/bench/run.sh --only PART      one part (may be repeated): kernel dense wide equal journal latency idle strangers full
#   tests/bench/run.sh --database URL   journal and latency on PostgreSQL too (an empty database)
set -euo pipefail
# shellcheck source=deploy/steps/all.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../deploy/steps/all.sh"

bench="$root/tests/bench" build="$root/.build/bench" out="$root/.cache/bench" work="" database="" rounds=3
parts=() shorter=()
while (($# > 0)); do
  if [[ $1 == --quick ]]; then
    rounds=1 shorter=(--seconds 1 --grow 1.7 --precision 1.15)
    shift
    continue
  fi
  [[ -n ${2:-} ]] || fail "$1 needs a value, or is unknown: there are --quick, --rounds N, --only PART and --database URL."
  case $1 in
    --rounds) rounds=$2 ;;
    --only) parts+=("$2") ;;
    --database) database=$2 ;;
    *) fail "unknown option '$1': there are --quick, --rounds N, --only PART and --database URL." ;;
  esac
  shift 2
done
((${#parts[@]} > 0)) || parts=(kernel dense wide equal journal latency idle strangers full)

server=""
end_server() {
  [[ -n $server ]] || return 0
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  server=""
}
clean_up() {
  end_server
  [[ -z $work ]] || rm -rf "$work"
}
trap clean_up EXIT

# prepare: builds, and makes the campaigns once; each run gets a copy.
prepare() {
  configure "$build" -DFT_BENCH=ON
  ninja -C "$build" fairtable kernel_bench rulebooks_bench prepare_tables table_load limit_server strangers_bench full_table_bench || fail "the benches do not build: the compiler's words are above."
  install_node_modules "$bench/peers"
  mkdir -p "$out"
  work=$(mktemp -d "${TMPDIR:-/tmp}/fairtable-bench-XXXXXX")
}

# campaigns COUNT: the folder with that many prepared campaigns.
campaigns() {
  [[ -d $work/$1 ]] || "$build/tests/bench/prepare_tables" "$work/$1" "$1" >/dev/null
  echo "$work/$1"
}

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# await_ready LOG: waits for the server's ready line.
await_ready() {
  for _ in $(seq 200); do
    ! grep -q ready "$1" || return 0
    kill -0 "$server" 2>/dev/null || fail "the server ended: its words are in $1."
    sleep 0.1
  done
  fail "the server does not get ready: its words are in $1."
}

# start_fairtable TABLES FLAGS...
start_fairtable() {
  local data="$work/data" source
  source=$(campaigns "$1")
  rm -rf "$data"
  cp -r "$source" "$data"
  port=$(free_port)
  taskset -c 0 "$build/server/fairtable" --listen 127.0.0.1 --port "$port" --data "$data" --content "$root/rules/systems" \
    --threads 1 --commands-per-second 100000 --log-level error "${@:2}" >"$out/server.log" 2>&1 &
  server=$!
  await_ready "$out/server.log"
}

# start_peer FILE ARGUMENTS...
start_peer() {
  port=$(free_port)
  taskset -c 0 node "$bench/peers/$1" "$port" "${@:2}" >"$out/server.log" 2>&1 &
  server=$!
  await_ready "$out/server.log"
}

# start_limit: the least that a server can do.
start_limit() {
  port=$(free_port)
  taskset -c 0 "$build/tests/bench/limit_server" "$port" >"$out/server.log" 2>&1 &
  server=$!
  await_ready "$out/server.log"
}

# load PART LABEL WIRE ARGUMENTS...: drives the running server and ends it.
load() {
  "$build/tests/bench/table_load" --label "$2" --wire "$3" --port "$port" --core 1 --server "$server" "${@:4}" "${shorter[@]}" |
    tee -a "$out/$1.jsonl" | grep -v '"step"' || true
  end_server
}

# against_peers PART TABLES ARGUMENTS...: ours without journal, then the limit and each peer.
against_peers() {
  local part=$1 tables=$2
  shift 2
  start_fairtable "$tables" --no-journal
  load "$part" fairtable fairtable --tables "$tables" --probe 0.1 "$@"
  start_limit
  load "$part" limit limit --tables "$tables" --probe 0.1 "$@"
  start_peer ws_json.mjs
  load "$part" ws json --tables "$tables" --probe 0.1 "$@"
  start_peer socket_io.mjs
  load "$part" socket.io socket.io --tables "$tables" --probe 0.1 "$@"
  start_peer colyseus.mjs 16
  load "$part" colyseus-16ms colyseus --tables "$tables" --probe 0.1 --window 16 "$@"
}

part_kernel() {
  local program
  for program in kernel_bench rulebooks_bench; do taskset -c 0 "$build/tests/bench/$program" --benchmark_min_time=0.5; done |
    tee "$out/kernel.txt"
}
part_dense() { against_peers dense 200 --mode search --start 8000 --seconds 1.5 --latency 0; }
part_wide() { against_peers wide 1000 --mode search --start 5000 --seconds 1.5 --drain-ms 100 --latency 0; }

# CPU of one move at the same load.
part_equal() {
  start_fairtable 200 --no-journal
  load equal fairtable fairtable --mode run --rate 12000 --seconds 3 --probe 0.1
  start_peer ws_json.mjs
  load equal ws json --mode run --rate 12000 --seconds 3 --probe 0.1
}

# on_journals PART ARGUMENTS...: without a journal, with SQLite, with PostgreSQL where there is one.
on_journals() {
  local part=$1
  shift
  start_fairtable 200 --no-journal
  load "$part" no-journal fairtable --probe 0.1 "$@"
  start_fairtable 200
  load "$part" sqlite fairtable --probe 0.1 "$@"
  [[ -n $database ]] || return 0
  local first
  first=$("$build/tests/bench/prepare_tables" "$work/postgres" 200 "$database")
  start_fairtable 200 --database "$database"
  load "$part" postgres fairtable --probe 0.1 --first-campaign "$first" "$@"
}

part_journal() { on_journals journal --mode search --start 8000 --seconds 1.5 --latency 0; }
part_latency() { on_journals latency --mode run --rate "${FT_LATENCY_RATE:-3000}" --seconds 4; }

# Memory of 10,000 seats: five a table, then one a table, to separate the cost of tables and seats.
part_idle() {
  start_fairtable 2000
  load idle fairtable-5-a-table fairtable --mode idle --tables 2000
  start_fairtable 2000
  load idle fairtable-1-a-table fairtable --mode idle --tables 2000 --clients 1
  start_peer ws_json.mjs
  load idle ws-5-a-table json --mode idle --tables 2000
}

# These print their own medians.
part_strangers() {
  install_packages <(echo slowhttptest)
  "$build/tests/bench/strangers_bench" | tee "$out/strangers.txt"
}
part_full() { "$build/tests/bench/full_table_bench" | tee "$out/full.txt"; }

require_debian
install_packages "$root/deploy/packages.txt" "$root/deploy/packages_test.txt" "$bench/packages.txt"
prepare_node
prepare
for part in "${parts[@]}"; do
  rm -f "$out/$part.jsonl"
  [[ $(type -t "part_$part") == function ]] || fail "there is no part '$part'."
done
for ((round = 1; round <= rounds; ++round)); do
  for part in "${parts[@]}"; do
    [[ $round == 1 || ! $part =~ ^(kernel|strangers|full)$ ]] || continue
    say "$part, round $round of $rounds"
    "part_$part"
  done
done
for part in "${parts[@]}"; do
  [[ ! -f $out/$part.jsonl ]] || { say "$part: medians"; python3 "$bench/medians.py" "$out/$part.jsonl"; }
done
