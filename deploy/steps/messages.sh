# What the scripts say. Sourced.

# say TEXT: one line of progress.
say() { printf '\033[1m==>\033[0m %s\n' "$*"; }

# fail TEXT: one sentence that says what is wrong and what to do, and the end.
fail() {
  printf 'fairtable: %s\n' "$*" >&2
  exit 1
}

# require_space MEGABYTES: ends with a clear sentence where a build could not finish.
require_space() {
  local free
  free=$(df --output=avail -m "$root" | tail -n 1)
  ((free >= $1)) ||
    fail "the disk that holds $root has ${free} MB free and building needs $1 MB: make room, then run this again."
}

# explain_failure: put on ERR by scripts that fill the disk; names the one cause that tools report badly.
explain_failure() {
  local free
  free=$(df --output=avail -m "$root" | tail -n 1)
  ((free >= 50)) || fail "the disk that holds $root is full (${free} MB free): make room, then run this again."
}
