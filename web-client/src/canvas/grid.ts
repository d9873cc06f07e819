// Grid geometry: cells to world pixels and back, for squares, both kinds of hexes, and zones.
import {
  boardCells,
  type Counts,
  cellAtOffset,
  type Extent,
  extentOf,
  type GridKind,
  gridKind,
  inside,
  isHex,
} from "../state/maps/cells";
import type { Cell } from "../state/table/table";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  readonly kind: GridKind;
  /// In world pixels, from the middle of a cell to the middle of the next.
  readonly width: number;
}

/// Width of a cell in world pixels.
export const CELL = 64;
/// Width of a zone: room for several tokens.
export const ZONE = 4 * CELL;

const GRIDS: Readonly<Record<GridKind, Grid>> = {
  square: { kind: "square", width: CELL },
  hex_rows: { kind: "hex_rows", width: CELL },
  hex_columns: { kind: "hex_columns", width: CELL },
  zones: { kind: "zones", width: ZONE },
};

/// Returns one shared value for all scenes of a kind.
export function gridOf(scene: Parameters<typeof gridKind>[0]): Grid {
  return GRIDS[gridKind(scene)];
}

/// From the middle of a hex of width 1 to a corner.
const CORNER = 1 / Math.sqrt(3);

export function cellAt({ x, y }: Point, { kind, width }: Grid): Cell {
  const [across, down] = [x / width, y / width];
  if (kind === "hex_rows") {
    const row = (down - CORNER) / (1.5 * CORNER);
    return rounded(across - 0.5 - row / 2, row);
  }
  if (kind === "hex_columns") {
    const column = (across - CORNER) / (1.5 * CORNER);
    return rounded(column, down - 0.5 - column / 2);
  }
  return { column: Math.floor(across), row: Math.floor(down) };
}

/// The hex around a point in fractional hexes: of the three axes, the one with the largest rounding error follows the
/// others.
function rounded(q: number, r: number): Cell {
  const [column, row, third] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
  if (dq > dr && dq > ds) return { column: whole(-row - third), row: whole(row) };
  return { column: whole(column), row: whole(dr > ds ? -column - third : row) };
}

/// Replaces the −0 of rounding by 0.
function whole(value: number): number {
  return value + 0;
}

/// The middle of a cell, or of a place between cells.
function middleOf({ column, row }: Cell, { kind, width }: Grid): Point {
  if (kind === "hex_rows") return { x: (column + row / 2 + 0.5) * width, y: (1.5 * row + 1) * CORNER * width };
  if (kind === "hex_columns") return { x: (1.5 * column + 1) * CORNER * width, y: (row + column / 2 + 0.5) * width };
  return { x: (column + 0.5) * width, y: (row + 0.5) * width };
}

/// From the place cell of a footprint to its middle, in cells.
function toMiddle(kind: GridKind, size: number): number {
  if (!isHex(kind)) return (size - 1) / 2;
  return size % 2 === 0 ? 1 / 3 : 0;
}

/// The middle of a footprint of `size` whose place is `cell`.
export function center({ column, row }: Cell, size: number, grid: Grid): Point {
  const by = toMiddle(grid.kind, size);
  return middleOf({ column: column + by, row: row + by }, grid);
}

/// The place of a footprint of `size` whose middle is nearest to `point`.
export function firstCell({ x, y }: Point, size: number, grid: Grid): Cell {
  const here = center({ column: 0, row: 0 }, 1, grid);
  const there = center({ column: 0, row: 0 }, size, grid);
  return cellAt({ x: x - there.x + here.x, y: y - there.y + here.y }, grid);
}

/// A place beside a point. shift: in 1/720 of a square.
export function shiftedPoint({ x, y }: Point, shift: Point, { width }: Grid): Point {
  return { x: x + (shift.x * width) / 720, y: y + (shift.y * width) / 720 };
}

/// How far a point is from the middle of a footprint, as far as a shift may be.
export function shiftTo(point: Point, middle: Point, { width }: Grid): Point {
  const along = (from: number, to: number) => Math.max(-360, Math.min(360, Math.round(((to - from) * 720) / width)));
  return { x: along(middle.x, point.x), y: along(middle.y, point.y) };
}

/// Width in world pixels that a token of `size` has to itself. On hexes it is less between cells than along them.
export function tokenWidth(size: number, { kind, width }: Grid): number {
  return (isHex(kind) && size > 1 ? size - 0.3 : size) * width;
}

/// The sides in order: the right side starts at the first corner; the others follow clockwise.
export function cornersOf(cell: Cell, grid: Grid): readonly Point[] {
  const { x, y } = middleOf(cell, grid);
  const { kind, width } = grid;
  const [count, reach, first] = isHex(kind) ? [6, CORNER, kind === "hex_rows" ? -30 : 0] : [4, Math.SQRT1_2, -45];
  return Array.from({ length: count }, (_, index) => {
    const angle = ((first + (index * 360) / count) * Math.PI) / 180;
    return { x: x + Math.cos(angle) * reach * width, y: y + Math.sin(angle) * reach * width };
  });
}

