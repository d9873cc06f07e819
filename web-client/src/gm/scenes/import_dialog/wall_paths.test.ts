import { expect, test } from "vitest";
import { fieldsOfKind } from "../../../state/maps/walls";
import { lightDots, wallPaths } from "./wall_paths";

const line = { fromX: 0, fromY: 720, toX: 1440, toY: 360, blocksFrom: 0, state: 0, heightSquares: 0 };

test("Walls and doors are lines in widths of a cell", () => {
  const walls = [
    { ...line, ...fieldsOfKind("wall") },
    { ...line, ...fieldsOfKind("secret"), toX: 720 },
  ];

  expect(wallPaths({ grid: "square", walls })).toEqual({ walls: "M0 1L2 0.5", doors: "M0 1L1 0.5" });
  expect(wallPaths({ grid: "hex_rows", walls: walls.slice(0, 1) }).walls).toMatch(/^M0 0\.866\d*L2 0\.433\d*$/);
});

test("Lights are dots in widths of a cell", () => {
  const light = { brightSquares: 1, dimSquares: 2, degrees: 360, direction: 0, color: 0, glow: 0 };
  const lights = [{ x: 360, y: 720, ...light, off: false, throughWalls: false, darkens: false }];

  expect(lightDots({ grid: "square", lights })).toBe("M0.5 1h0");
});
