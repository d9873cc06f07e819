#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test; the last line is "N passed, N failed".
#   tests/run.sh                  lint and layout, architecture, the plain build's tests, the client, fuzzing, people in browsers
#   tests/run.sh --full           also the sanitizers, clang-tidy, 1,000 kills of the server on each store, 1,000 random fights of
#                                 each rulebook (else 400), fuzzing of tables, ten minutes of the fuzzers, all at once
#   tests/run.sh --only PART      one part (may be repeated): lint architecture plain client fuzz browser
#                                 address thread tidy kills fuzz_tables
#   tests/run.sh --format         lays every C++ file out as .clang-format says, and tests nothing
#   tests/run.sh --again          also the parts that passed before with the same sources (CI=true does that by itself)
set -euo pipefail
# shellcheck source=deploy/steps/all.sh
source "$(dirname "${BASH_SOURCE[0]}")/../deploy/steps/all.sh"
# shellcheck source=tests/counting.sh
source "$root/tests/counting.sh"

usual_parts=(lint architecture plain client fuzz browser)
all_parts=("${usual_parts[@]}" address thread tidy kills fuzz_tables)
parts=()
again=${CI:-false}
fuzz_s=10
fights=400
[[ ${CI:-} != true ]] || fuzz_s=60
while (($# > 0)); do
  case $1 in
    --full) parts=("${all_parts[@]}") fuzz_s=600 fights=1000 ;;
    --only)
      [[ " ${all_parts[*]} " == *" ${2:-} "* ]] || fail "--only needs one of: ${all_parts[*]}."
      parts+=("$2")
      shift
      ;;
    --again) again=true ;;
    --format) parts=(format) ;;
    *) fail "unknown option '$1': there are --full, --only PART, --format and --again." ;;
  esac
  shift
