#!/usr/bin/env bash
# Builds what is missing or changed, then runs the server on http://localhost:8080 until Ctrl+C.
# Flags go to the server: --port N, --database postgresql://..., --data FOLDER, --public-url https://..., --help.
set -euo pipefail
# shellcheck source=deploy/steps/all.sh
source "$(dirname "${BASH_SOURCE[0]}")/steps/all.sh"

port=${FAIRTABLE_PORT:-8080}
for ((i = 1; i <= $#; i++)); do
  case ${!i} in
    --help | -h | --version) explain_flags "${!i}" ;;
    --port) next=$((i + 1)); port=${!next:-$port} ;;
    --port=*) port=${!i#*=} ;;
  esac
done
# Fails before the build rather than minutes later; the server checks again when it binds.
! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null ||
  fail "port $port is in use by another program: end it, or choose another with --port."

leave_root "$root/deploy/run.sh" "$@"
"$root/deploy/build.sh"
exec "$root/deploy/serve.sh" "$@"
