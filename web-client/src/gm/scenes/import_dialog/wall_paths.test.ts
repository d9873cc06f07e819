import { expect, test } from "vitest";
import { fieldsOfKind } from "../../../state/maps/walls";
import { wallPaths } from "./wall_paths";

const line = { fromX: 0, fromY: 720, toX: 1440, toY: 360, blocksFrom: 0, state: 0 };

test("Walls and doors are lines in widths of a cell", () => {
  const walls = [
    { ...line, ...fieldsOfKind("wall") },
    { ...line, ...fieldsOfKind("secret"), toX: 720 },
  ];

  expect(wallPaths({ grid: "square", walls })).toEqual({ walls: "M0 1L2 0.5", doors: "M0 1L1 0.5" });
  expect(wallPaths({ grid: "hex_rows", walls: walls.slice(0, 1) }).walls).toMatch(/^M0 0\.866\d*L2 0\.433\d*$/);
});
