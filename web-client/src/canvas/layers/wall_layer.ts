// Doors, for everyone; and walls where no picture shows them.
import { Container, Graphics } from "pixi.js";
import type { MapView, WallView } from "../map_view";
import { drawDoor } from "./door_symbol";
import { traceLines } from "./wall_lines";

const DARK = 0x0b0d10;
const STONE = 0x8f959c;
const GLASS = 0x9fd0ea;
/// Doors keep their size within this change of scale.
const SAME_SCALE = 1.2;

export class WallLayer {
  readonly container = new Container();
  /// The number of walls and the state of each door, for tests.
  summary = "";
  private readonly lines = new Graphics();
  private readonly doors = new Graphics();
  private drawn: readonly WallView[] = [];
  /// Of the drawn doors.
  private scale = 0;

  constructor() {
    this.container.addChild(this.lines, this.doors);
  }

  draw({ walls, picture, wallDraft }: MapView, scale: number): void {
    const changed = walls !== this.drawn;
    this.drawn = walls;
    this.lines.visible = picture === null && wallDraft === null;
    if (changed) this.drawLines(walls);
    if (changed) this.summary = [walls.length, ...walls.flatMap(({ door }) => door ?? []).sort()].join(" ");
    if (!changed && Math.max(scale / this.scale, this.scale / scale) < SAME_SCALE) return;
    this.scale = scale;
    this.doors.clear();
    for (const wall of walls) if (wall.door !== null) drawDoor(this.doors, wall, scale);
  }

  private drawLines(walls: readonly WallView[]): void {
    this.lines.clear();
    const windows = walls.filter(({ kind }) => kind === "window");
    const solid = walls.filter(({ kind, door }) => kind !== "window" && door === null);
    const draw = (some: readonly WallView[], width: number, color: number) => {
      if (some.length > 0) traceLines(this.lines, some, width / 2).stroke({ width, color });
    };
    for (const low of [false, true]) {
      const [stone, glass] = [solid, windows].map((some) => some.filter((wall) => wall.low === low));
      draw([...(stone ?? []), ...(glass ?? [])], low ? 4 : 8, DARK);
      draw(stone ?? [], low ? 2 : 4, STONE);
      draw(glass ?? [], low ? 2 : 4, GLASS);
    }
  }
}
