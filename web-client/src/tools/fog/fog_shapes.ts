// Shapes that reveal or hide, as rasters: never more than the map. Pure.
import type { Grid, Point } from "../../canvas/grid";
import { lastCorner, samplesIn } from "../../canvas/samples";
import { distanceToLine, toLattice, toWorld } from "../../canvas/walls";
import type { Counts } from "../../state/maps/cells";
import { EMPTY, type Raster, SAMPLE } from "../../state/maps/raster";
import { filled, type Span } from "../../state/maps/raster_fill";
import type { MapPoint } from "../../state/maps/walls";

/// Whose edges no shape leaves.
export interface OnMap {
  readonly grid: Grid;
  readonly counts: Counts;
}

/// From one column or row of the lattice to another.
type Range = readonly [from: number, to: number];

/// The samples of a round brush drawn from `from` to `to`. width: of the brush in squares.
export function brushed(from: MapPoint, to: MapPoint, width: number, { grid, counts }: OnMap): Raster {
  const reach = (width / 2) * grid.width;
  const [a, b] = [toWorld(from, grid), toWorld(to, grid)];
  const first = toLattice({ x: Math.min(a.x, b.x) - reach, y: Math.min(a.y, b.y) - reach }, grid);
  const last = toLattice({ x: Math.max(a.x, b.x) + reach, y: Math.max(a.y, b.y) + reach }, grid);
  const covered = (x: number, y: number) => distanceToLine(toWorld({ x, y }, grid), a, b) <= reach;
  return shape({ grid, counts }, [first.y, last.y], (y) => {
    // what a brush covers of a row has no gaps
    const xs = middles([first.x, last.x]);
    const start = xs.find((x) => covered(x, y));
    const end = xs.findLast((x) => covered(x, y));
    return start === undefined || end === undefined ? [] : [[start, end]];
  });
}

/// The rectangle with two opposite corners.
export function rectangleOf(a: MapPoint, b: MapPoint, on: OnMap): Raster {
  return shape(on, ordered(a.y, b.y), () => [ordered(a.x, b.x)]);
}

/// The ellipse that touches the four sides of such a rectangle.
export function ellipseOf(a: MapPoint, b: MapPoint, on: OnMap): Raster {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [across, down] = [Math.abs(a.x - b.x) / 2, Math.abs(a.y - b.y) / 2];
  return shape(on, ordered(a.y, b.y), (row) => {
    const half = across * Math.sqrt(Math.max(0, 1 - ((row - y) / (down || 1)) ** 2));
    return [[x - half, x + half]];
  });
}

/// What lies within closed lines; where they cross, what is within an odd number of them.
export function polygonOf(corners: readonly MapPoint[], on: OnMap): Raster {
  if (corners.length < 3) return EMPTY;
  const ys = corners.map(({ y }) => y);
  return shape(on, [Math.min(...ys), Math.max(...ys)], (y) => {
    const crossings = corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      if (from.y > y === to.y > y) return [];
      return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
    });
    const xs = crossings.sort((a, b) => a - b);
    return xs.flatMap((from, at) => (at % 2 === 0 ? [[from, xs[at + 1] ?? from] as const] : []));
  });
}

export function wholeMap(on: OnMap): Raster {
  const { x, y } = lastCorner(on.counts, on.grid);
  return shape(on, [0, y], () => [[0, x]]);
}

/// The ring of a brush, in world pixels, to draw around the pointer.
export function ringOf({ x, y }: Point, width: number, { width: cell }: Grid): readonly Point[] {
  const reach = (width / 2) * cell;
  return Array.from({ length: 48 }, (_, at) => {
    const angle = (at * Math.PI) / 24;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
}

/// The samples between `rows` whose middles lie in what `across` says of their row.
function shape(on: OnMap, rows: Range, across: (y: number) => readonly Range[]): Raster {
  const edge = lastCorner(on.counts, on.grid);
  const spans: Span[] = middles(within(rows, edge.y)).flatMap((y) =>
    across(y).map((columns) => {
      const [from, to] = samplesIn(within(columns, edge.x));
      return { row: (y - SAMPLE / 2) / SAMPLE, from, to };
    }),
  );
  return filled(spans);
}

function within([from, to]: Range, edge: number): Range {
  return [Math.max(0, from), Math.min(edge, to)];
}

function ordered(a: number, b: number): Range {
  return [Math.min(a, b), Math.max(a, b)];
}

function middles(range: Range): readonly number[] {
  const [first, last] = samplesIn(range);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * SAMPLE + SAMPLE / 2);
}
