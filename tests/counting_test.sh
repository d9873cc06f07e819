#!/usr/bin/env bash
# Plays ctest's possible ends to tests/counting.sh, and expects what is counted.
set -euo pipefail
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir "$root/.cache"
# shellcheck source=tests/counting.sh
source "$(dirname "${BASH_SOURCE[0]}")/counting.sh"
wrong=0

# expect COUNTS SENTENCE: what run_ctest counts after a ctest with the output `says` and the status `ends`.
expect() {
  passed=0 failed=0
  run_ctest "$root/tests" >/dev/null
  [[ "$passed $failed" != "$1" ]] || return 0
  wrong=1
  printf '%s: %s passed and failed, not %s\n' "$2" "$passed $failed" "$1"
}
ctest() {
  printf '%s\n' "$says"
  return "$ends"
}

says='100% tests passed, 0 tests failed out of 7' ends=0
expect '7 0' 'All that pass are counted'
says='71% tests passed, 2 tests failed out of 7' ends=8
expect '5 2' 'Those that fail are counted'
says='Start 1: a' ends=137
expect '0 1' 'A ctest that was killed has failed'
says='No tests were found!!!' ends=8
expect '0 1' 'No tests at all have failed'
says='100% tests passed, 0 tests failed out of 0' ends=0
expect '0 1' 'None of none have failed'
says='100% tests passed, 0 tests failed out of 7' ends=1
expect '7 1' 'A ctest that fails beside its tests has failed'
exit "$wrong"
