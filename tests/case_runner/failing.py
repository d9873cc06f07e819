#!/usr/bin/env python3
"""Plays cases that must fail, each with the words of its comment `# fails: WORDS`: failing.py SCN FILE."""
import pathlib
import re
import subprocess
import sys


def main(scn, file):
    text = pathlib.Path(file).read_text()
    wanted = re.findall(r"^case\s.*\n# fails: (.+)$", text, re.MULTILINE)
    cases = len(re.findall(r"^case\s", text, re.MULTILINE))
    said = subprocess.run([scn, "--strict", file], check=False, capture_output=True, text=True).stdout
    answers = re.split(r"^(?=ok |FAIL |\d+ passed)", said, flags=re.MULTILINE)[1:-1]
    wrong = [f"expected: {words}\n{answer}" for words, answer in zip(wanted, answers)
             if not answer.startswith("FAIL") or words not in answer]
    if not cases or not cases == len(wanted) == len(answers):
        wrong.append(f"{cases} cases, {len(wanted)} with `# fails:`, {len(answers)} played\n{said}")
    print("\n".join(wrong) or f"{cases} cases fail as they must")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
