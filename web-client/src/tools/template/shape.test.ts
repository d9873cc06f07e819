// W135: which cells a template covers.
import { expect, test } from "vitest";
import { center, type Grid, type Point } from "../../canvas/grid";
import type { GridKind } from "../../state/maps/cells";
import type { TemplateKind } from "../../state/view.svelte";
import { cellsIn, originCell, outlineOf, type Template } from "./shape";

const counts = { columns: 20, rows: 20 };
const gridOfKind = (kind: GridKind): Grid => ({ kind, width: 1 });
const squares = gridOfKind("square");
const middle = { x: 5.5, y: 5.5 };
const corner = { x: 5, y: 5 };

/// size: a vector from the origin, in cells. degrees: of a cone; width: of a line.
function template(
  kind: TemplateKind,
  origin: Point,
  [x, y]: readonly [number, number],
  degrees = 90,
  width = 1,
): Template {
  return { kind, origin, tip: { x: origin.x + x, y: origin.y + y }, half: (degrees * Math.PI) / 360, width };
}

/// "5,4 4,5": row by row.
function covered(shape: Template, grid = squares): string {
  return cellsIn(shape, grid, counts)
    .map(({ column, row }) => `${column},${row}`)
    .join(" ");
}

test("A circle covers the squares whose middles lie in it, those on its edge too", () => {
  expect(covered(template("circle", middle, [1, 0]))).toBe("5,4 4,5 5,5 6,5 5,6");
  // The middles around a corner are 0.7, 1.6 and 2.1 squares away.
  expect(covered(template("circle", corner, [0, -2]))).toBe("4,3 5,3 3,4 4,4 5,4 6,4 3,5 4,5 5,5 6,5 4,6 5,6");
});

test("A circle of 4 squares around a corner covers 52", () => {
  // In each quarter 4, 4, 3 and 2.
  expect(cellsIn(template("circle", { x: 10, y: 10 }, [4, 0]), squares, counts)).toHaveLength(52);
});

test("A template ends at the edge of the map", () => {
  expect(covered(template("circle", { x: 0.5, y: 0.5 }, [1, 0]))).toBe("0,0 1,0 0,1");
  expect(covered(template("circle", { x: 19.5, y: 19.5 }, [1, 0]))).toBe("19,18 18,19 19,19");
});

test("A cone of 90 degrees covers both diagonals beyond its origin, to its round end", () => {
  expect(covered(template("cone", middle, [2, 0]))).toBe("6,4 6,5 7,5 6,6");
  expect(covered(template("cone", middle, [0, -2]))).toBe("5,3 4,4 5,4 6,4");
});

test("A cone as wide as long covers one square, then three", () => {
  const shape = { ...template("cone", middle, [3, 0]), half: Math.atan(0.5) };
  // 8,4 and 8,6 are 3.2 squares away.
  expect(covered(shape)).toBe("7,4 6,5 7,5 8,5 7,6");
});

test("A line covers its width beyond its origin, along rows and diagonals", () => {
  expect(covered(template("line", middle, [3, 0]))).toBe("6,5 7,5 8,5");
  expect(covered(template("line", middle, [-2, 0]))).toBe("3,5 4,5");
  const diagonal = 3 / Math.SQRT2;
  expect(covered(template("line", middle, [diagonal, diagonal]))).toBe("6,6 7,7");
});

test("A line of two squares between middles covers two rows, not three", () => {
  expect(covered(template("line", middle, [2, 0], 90, 2))).toBe("6,5 7,5 6,6 7,6");
  expect(covered(template("line", corner, [2, 0], 90, 2))).toBe("5,4 6,4 5,5 6,5");
});

test("A square covers as many squares in each direction, from a corner or a middle", () => {
  expect(covered(template("square", corner, [2, 2]))).toBe("5,5 6,5 5,6 6,6");
  expect(covered(template("square", corner, [-2, -2]))).toBe("3,3 4,3 3,4 4,4");
  expect(covered(template("square", middle, [2, 2]))).toBe("5,5 6,5 5,6 6,6");
});

test.each(["hex_rows", "hex_columns"] as const)("A circle on %s covers rings of hexes", (kind) => {
  const grid = gridOfKind(kind);
  const origin = center({ column: 5, row: 5 }, 1, grid);

  expect(
    covered(template("circle", origin, [1, 0]), grid)
      .split(" ")
      .toSorted(),
  ).toEqual(["5,5", "6,5", "4,5", "5,6", "5,4", "6,4", "4,6"].toSorted());
  // The corners of the second ring are 2 widths away.
  expect(cellsIn(template("circle", origin, [0, 2]), grid, counts)).toHaveLength(19);
});

test("A cone of 60 degrees along a row of hexes covers the hexes on its edges", () => {
  const grid = gridOfKind("hex_rows");
  const origin = center({ column: 5, row: 5 }, 1, grid);

  // 7,4 and 6,6 are 1.7 widths away, at 30 degrees.
  expect(covered(template("cone", origin, [2, 0], 60), grid)).toBe("7,4 6,5 7,5 6,6");
});

test("A line down a column of hexes covers the hexes in its way", () => {
  const grid = gridOfKind("hex_columns");
  const origin = center({ column: 5, row: 5 }, 1, grid);

  expect(covered(template("line", origin, [0, 2]), grid)).toBe("5,6 5,7");
});

test.each(["circle", "cone", "line", "square"] as const)(
  "The outline of a %s is a ruler of at most 32 points that comes back to its second one",
  (kind) => {
    const outline = outlineOf(template(kind, middle, [3, 3]));

    expect(outline.length).toBeGreaterThan(5);
    expect(outline.length).toBeLessThanOrEqual(32);
    expect(outline[0]).toEqual(middle);
    expect(outline.at(-1)).toEqual(outline[1]);
  },
);

test("The outline of a circle keeps its distance, those of a line and a square have four corners", () => {
  for (const { x, y } of outlineOf(template("circle", middle, [2, 0])).slice(1))
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(2);
  expect(outlineOf(template("line", corner, [3, 0])).slice(2, 6)).toEqual([
    { x: 8, y: 5.5 },
    { x: 5, y: 5.5 },
    { x: 5, y: 4.5 },
    { x: 8, y: 4.5 },
  ]);
  expect(outlineOf(template("square", corner, [2, -2])).slice(1, 5)).toEqual([
    { x: 7, y: 5 },
    { x: 7, y: 3 },
    { x: 5, y: 3 },
    corner,
  ]);
});

test("Of the cells around a corner the origin's is the one toward the tip", () => {
  expect(originCell(template("circle", corner, [-2, -2]), squares)).toEqual({ column: 4, row: 4 });
  expect(originCell(template("square", corner, [1, 1]), squares)).toEqual({ column: 5, row: 5 });
  expect(originCell(template("cone", middle, [9, 0]), squares)).toEqual({ column: 5, row: 5 });
});
