// The part of the map on the screen. Pure arithmetic; the caller redraws.
import { CELL, type Point } from "./grid";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/// Widths of the panels over the edges of the screen. Fitting keeps clear of them.
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const LEAST_SCALE = 0.08;
const MOST_SCALE = 4;
/// A board of few cells fills a large screen; beyond it pictures blur.
const MOST_FITTED_SCALE = 2;

export class Camera {
  /// Screen pixels per world pixel.
  scale = 1;
  /// Screen place of the world's origin.
  x = 0;
  y = 0;

  toWorld(screen: Point): Point {
    return { x: (screen.x - this.x) / this.scale, y: (screen.y - this.y) / this.scale };
  }

  toScreen(world: Point): Point {
    return { x: world.x * this.scale + this.x, y: world.y * this.scale + this.y };
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /// Zooms by `factor` around the fixed point `screen`.
  zoomAt(screen: Point, factor: number): void {
    const under = this.toWorld(screen);
    this.scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, this.scale * factor));
    this.x = screen.x - under.x * this.scale;
    this.y = screen.y - under.y * this.scale;
  }

  /// Fits a world of `world` size into the space inside the insets; at most twice its natural size.
  fit(world: Size, screen: Size, insets: Insets): void {
    const width = Math.max(60, screen.width - insets.left - insets.right);
    const height = Math.max(60, screen.height - insets.top - insets.bottom);
    this.scale = Math.min(
      MOST_FITTED_SCALE,
      Math.max(LEAST_SCALE, Math.min(width / world.width, height / world.height)),
    );
    this.centerOn({ x: world.width / 2, y: world.height / 2 }, world, screen, insets);
  }

  /// Fits the map; if cells would be narrower than `leastPx`, centers on `interest` at that width instead.
  open(world: Size, screen: Size, insets: Insets, interest: Point | null, leastPx: number): void {
    this.fit(world, screen, insets);
    if (interest === null || this.scale * CELL >= leastPx) return;
    this.scale = leastPx / CELL;
    this.centerOn(interest, world, screen, insets);
  }

  /// Whether `world` and its surroundings up to `near` are on the screen, clear of the insets.
  sees(world: Point, near: number, screen: Size, insets: Insets): boolean {
    const { x, y } = this.toScreen(world);
    const far = near * this.scale;
    const clear = x - far >= insets.left && x + far <= screen.width - insets.right;
    return clear && y - far >= insets.top && y + far <= screen.height - insets.bottom;
  }

  /// Pans as little as brings `points` and their surroundings up to `near` clear of the insets. If not all have room,
  /// the first one counts.
  bringIntoSight(points: readonly Point[], near: number, screen: Size, insets: Insets): void {
    const far = near * this.scale;
    const shown = points.map((point) => this.toScreen(point));
    const across = shown.map(({ x }) => x);
    const down = shown.map(({ y }) => y);
    this.x += panInto(across, far, insets.left, screen.width - insets.right);
    this.y += panInto(down, far, insets.top, screen.height - insets.bottom);
  }

  /// Centers on `point` of a world of `world` size, as far as the world then fills the space inside the insets; along
  /// an axis where it is smaller, centers all of it.
  centerOn(point: Point, world: Size, screen: Size, insets: Insets): void {
    const { scale } = this;
    this.x = filling(point.x * scale, world.width * scale, insets.left, screen.width - insets.right);
    this.y = filling(point.y * scale, world.height * scale, insets.top, screen.height - insets.bottom);
  }
}

/// Where a map of `length` begins that shows `at` in the middle between `from` and `to`, or fills what lies between.
function filling(at: number, length: number, from: number, to: number): number {
  if (length <= to - from) return (from + to - length) / 2;
  return Math.min(from, Math.max(to - length, (from + to) / 2 - at));
}

/// The least pan along one axis that puts `at`, up to `far` around, between `from` and `to`.
function panInto(at: readonly number[], far: number, from: number, to: number): number {
  const [least, most] = [Math.min(...at) - far, Math.max(...at) + far];
  if (most - least <= to - from) return least < from ? from - least : Math.min(0, to - most);
  return at.length > 1 ? panInto(at.slice(0, 1), far, from, to) : (from + to) / 2 - (at[0] ?? 0);
}
