# A current Node in .cache/node. Debian's is too old to build the client, but its npm fetches a newer one, and any other
# npm that is there does as well. Sourced after stamps.sh.

node_version=26.10.0
npm_version=11.21.2

# prepare_node: puts the pinned node and npm first on PATH; installs them once.
prepare_node() {
  local folder="$root/.cache/node" wanted="$node_version $npm_version" architecture
  case $(uname -m) in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "there is no Node for a $(uname -m) processor: an x86-64 or ARM64 machine is needed." ;;
  esac
  if ! is_stamped "$folder/stamp" "$wanted"; then
    command -v npm >/dev/null || install_packages <(echo npm)
    say "Installing Node $node_version into .cache/node"
    rm -rf "$folder"
    mkdir -p "$folder"
    npm_install install --prefix "$folder" --no-package-lock "node-linux-$architecture@$node_version" "npm@$npm_version"
    stamp "$folder/stamp" "$wanted"
  fi
  PATH="$folder/node_modules/.bin:$PATH"
  export PATH
}

# install_node_modules FOLDER: what its lock file says, only where that is not what was last installed. Not by `npm ci`,
# which refuses a lock file that leaves out the packages of other operating systems.
install_node_modules() {
  local hash
  hash=$(hash_of "$1/package.json" "$1/package-lock.json")
  is_stamped "$1/node_modules/.stamp" "$hash-$node_version" && return 0
  say "Installing the packages of ${1#"$root/"}"
  npm_install install --no-save --prefix "$1"
  stamp "$1/node_modules/.stamp" "$hash-$node_version"
}

# npm_install ARGUMENTS...: npm, with its usual cause of failure in one sentence.
npm_install() {
  local log="$root/.cache/npm.log"
  npm "$@" --no-audit --no-fund --loglevel=warn --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000 2>&1 | tee "$log" && return 0
  explain_failure
  grep -qE 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH' "$log" &&
    fail "npm could not download packages: check this machine's network connection, then run this again."
  fail "npm could not install packages: its words are above."
}