/// The neighbor across each side of a cell, in the order of its corners.
const BESIDE: Readonly<Record<"hex" | "square", readonly (readonly [number, number])[]>> = {
  hex: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  square: [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
};

export interface Side {
  readonly from: Point;
  readonly to: Point;
  /// The cell on its other side.
  readonly beyond: Cell;
}

export function sidesOf(cell: Cell, grid: Grid): readonly Side[] {
  const corners = cornersOf(cell, grid);
  return corners.map((from, index) => {
    const [columns, rows] = BESIDE[isHex(grid.kind) ? "hex" : "square"][index] ?? [0, 0];
    const to = corners[(index + 1) % corners.length] ?? from;
    return { from, to, beyond: { column: cell.column + columns, row: cell.row + rows } };
  });
}

/// The size of the whole map in world pixels.
export function boardSize(counts: Counts, { kind, width }: Grid): Extent {
  const extent = extentOf(kind, counts);
  return { width: extent.width * width, height: extent.height * width };
}

/// How many columns and rows of hexes are drawn at a time.
const BLOCK = 32;

/// The blocks of a map, by column and row of blocks, that a part of the world touches. Squares are one.
export function blocksIn(counts: Counts, grid: Grid, { first, last }: { first: Point; last: Point }): readonly Cell[] {
  if (!isHex(grid.kind)) return [{ column: 0, row: 0 }];
  const per = BLOCK * grid.width;
  const [across, down] = grid.kind === "hex_rows" ? [per, 1.5 * CORNER * per] : [1.5 * CORNER * per, per];
  // hexes extend beyond their block by less than one
  const between = (from: number, to: number, length: number, count: number) => {
    const least = Math.max(0, Math.floor((from - grid.width) / length));
    const most = Math.min(Math.ceil(count / BLOCK) - 1, Math.floor((to + grid.width) / length));
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  };
  const columns = between(first.x, last.x, across, counts.columns);
  return between(first.y, last.y, down, counts.rows).flatMap((row) => columns.map((column) => ({ column, row })));
}

/// The lines between cells and around them, each once, of one block.
export function gridLines(counts: Counts, grid: Grid, block: Cell): readonly (readonly Point[])[] {
  if (isHex(grid.kind)) return blockCells(counts, grid, block).flatMap((cell) => hexLines(cell, counts, grid));
  const { width, height } = boardSize(counts, grid);
  const down = Array.from({ length: counts.columns + 1 }, (_, column) => column * grid.width);
  const across = Array.from({ length: counts.rows + 1 }, (_, row) => row * grid.width);
  return [
    ...down.map((x) => [
      { x, y: 0 },
      { x, y: height },
    ]),
    ...across.map((y) => [
      { x: 0, y },
      { x: width, y },
    ]),
  ];
}

function blockCells({ columns, rows }: Counts, { kind }: Grid, block: Cell): readonly Cell[] {
  const [column, row] = [block.column * BLOCK, block.row * BLOCK];
  const counts = { columns: Math.min(BLOCK, columns - column), rows: Math.min(BLOCK, rows - row) };
  return boardCells("square", counts).map((cell) =>
    cellAtOffset(kind, { column: column + cell.column, row: row + cell.row }),
  );
}

/// Half of its sides; the other half only at the map's edge.
function hexLines(cell: Cell, counts: Counts, grid: Grid): readonly (readonly Point[])[] {
  const sides = sidesOf(cell, grid);
  const half = sides.slice(0, 3);
  const edge = sides.slice(3).filter(({ beyond }) => !inside(grid.kind, beyond, counts));
  return [
    [...half.map(({ from }) => from), ...half.slice(-1).map(({ to }) => to)],
    ...edge.map(({ from, to }) => [from, to]),
  ];
}

/// The edge of a whole map, clockwise.
export function boardOutline(counts: Counts, grid: Grid): readonly Point[] {
  const { kind } = grid;
  const { columns, rows } = counts;
  const corners = (column: number, row: number, which: readonly [number, number]) => {
    const all = cornersOf(cellAtOffset(kind, { column, row }), grid);
    return which.flatMap((index) => all[index] ?? []);
  };
  if (!isHex(kind)) {
    const { width, height } = boardSize(counts, grid);
    return [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
  }
  const along = (count: number) => Array.from({ length: count }, (_, index) => index);
  const low = kind === "hex_rows" ? ([2, 3] as const) : ([1, 2] as const);
  return [
    ...along(columns).flatMap((column) => corners(column, 0, [4, 5])),
    ...along(rows).flatMap((row) => corners(columns - 1, row, [0, 1])),
    ...along(columns)
      .reverse()
      .flatMap((column) => corners(column, rows - 1, low)),
    ...along(rows)
      .reverse()
      .flatMap((row) => corners(0, row, [3, 4])),
  ];
}

/// 1/1000 cell, as pings and rulers travel.
export function toMilliCells(point: Point, { width }: Grid): Point {
  return { x: Math.round((point.x * 1000) / width), y: Math.round((point.y * 1000) / width) };
}

export function fromMilliCells(point: Point, { width }: Grid): Point {
  return { x: (point.x * width) / 1000, y: (point.y * width) / 1000 };
}

/// The handles of the grid, in world pixels: first corner (moves it), last corner (stretches it).
export function gridHandles(counts: Counts, grid: Grid): readonly [Point, Point] {
  const { width, height } = boardSize(counts, grid);
  return [
    { x: 0, y: 0 },
    { x: width, y: height },
  ];
}
