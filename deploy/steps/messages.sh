# What the scripts say. Sourced.

# say TEXT: one line of progress.
say() { printf '\033[1m==>\033[0m %s\n' "$*"; }

# fail TEXT: one sentence that says what is wrong and what to do, and the end.
fail() {
  printf 'fairtable: %s\n' "$*" >&2
  exit 1
}

# explain_flags --help|--version: in the server's words where it is built, else the list that the manual has; and the end.
explain_flags() {
  local server="$root/.build/plain/server/fairtable"
  [[ ! -x $server ]] || exec "$server" "$1"
  sed -n '/^## Flags/,/^## On/{/^## On/d;p}' "$root/deploy/README.md"
  exit 0
}

free_megabytes() { df --output=avail -m "$root" | tail -n 1 | tr -d ' '; }

# require_space MEGABYTES: ends with a clear sentence where a build could not finish.
require_space() {
  local free
  free=$(free_megabytes)
  ((free >= $1)) ||
    fail "the disk that holds $root has ${free} MB free and building needs $1 MB: make room, then run this again."
}

# explain_failure: after something failed, names the one cause that tools report badly.
explain_failure() {
  local free
  free=$(free_megabytes)
  ((free >= 50)) || fail "the disk that holds $root is full (${free} MB free): make room, then run this again."
}
