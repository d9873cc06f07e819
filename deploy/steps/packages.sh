# Debian packages: installed only where missing. Sourced after messages.sh.

# require_debian: the package names and versions below hold for Debian 12.
require_debian() {
  local ID="" VERSION_ID="" PRETTY_NAME="another system"
  # shellcheck source=/dev/null
  [[ ! -r /etc/os-release ]] || source /etc/os-release
  [[ $ID == debian && $VERSION_ID == 12 ]] ||
    fail "this script is for Debian 12 and here is $PRETTY_NAME: use 'docker compose up' instead."
}

# missing_packages FILE...: the packages named in the files that are not installed, one a line.
missing_packages() {
  comm -23 <(cat "$@" | sed 's/#.*//' | grep . | sort -u) \
    <(dpkg-query -W -f='${db:Status-Abbrev} ${Package}\n' 2>/dev/null | sed -n 's/^ii  *//p' | sort -u)
}

# as_root COMMAND...: as root, through sudo where needed and possible.
as_root() {
  if ((EUID == 0)); then "$@"; elif [[ -t 0 ]]; then sudo "$@"; else sudo -n "$@"; fi
}

may_become_root() { ((EUID == 0)) || { command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; }; }

# leave_root SCRIPT FLAG...: under sudo only packages are root's business. Installs them and goes on as who typed sudo, so that
# what is built and kept belongs to them, and the server does not run as root. A root of its own (a container) stays.
leave_root() {
  ((EUID == 0)) && [[ ${SUDO_UID:-0} != 0 ]] || return 0
  require_debian
  sudo -u "#$SUDO_UID" mkdir -p "$root/.cache"
  install_packages "$root/deploy/packages.txt"
  [[ ! -e $root/.cache/apt.log ]] || chown "$SUDO_UID" "$root/.cache/apt.log"
  exec sudo -u "#$SUDO_UID" -- "$@"
}

# install_packages FILE...: with apt's own progress lines. Nothing is asked, nothing is done where all is there.
install_packages() {
  local missing log="$root/.cache/apt.log"
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0
  may_become_root ||
    fail "Debian packages are missing and only root may install them: run this as root or with sudo, or have these installed: ${missing[*]}"
  say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
  mkdir -p "$root/.cache"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
  {
    as_root "${apt[@]}" update && as_root "${apt[@]}" install -y --no-install-recommends "${missing[@]}"
  } 2>&1 | tee "$log" || explain_apt_failure "$log"
}

explain_apt_failure() {
  explain_failure
  # `apt-get update` ends well without a network, so a package it cannot locate means the same.
  ! grep -qiE 'temporary failure resolving|could not resolve|could not connect|failed to fetch|unable to locate' "$1" ||
    fail "Debian's packages could not be downloaded: check the network connection and run this again (apt's words: $1)."
  fail "apt could not install the packages: its words are in $1."
}
