// Which tiles show a part of a map, and how they are asked for: in bundles of 8 x 8. Pure.
import type { SeenSquares, TileAt } from "./squares";

/// Tiles of a bundle, across and down.
export const BUNDLE = 8;

/// A part of the map in squares, fractions included.
export interface SquaresInView {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/// The coarsest level whose tiles are no coarser than the screen. tilePx: of a tile's side; squarePx: of a square's side on the
/// screen, in its own pixels.
export function levelFor(tilePx: number, squarePx: number, highest: number): number {
  return Math.max(0, Math.min(highest, Math.floor(Math.log2(tilePx / squarePx))));
}

/// The bundles of a level that a part of the map touches, by row.
export function bundlesIn(seen: SeenSquares, level: number, view: SquaresInView): readonly TileAt[] {
  const side = BUNDLE * 2 ** level;
  const { across, down } = seen.counts;
  const between = (from: number, to: number, end: number) => {
    const first = Math.max(0, Math.floor(from / side));
    const last = Math.min(Math.ceil(end / side) - 1, Math.floor(to / side));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const columns = between(view.left, view.right, across);
  return between(view.top, view.bottom, down).flatMap((y) => columns.map((x) => ({ level, x, y })));
}

/// The tiles that show all of a bundle that may be seen, the coarsest that are given: one of its own level where it is, else those of
/// finer levels.
export function tilesFor(seen: SeenSquares, { level, x, y }: TileAt): readonly TileAt[] {
  const tiles: TileAt[] = [];
  const { across, down } = seen.sizeAt(level);
  for (let row = BUNDLE * y; row < Math.min(BUNDLE * (y + 1), down); row++)
    for (let column = BUNDLE * x; column < Math.min(BUNDLE * (x + 1), across); column++)
      addFinest(seen, { level, x: column, y: row }, tiles);
  return tiles;
}

function addFinest(seen: SeenSquares, tile: TileAt, tiles: TileAt[]): void {
  if (seen.allows(tile)) {
    tiles.push(tile);
    return;
  }
  if (tile.level === 0) return;
  const level = tile.level - 1;
  for (const y of [2 * tile.y, 2 * tile.y + 1])
    for (const x of [2 * tile.x, 2 * tile.x + 1]) addFinest(seen, { level, x, y }, tiles);
}

export function tileKey({ level, x, y }: TileAt): string {
  return `${level}/${x}.${y}`;
}

/// Tiles of one bundle, for one request.
export interface BundleRequest {
  readonly bundle: TileAt;
  readonly tiles: readonly TileAt[];
  /// Behind the version of the tiles: "LEVEL/X.Y.MASK".
  readonly path: string;
}

/// The requests for some tiles, by level, the coarsest first.
export function requestsFor(tiles: readonly TileAt[]): readonly BundleRequest[] {
  const bundles = new Map<string, { bundle: TileAt; tiles: TileAt[] }>();
  for (const tile of tiles) {
    const bundle = { level: tile.level, x: Math.floor(tile.x / BUNDLE), y: Math.floor(tile.y / BUNDLE) };
    const known = bundles.get(tileKey(bundle)) ?? { bundle, tiles: [] };
    known.tiles.push(tile);
    bundles.set(tileKey(bundle), known);
  }
  return [...bundles.values()]
    .sort((a, b) => b.bundle.level - a.bundle.level)
    .map((request) => ({ ...request, path: pathOf(request.bundle, request.tiles) }));
}

function pathOf({ level, x, y }: TileAt, tiles: readonly TileAt[]): string {
  const mask = tiles.reduce((bits, tile) => bits | (1n << BigInt(numberOf(tile))), 0n);
  return `${level}/${x}.${y}.${mask.toString(16).padStart(16, "0")}`;
}

/// Of a tile in its bundle: its bit of the mask.
export function numberOf({ x, y }: TileAt): number {
  return (y % BUNDLE) * BUNDLE + (x % BUNDLE);
}

/// What a tile covers of a map, in squares: the last ones end with it.
export function squaresOf(seen: SeenSquares, { level, x, y }: TileAt): SquaresInView {
  const side = 2 ** level;
  return {
    left: x * side,
    top: y * side,
    right: Math.min((x + 1) * side, seen.counts.across),
    bottom: Math.min((y + 1) * side, seen.counts.down),
  };
}
