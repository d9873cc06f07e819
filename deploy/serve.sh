#!/usr/bin/env bash
# Starts the server that deploy/build.sh built. Flags go to the server; --data FOLDER is where everything is kept.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
exec "$root/.build/plain/server/fairtable" --web "$root/web-client/dist" --content "$root/rules/systems" "$@"
