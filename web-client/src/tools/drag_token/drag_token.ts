// Dragging a token: way-points go to the server, its preview comes back, the drop asks for what was previewed.
import { cellAt, firstCell, type Point } from "../../canvas/grid";
import { decodePath, sameCell } from "../../state/path";
import { ruleBehind } from "../../state/selectors";
import { refusalText } from "../../state/sentence";
import type { Cell, Creature } from "../../state/table";
import { heightAt } from "../../state/zones";
import { moveAlong } from "../move";
import type { MapPointer } from "../tool";
import type { Workbench } from "../workbench";

/// At most 20 previews a second (law C1).
const PREVIEW_EVERY_MS = 50;
/// The server takes 20, the goal included.
const MOST_WAY_POINTS = 19;

export class DragToken {
  private wayPoints: Cell[] = [];
  private goal: Cell;
  private sentMs = 0;
  private timer = 0;
  private asked = false;
  /// From the pointer to the token's middle when it was taken.
  private readonly grip: { x: number; y: number };

  constructor(
    private readonly bench: Workbench,
    private readonly creature: Creature & { readonly cell: Cell },
    from: MapPointer,
  ) {
    this.goal = creature.cell;
    const middle = bench.tokens().find(({ id }) => id === creature.id)?.at ?? from.world;
    this.grip = { x: middle.x - from.world.x, y: middle.y - from.world.y };
  }

  drag(at: MapPointer): void {
    const held = { x: at.world.x + this.grip.x, y: at.world.y + this.grip.y };
    const goal = this.cellUnder(held);
    const free = this.free(at);
    this.bench.overlay.drag = { creature: this.creature.id, wayPoints: [...this.wayPoints], goal, held, free };
    if (sameCell(goal, this.goal) && this.asked) return;
    this.goal = goal;
    this.asked = true;
    if (!free) this.askSoon();
  }

  wayPoint(): void {
    const last = this.wayPoints.at(-1) ?? this.creature.cell;
    if (sameCell(last, this.goal) || this.wayPoints.length >= MOST_WAY_POINTS) return;
    this.wayPoints.push(this.goal);
    const { overlay } = this.bench;
    if (overlay.drag !== null) overlay.drag = { ...overlay.drag, wayPoints: [...this.wayPoints] };
    this.askSoon();
  }

  drop(at: MapPointer): void {
    clearTimeout(this.timer);
    if (this.free(at)) void this.placeFreely();
    else if (this.wayPoints.length > 0 || !sameCell(this.goal, this.creature.cell)) void this.follow();
    else this.cancel();
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.bench.overlay.drag = null;
    this.bench.session.drags.end();
  }

  /// The zone under the token's middle, or the place of the cells it covers.
  private cellUnder(held: Point): Cell {
    const grid = this.bench.grid();
    return grid.kind === "zones" ? cellAt(held, grid) : firstCell(held, this.creature.size, grid);
  }

  private free(at: MapPointer): boolean {
    return this.bench.session.table.gm && (this.bench.view.unconstrained || at.shift);
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    const wait = this.sentMs + PREVIEW_EVERY_MS - performance.now();
    this.timer = window.setTimeout(() => this.ask(), Math.max(0, wait));
  }

  private ask(): void {
    this.sentMs = performance.now();
    this.bench.session.drags.drag(this.creature.id, [...this.wayPoints, this.goal]);
  }

  private async placeFreely(): Promise<void> {
    const { session } = this.bench;
    const { id, scene, height } = this.creature;
    const level = heightAt(session.table, session.table.scenes.get(scene), this.goal, height);
    const done = session.place(id, scene, this.goal, BigInt(level));
    this.cancel();
    await done;
  }

  /// Sends the previewed path. A drop faster than its preview waits for it.
  private async follow(): Promise<void> {
    const { session, overlay } = this.bench;
    this.ask();
    const preview = await session.drags.answered();
    overlay.drag = null;
    session.drags.end();
    const path = preview?.path === undefined ? [] : decodePath(preview.path);
    if (path.length > 0) await moveAlong(session, this.creature.id, path);
    else if (preview?.refusal !== undefined)
      this.bench.tell({
        why: refusalText(session.table, preview.refusal),
        rule: ruleBehind(session.table, preview.refusal),
      });
  }
}
