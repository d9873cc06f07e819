#!/usr/bin/env python3
"""Plays the fenced `case` blocks of a document, strictly: examples.py SCN DOCUMENT."""
import pathlib
import re
import subprocess
import sys
import tempfile


def main(scn, document):
    blocks = re.findall(r"^```case\n(.*?)^```$", pathlib.Path(document).read_text(), re.MULTILINE | re.DOTALL)
    if not blocks:
        print(f"{document} has no ```case block")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, block in enumerate(blocks, 1):
            file = pathlib.Path(folder) / f"example_{number}.scn"
            file.write_text(block)
            files.append(str(file))
        return subprocess.run([scn, "--strict", *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