done
((${#parts[@]} > 0)) || parts=("${usual_parts[@]}")

# test_folders NAME...: the ninja targets of those folders of tests/ that exist.
test_folders() {
  local name
  for name in "$@"; do [[ ! -f $root/tests/$name/CMakeLists.txt ]] || echo "tests/$name"; done
}

cpp_files() {
  find "$root"/{rules,persistence,server,tests} -name node_modules -prune -o \( -name '*.cpp' -o -name '*.hpp' \) -print0
}

shell_scripts() {
  find "$root"/{.ci,deploy,tests} -name node_modules -prune -o \( -name '*.sh' -o -path '*/.ci/run' \) -print0
}

part_lint() {
  check shellcheck xargs -0 -a <(shell_scripts) shellcheck -x -s bash
  check "what cannot be counted" "$root/tests/counting_test.sh"
  check clang-format xargs -0 -a <(cpp_files) clang-format-16 --dry-run -Werror --ferror-limit=1
}

part_architecture() {
  local script
  for script in "$root"/tests/architecture/{check_*,self_test}.py; do
    check "$(basename "$script" .py)" python3 -B "$script"
  done
}

part_plain() {
  configure "$root/.build/plain" -DFT_TESTS=ON "-DFT_FAIR_FIGHTS=$fights"
  build "$root/.build/plain" all || return 0
  run_ctest "$root/.build/plain" --label-exclude architecture
}

# Runs the tests of some folders, built with one sanitizer.
run_sanitized() {
  local sanitizer="$1" folders folder
  shift
  mapfile -t folders < <(test_folders "$@")
  ((${#folders[@]} > 0)) || return 0
  configure "$root/.build/$sanitizer" -DFT_TESTS=ON "-DFT_SANITIZE=$sanitizer"
  build "$root/.build/$sanitizer" "${folders[@]/%//all}" || return 0
  for folder in "${folders[@]}"; do run_ctest "$root/.build/$sanitizer/$folder"; done
}

part_address() { run_sanitized address rules case_runner fair protocol persistence server fuzz; }

part_thread() { run_sanitized thread persistence server; }

part_client() {
  [[ -f $root/web-client/package.json ]] || return 0
  (install_node_modules "$root/web-client") || return 1
  local log="$root/.cache/vitest.json" good=0 bad=1
  check "client lint" npm --prefix "$root/web-client" run --silent lint
  check "client types" npm --prefix "$root/web-client" run --silent check
  rm -f "$log"
  npm --prefix "$root/web-client" run --silent test -- --reporter=default --reporter=json "--outputFile=$log" || true
  # A file that does not even load has no failed test of its own, but the run is no success.
  # shellcheck disable=SC2016
  [[ ! -f $log ]] || read -r good bad < <(node -p '
    const run = JSON.parse(fs.readFileSync(process.argv[1]));
    `${run.numPassedTests} ${Math.max(run.numFailedTests, run.success ? 0 : 1)}`' "$log")
  passed=$((passed + good))
  failed=$((failed + bad))
}

# run_fuzzers NAME...: coverage-guided, by clang, all at once, so that one may wait long for a core; what a fuzzer finds is left
# in .build/fuzzer/found (tests/fuzz/README.md).
run_fuzzers() {
  local name found="$root/.build/fuzzer/found" corpus="$root/.build/fuzzer/corpus"
  configure "$root/.build/fuzzer" -DCMAKE_CXX_COMPILER=clang++-16 -DFT_SANITIZE=fuzzer
  build "$root/.build/fuzzer" "$@" || return 0
  local -A running=()
  for name in "$@"; do
    mkdir -p "$found" "$corpus/$name"
    "$root/.build/fuzzer/tests/fuzz/$name" "$corpus/$name" "$root/tests/fuzz/samples/$name" -max_total_time="$fuzz_s" \
      -timeout=60 -artifact_prefix="$found/$name-" >"$found/$name.log" 2>&1 &
    running[$name]=$!
  done
  for name in "${!running[@]}"; do check "$name for $fuzz_s s" fuzzed "${running[$name]}" "$found/$name.log"; done
}

# For these clang builds most of the server once more.
fuzzers_of_tables=(fold_fuzz lobby_fuzz table_fuzz)

part_fuzz_tables() { run_fuzzers "${fuzzers_of_tables[@]}"; }

# All others.
part_fuzz() {
  local name names=()
  for name in $(cd "$root/tests/fuzz/samples" && echo *); do
    [[ " ${fuzzers_of_tables[*]} " == *" $name "* ]] || names+=("$name")
  done
  run_fuzzers "${names[@]}"
}

# fuzzed PROCESS LOG: waits; shows the end of the log where the fuzzer found something.
fuzzed() { wait "$1" || { tail -n 40 "$2"; return 1; }; }

part_tidy() {
  configure "$root/.build/tidy" -DFT_TESTS=OFF -DFT_UNITY=OFF
  build "$root/.build/tidy" all || return 0
  check clang-tidy python3 "$root/tests/tidy.py" "$root/.build/tidy"
}

# The plain part kills 50 times on each.
part_kills() {
  local store
  configure "$root/.build/plain" -DFT_TESTS=ON
  build "$root/.build/plain" crash_tests || return 0
  for store in Sqlite Postgres; do
    check "1000 kills, $store" env FT_KILLS=1000 "FT_SEED=$RANDOM" \
      "$root/.build/plain/tests/server/crash/crash_tests" "--gtest_filter=KillLoop.*On$store"
  done
}

part_browser() {
  [[ -f $root/tests/browser/package.json ]] || return 0
  local log="$root/.cache/browser.log"
  configure "$root/.build/plain" -DFT_TESTS=ON
  build "$root/.build/plain" fairtable || return 0
  (build_client && install_node_modules "$root/tests/browser") || return 1
  NO_COLOR=1 FORCE_COLOR=0 npm --prefix "$root/tests/browser" test 2>&1 | tee "$log" || true
  grep -qE '^ *[0-9]+ (passed|failed)' "$log" || failed=$((failed + 1))
  passed=$((passed + $(sed -nE 's/^ *([0-9]+) passed.*/\1/p' "$log" | tail -n 1) + 0))
  failed=$((failed + $(sed -nE 's/^ *([0-9]+) failed.*/\1/p' "$log" | tail -n 1) + 0))
}

# What a part reads, so that it can be left out while nothing of it changed.
inputs_of() {
  local cpp=(CMakeLists.txt rules protocol persistence server tests)
  case $1 in
    client) printf '%s\n' web-client protocol ;;
    plain | address | thread | fuzz* | kills) printf '%s\n' "${cpp[@]}" ;;
    tidy) printf '%s\n' "${cpp[@]}" .clang-tidy ;;
    *) printf '%s\n' "${cpp[@]}" .ci .clang-format deploy web-client README.md docker-compose.yml ;;
  esac
}

# run_part PART: and its counts, from the last time where nothing changed since it passed.
run_part() {
  local part="$1" inputs before_passed=$passed before_failed=$failed start=$SECONDS kept="$root/.cache/passed/$1" hash
  mapfile -t inputs < <(cd "$root" && inputs_of "$part")
  hash=$(cd "$root" && hash_of "${inputs[@]}")
  if [[ $again != true && -f $kept && $(head -n 1 "$kept") == "$hash" ]]; then
    passed=$((passed + $(tail -n 1 "$kept")))
    say "$part: unchanged since it passed ($(tail -n 1 "$kept") tests)"
    return
  fi
  say "$part"
  "part_$part" || failed=$((failed + 1))
  say "$part: $((passed - before_passed)) passed, $((failed - before_failed)) failed ($((SECONDS - start)) s)"
  if ((failed == before_failed)); then stamp "$kept" "$hash"$'\n'"$((passed - before_passed))"; fi
}

require_debian
install_packages "$root/deploy/packages.txt" "$root/deploy/packages_test.txt"
prepare_node
if [[ ${parts[*]} == format ]]; then
  xargs -0 -a <(cpp_files) clang-format-16 -i
  exit
fi
for part in "${parts[@]}"; do run_part "$part"; done
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
