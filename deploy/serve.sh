#!/usr/bin/env bash
# Starts the server that deploy/build.sh built. Flags go to the server; they win over the FAIRTABLE_... variables.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export FAIRTABLE_WEB="${FAIRTABLE_WEB:-$root/web-client/dist}"
export FAIRTABLE_CONTENT="${FAIRTABLE_CONTENT:-$root/rules/systems}"
export FAIRTABLE_DATA="${FAIRTABLE_DATA:-$root/.data}"
exec "$root/.build/plain/server/fairtable" "$@"
