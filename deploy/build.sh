#!/usr/bin/env bash
# Installs what is missing and builds the server and the web client. Nothing is done twice. For Debian 12.
set -euo pipefail
# shellcheck source=deploy/steps/all.sh
source "$(dirname "${BASH_SOURCE[0]}")/steps/all.sh"

leave_root "$root/deploy/build.sh" "$@"
require_debian
[[ -x $root/.build/plain/server/fairtable ]] || require_space 3000
install_packages "$root/deploy/packages.txt"
prepare_node
build_client
build_server
