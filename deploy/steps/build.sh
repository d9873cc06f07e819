# From sources to something that runs: .build/plain/server/fairtable and web-client/dist. Sourced last.

# Another clone of the same sources finds what this one compiled.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1
# Steps done of those to do, and the seconds since the start.
export NINJA_STATUS="[%f of %t, %e s] "

# configure FOLDER CMAKE_FLAG...: once; later changes are noticed by ninja itself.
configure() {
  local folder="$1" flags="${*:2}"
  is_stamped "$folder/.stamp" "$flags" && return 0
  # -g1 is enough for a stack trace, and a third quicker to compile than -g.
  cmake -S "$root" -B "$folder" -G Ninja --log-level=WARNING -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O2 -g1 -DNDEBUG" "${@:2}"
  stamp "$folder/.stamp" "$flags"
}

# build_server: only the server, and configured without the tests unless they were asked for before.
build_server() {
  [[ -f $root/.build/plain/.stamp ]] || configure "$root/.build/plain" -DFT_TESTS=OFF
  # 17 minutes of one core, measured on 2026-11-23.
  local hint
  hint=" (the first time: about $((17 / $(nproc) + 1)) minutes on $(nproc) cores)"
  [[ ! -x $root/.build/plain/server/fairtable ]] || hint=""
  say "Building the server$hint"
  ninja -C "$root/.build/plain" fairtable || { explain_failure; fail "the server did not build: the compiler's words are above."; }
}

# build_client: the pages that the server gives to browsers.
build_client() {
  local hash made="$root/.cache/web-client"
  hash=$(hash_of "$root/web-client" "$root/protocol" "$root"/rules/systems/*/{schema,content,cover.svg})
  [[ -f $root/web-client/dist/index.html ]] && is_stamped "$made" "$hash" && return 0
  install_node_modules "$root/web-client"
  say "Building the web client"
  (cd "$root/web-client" && npm run --silent build) ||
    { explain_failure; fail "the web client did not build: the words above say where."; }
  stamp "$made" "$hash"
}
