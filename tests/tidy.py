"""clang-tidy over every file of ours that BUILD_FOLDER compiles; one that passed is not read again until it, a header of
ours that it includes, or .clang-tidy changes. Usage: tidy.py BUILD_FOLDER"""

import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("rules/", "persistence/", "server/")
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "fairtable" / "tidy"


def readable(build):
    """The compiler's command lines without precompiled headers, which are GCC's and not for clang; in a folder of their own."""
    commands = json.loads((build / "compile_commands.json").read_text())
    for command in commands:
        command["command"] = re.sub(r" -include \S+/cmake_pch\.hxx", "", command["command"])
    folder = build / "tidy"
    folder.mkdir(exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps(commands))
    return folder, commands


def compiled(commands):
    """Path relative to the root -> its object file, for the files of ours."""
    paths = {Path(command["file"]): re.search(r" -o (\S+)", command["command"]).group(1) for command in commands}
    ours = {path.relative_to(ROOT).as_posix(): output for path, output in paths.items() if path.is_relative_to(ROOT)}
    return {path: output for path, output in ours.items() if path.startswith(FOLDERS)}


def headers(build):
    """Object file -> the paths it was made from, as ninja recorded them."""
    made_from = {}
    for block in subprocess.check_output(["ninja", "-C", build, "-t", "deps"], text=True).split("\n\n"):
        first, *rest = block.strip().split("\n")
        made_from[first.split(":")[0]] = [line.strip() for line in rest]
    return made_from


def key(build, made_from):
    digest = hashlib.sha256((ROOT / ".clang-tidy").read_bytes())
    for path in sorted({(build / name).resolve() for name in made_from}):
        if path.is_relative_to(ROOT) and path.is_file() and path.suffix != ".gch":
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def tidy(folder, path, passed):
    """Whether clang-tidy has nothing to say, which is then remembered in `passed`."""
    run = subprocess.run(["clang-tidy-16", "--quiet", "-p", folder, ROOT / path], text=True, capture_output=True)
    if run.returncode != 0:
        print(run.stdout, flush=True)
        return False
    passed.parent.mkdir(parents=True, exist_ok=True)
    passed.touch()
    return True


def main():
    build = Path(sys.argv[1]).resolve()
    folder, commands = readable(build)
    made_from = headers(build)
    waiting = {path: CACHE / key(build, made_from.get(output, []) + [str(ROOT / path)]) for path, output in compiled(commands).items()}
    waiting = {path: passed for path, passed in waiting.items() if not passed.exists()}
    print(f"clang-tidy reads {len(waiting)} changed files", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        clean = list(threads.map(lambda entry: tidy(folder, *entry), waiting.items()))
    sys.exit(not all(clean))


if __name__ == "__main__":
    main()
