# How tests/run.sh counts: what cannot be counted has failed. Sourced.

passed=0
failed=0

# fail_one NAME: one failed test of any kind.
fail_one() {
  failed=$((failed + 1))
  printf 'FAILED  %s\n' "$1"
}

# check NAME COMMAND...: one test that is a command.
check() {
  local name="$1"
  shift
  if "$@"; then
    passed=$((passed + 1))
    printf 'ok      %s\n' "$name"
  else
    fail_one "$name"
  fi
}

# build FOLDER TARGET...: a build that fails is one failed test, and its tests are not run.
build() {
  local folder="$1"
  shift
  ninja -C "$folder" "$@" && return 0
  explain_failure
  fail_one "build of ${folder#"$root/"}"
  return 1
}

# run_ctest FOLDER CTEST_FLAG...: counts what ctest counts; shows what fails. No tests, or an end without a count, is a failure.
run_ctest() {
  local folder="$1" log="$root/.cache/ctest.log" bad=0 total=0 status=0
  shift
  ctest --test-dir "$folder" --output-on-failure --no-tests=error -j 2 "$@" 2>&1 | tee "$log" |
    { grep -vE '^ *Start +[0-9]+: |   Passed  ' || true; } || status=$?
  read -r bad total < <(sed -nE 's/.*tests passed, ([0-9]+) tests? failed out of ([0-9]+).*/\1 \2/p' "$log") || true
  passed=$((passed + ${total:-0} - ${bad:-0}))
  failed=$((failed + ${bad:-0}))
  if ((${total:-0} == 0 || (status != 0 && ${bad:-0} == 0))); then fail_one "ctest in ${folder#"$root/"}"; fi
}
