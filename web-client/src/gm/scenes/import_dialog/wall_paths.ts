// The walls of a draft as lines of SVG, its lights as dots, in widths of a cell. Pure.
import { isDoor, SQUARE, squareOf } from "../../../state/maps/walls";
import type { DraftWall, SceneDraft } from "../import/scene_draft";

export interface WallPaths {
  readonly walls: string;
  readonly doors: string;
}

export function wallPaths({ grid, walls }: Pick<SceneDraft, "grid" | "walls">): WallPaths {
  const { width, height } = squareOf(grid);
  const at = (x: number, y: number) => `${(x / SQUARE) * width} ${(y / SQUARE) * height}`;
  const pathOf = (some: readonly DraftWall[]) =>
    some.map(({ fromX, fromY, toX, toY }) => `M${at(fromX, fromY)}L${at(toX, toY)}`).join("");
  return { walls: pathOf(walls.filter((wall) => !isDoor(wall))), doors: pathOf(walls.filter(isDoor)) };
}

/// Lines without a length: round ends make them dots.
export function lightDots({ grid, lights }: Pick<SceneDraft, "grid" | "lights">): string {
  const { width, height } = squareOf(grid);
  return lights.map(({ x, y }) => `M${(x / SQUARE) * width} ${(y / SQUARE) * height}h0`).join("");
}
