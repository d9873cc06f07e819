// Drags a token, and with it the other selected ones. Waypoints go to the server, its preview comes back, and the
// drop sends the previewed path. Each token of a group moves by a command of its own.
import { cellAt, center, firstCell, type Point, shiftedPoint, shiftTo } from "../../canvas/grid";
import type { DragPreview } from "../../generated/protocol/wire/v1/play_pb";
import { isGridless } from "../../state/maps/cells";
import { decodePath, sameCell } from "../../state/maps/path";
import { heightAt } from "../../state/maps/zones";
import type { Outcome } from "../../state/requests/outcome";
import { ruleBehind } from "../../state/table/selectors";
import type { Cell, Shift } from "../../state/table/table";
import { refusalText } from "../../state/text/sentence";
import { showToast } from "../../ui/toast.svelte";
import { adjust, moveAlong } from "../move";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { frontFirst, offsetBetween, type Placed, shifted, stayedText } from "./group";

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
  /// From where the token was to where it is held.
  private by: Point = { x: 0, y: 0 };
  private readonly middle: Point;
  /// From the pointer to the token's middle at the start.
  private readonly grip: { x: number; y: number };

  constructor(
    private readonly context: ToolContext,
    /// The token under the pointer.
    private readonly creature: Placed,
    /// All moving tokens, `creature` among them.
    private readonly group: readonly Placed[],
    from: MapPointer,
  ) {
    this.goal = creature.cell;
    this.middle = context.tokens().find(({ id }) => id === creature.id)?.at ?? from.world;
    this.grip = { x: this.middle.x - from.world.x, y: this.middle.y - from.world.y };
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    const held = { x: at.world.x + this.grip.x, y: at.world.y + this.grip.y };
    const goal = this.cellUnder(held);
    this.by = { x: held.x - this.middle.x, y: held.y - this.middle.y };
    const free = this.free(at);
    this.context.overlay.drag = { creature: this.creature.id, wayPoints: [...this.wayPoints], goal, held, free };
    if (sameCell(goal, this.goal) && this.asked) return;
    this.goal = goal;
    this.asked = true;
    if (!free) this.askSoon();
  }

  wayPoint(): void {
    const last = this.wayPoints.at(-1) ?? this.creature.cell;
    if (sameCell(last, this.goal) || this.wayPoints.length >= MOST_WAY_POINTS) return;
    this.wayPoints.push(this.goal);
    const { overlay } = this.context;
    if (overlay.drag !== null) overlay.drag = { ...overlay.drag, wayPoints: [...this.wayPoints] };
    this.askSoon();
  }

  drop(at: MapPointer): void {
    clearTimeout(this.timer);
    if (this.free(at)) void this.placeFreely();
    else if (this.wayPoints.length > 0 || !sameCell(this.goal, this.creature.cell)) void this.follow();
    else this.adjust();
  }

  /// Inside its cell.
  private adjust(): void {
    const { session } = this.context;
    const moves = this.asked && session.wantsPath === null ? this.group : [];
    const shifts = moves.map((member) => ({ member, shift: this.shiftOf(member, member.cell) }));
    this.cancel();
    for (const { member, shift } of shifts)
      if (shift !== undefined) void adjust(session, member.id, member.cell, shift);
  }

  /// Where in its cell a token of the group comes to stand, on maps without a grid.
  private shiftOf(member: Placed, cell: Cell): Shift | undefined {
    if (!isGridless(this.context.session.table.scenes.get(member.scene))) return undefined;
    const grid = this.context.grid();
    const { x, y } = shiftedPoint(center(member.cell, member.size, grid), member.shift, grid);
    return shiftTo({ x: x + this.by.x, y: y + this.by.y }, center(cell, member.size, grid), grid);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.context.overlay.drag = null;
    this.context.session.drags.end();
  }

  /// The zone under the token's middle, or the place of the cells it covers.
  private cellUnder(held: Point): Cell {
    const grid = this.context.grid();
    return grid.kind === "zones" ? cellAt(held, grid) : firstCell(held, this.creature.size, grid);
  }

  /// Without rules. A path for a form always follows them.
  private free(at: MapPointer): boolean {
    const { session, view } = this.context;
    return session.table.gm && session.wantsPath?.actor !== this.creature.id && (view.unconstrained || at.shift);
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    const wait = this.sentMs + PREVIEW_EVERY_MS - performance.now();
    this.timer = window.setTimeout(() => this.ask(), Math.max(0, wait));
  }

  private ask(member = this.creature): void {
    this.sentMs = performance.now();
    const aside = offsetBetween(this.creature.cell, member.cell);
    const cells = [...this.wayPoints, this.goal].map((cell) => shifted(cell, aside));
    this.context.session.drags.drag(member.id, cells);
  }

  /// The group in the order of its moves.
  private inOrder(): readonly Placed[] {
    return frontFirst(this.group, offsetBetween(this.creature.cell, this.goal));
  }

  private async placeFreely(): Promise<void> {
    const { session } = this.context;
    const offset = offsetBetween(this.creature.cell, this.goal);
    const done = this.inOrder().map((member) => {
      const cell = shifted(member.cell, offset);
      const level = heightAt(session.table, session.table.scenes.get(member.scene), cell, member.height);
      return session.place(member.id, member.scene, cell, BigInt(level), this.shiftOf(member, cell));
    });
    this.cancel();
    this.nameStayed(await Promise.all(done));
  }

  /// Sends the previewed path of each token. A drop faster than its preview waits for it.
  private async follow(): Promise<void> {
    const { session, overlay } = this.context;
    const moves: Promise<Outcome | null>[] = [];
    for (const member of this.inOrder()) {
      this.ask(member);
      const preview = await session.drags.answered();
      overlay.drag = null;
      moves.push(this.move(member, preview));
    }
    session.drags.end();
    this.nameStayed(await Promise.all(moves));
  }

  /// Sends one move. Null: there is no path to send.
  private async move(member: Placed, preview: DragPreview | null): Promise<Outcome | null> {
    const { session } = this.context;
    const path = preview?.path === undefined ? [] : decodePath(preview.path);
    const goal = path.at(-1);
    if (goal !== undefined) return moveAlong(session, member.id, path, this.shiftOf(member, goal));
    const refusal = preview?.refusal;
    if (refusal !== undefined && this.group.length === 1)
      this.context.showRefusal({ why: refusalText(session.table, refusal), rule: ruleBehind(session.table, refusal) });
    return null;
  }

  /// Shows the names of refused tokens of a group. outcomes: in the order of the moves.
  private nameStayed(outcomes: readonly (Outcome | null)[]): void {
    if (this.group.length === 1) return;
    const stayed = this.inOrder().filter((_, index) => outcomes[index]?.kind !== "accepted");
    if (stayed.length > 0) showToast(stayedText(stayed.map(({ name }) => name)), "refusal");
  }
}
