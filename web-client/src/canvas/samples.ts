// The samples that lie on a map. Pure.
import type { Counts } from "../state/maps/cells";
import { SAMPLE } from "../state/maps/raster";
import type { MapPoint } from "../state/maps/walls";
import { boardSize, type Grid } from "./grid";
import { toLattice } from "./walls";

/// Opposite the corner from which the lattice counts.
export function lastCorner(counts: Counts, grid: Grid): MapPoint {
  const { width, height } = boardSize(counts, grid);
  return toLattice({ x: width, y: height }, grid);
}

/// The first and the last sample whose middle lies between two columns or rows of the lattice.
export function samplesIn([from, to]: readonly [number, number]): readonly [first: number, last: number] {
  return [Math.ceil((from - SAMPLE / 2) / SAMPLE), Math.floor((to - SAMPLE / 2) / SAMPLE)];
}

/// Samples across and down.
export function samplesOn(counts: Counts, grid: Grid): Counts {
  const { x, y } = lastCorner(counts, grid);
  return { columns: samplesIn([0, x])[1] + 1, rows: samplesIn([0, y])[1] + 1 };
}
