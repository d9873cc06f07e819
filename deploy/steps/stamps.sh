# What need not be done again: a stamp file holds the hash of what went into the last success. Sourced.

# hash_of PATH...: one hash over names and contents of these files and folders; paths that are missing count as empty.
hash_of() {
  local path
  for path in "$@"; do
    [[ ! -e $path ]] || find "$path" \( -name node_modules -o -name dist -o -name generated -o -name output \) -prune -o -type f -print0
  done | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum | cut -d ' ' -f 1
}

# is_stamped FILE HASH: whether the stamp says that this very input succeeded.
is_stamped() { [[ -f $1 && $(<"$1") == "$2" ]]; }

# stamp FILE HASH: remembers a success.
stamp() {
  mkdir -p "$(dirname "$1")"
  printf '%s\n' "$2" >"$1"
}
