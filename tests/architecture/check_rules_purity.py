"""Law R1: rules are pure, all but the build's own program among them. No floating point, no unordered containers, no header of input, output, clocks, chance or threads."""

import re

from source_tree import CPP, Problem, code_lines, files, lines, main

FORBIDDEN = re.compile(r"\b(float|double)\b|\bunordered_\w+")
PROGRAM = "rules/declared_names.cpp"
HEADERS = "atomic chrono ctime cstdio cmath condition_variable filesystem fstream future iostream mutex random semaphore thread"
INCLUDE = re.compile(rf"\s*#\s*include\s+<({'|'.join(HEADERS.split())})>")


def check(root):
    problems = []
    for path in files(root, "rules", CPP):
        for number, text in code_lines(root, path):
            if found := FORBIDDEN.search(text):
                problems.append(Problem(path, number, f"'{found.group()}' makes results differ: use integers and ordered containers"))
        for number, text in [] if path == PROGRAM else lines(root, path):
            if found := INCLUDE.match(text):
                problems.append(Problem(path, number, f"<{found.group(1)}> reaches outside the rules: take the value as a parameter"))
    return problems


if __name__ == "__main__":
    main(check)
