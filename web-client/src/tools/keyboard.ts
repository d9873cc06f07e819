// The keys of the map. Letters and arrows are ignored while a text field or dialog has the focus.
import { assertNever } from "../assert_never";
import { mayDraw } from "../state/maps/drawings";
import { heightAt } from "../state/maps/zones";
import { ownCreatures, plays } from "../state/table/selectors";
import type { Gestures } from "./gestures";
import { moveAlong } from "./move";
import { centerOn } from "./select/select_tool";
import { directionOfKey, neighborIn } from "./step_keys";
import { type TableKey, tableKeyOf } from "./table_keys";
import type { ToolContext } from "./tool_context";

const PAN_PX = 80;
/// With Shift: directions of the grid, clockwise.
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/// The keys of a list of tabs.
const TAB_KEYS = /^(Arrow\w+|Home|End)$/;

/// Whether `event` belongs to a field, dialog or widget with keys of its own, or to a page over the table.
export function isTypingTarget(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  const own = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
  const page = "[data-keeps-keys]";
  if (at === document.body) return document.querySelector(page) !== null;
  if (TAB_KEYS.test(event.key) && at?.closest('[role="tablist"]') != null) return true;
  return at?.closest(`${own}, ${page}`) != null;
}

/// Ctrl+C copies marked text as everywhere.
export function hasSelectedText(): boolean {
  return getSelection()?.isCollapsed === false;
}

/// Handles a key of the map. Returns whether it had an effect.
export function mapKey(event: KeyboardEvent, context: ToolContext, gestures: Gestures): boolean {
  if (isTypingTarget(event)) return false;
  const pressed = tableKeyOf(event, context.session.table.gm);
  if (pressed !== null && !onControl(event)) return onTable(pressed, context);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.code === "KeyQ" && gestures.wayPoint()) return true;
  if (event.key === "Escape") return backOut(context, gestures);
  const turn = event.shiftKey ? TURNS[event.code] : undefined;
  if (turn !== undefined && context.turner.by(turn)) return true;
  return (
    walls(event, context) ||
    template(event, context) ||
    draw(event, context) ||
    step(event, context) ||
    view(event, context) ||
    tool(event, context) ||
    creature(event, context)
  );
}

/// Space presses the control that has the focus, with Shift too.
function onControl({ code, target }: KeyboardEvent): boolean {
  return code === "Space" && target instanceof Element && target.closest("button, a, summary") !== null;
}

function onTable(key: TableKey, { session }: ToolContext): boolean {
  switch (key) {
    case "undo":
      session.undo();
      return true;
    case "redo":
      session.redo();
      return true;
    case "stop":
      session.toggleStop();
      return true;
    default:
      return assertNever(key);
  }
}

function backOut({ view }: ToolContext, gestures: Gestures): boolean {
  if (gestures.cancel()) return true;
  if (view.tool.kind !== "select") view.endTool();
  else if (view.form !== null) view.form = null;
  else if (view.selected.size > 0) view.selected.clear();
  else return false;
  return true;
}

/// W takes the wall tool (GM), unless it moves the selected token; with Shift always.
function walls({ code, shiftKey }: KeyboardEvent, { session, view, grid }: ToolContext): boolean {
  const taken = code === "KeyW" && (shiftKey || view.selected.size === 0);
  if (!taken || !session.table.gm || grid().kind === "zones") return false;
  view.tool = { kind: "walls" };
  return true;
}

/// Shift+A takes the template tool: A alone moves the selected token, or pans.
function template({ code, shiftKey }: KeyboardEvent, { view, grid }: ToolContext): boolean {
  if (code !== "KeyA" || !shiftKey || grid().kind === "zones") return false;
  view.tool = { kind: "template" };
  return true;
}

/// Shift+D takes the draw tool: D alone moves the selected token, or pans.
function draw({ code, shiftKey }: KeyboardEvent, { session, view }: ToolContext): boolean {
  if (code !== "KeyD" || !shiftKey || !mayDraw(session.table)) return false;
  view.tool = { kind: "draw" };
  return true;
}

/// Moves the selected token by one cell; without one, pans the map.
function step({ code }: KeyboardEvent, { session, view, canvas, scene, grid }: ToolContext): boolean {
  const [id] = view.selected;
  const chosen = id === undefined ? undefined : session.table.creatures.get(id);
  const way = directionOfKey(code);
  if (chosen === undefined && way !== null) canvas.panBy(-way[0] * PAN_PX, -way[1] * PAN_PX);
  const cell = chosen?.cell == null ? null : neighborIn(grid().kind, chosen.cell, code);
  if (chosen === undefined || cell === null) return way !== null;
  if (!plays(session.table, chosen) || isHeld(session, chosen.id)) return true;
  const level = heightAt(session.table, session.table.scenes.get(scene()), cell, chosen.height);
  if (session.table.gm && view.unconstrained) void session.place(chosen.id, scene(), cell, BigInt(level));
  else void moveAlong(session, chosen.id, [cell]);
  return true;
}

/// A step of `creature` waits for an answer, or in the queue: a further one would only take its place there.
function isHeld({ table, drags }: ToolContext["session"], creature: number): boolean {
  const asked = table.questions.length > 0 || table.waiting.length > 0;
  const isQueued = table.queue.some(({ mine, actor }) => mine && actor === creature);
  return isQueued || (asked && drags.optimisticMoves.some((move) => move.creature === creature));
}

function view(event: KeyboardEvent, { canvas }: ToolContext): boolean {
  if (event.key === "+" || event.key === "=") canvas.zoomBy(1.25);
  else if (event.key === "-") canvas.zoomBy(0.8);
  else if (event.code === "Numpad0" || event.code === "Digit0") canvas.fit();
  else return false;
  return true;
}

function tool(event: KeyboardEvent, { session, view, grid }: ToolContext): boolean {
  if (event.code === "KeyV") view.endTool();
  else if (event.code === "KeyM") view.tool = { kind: "measure" };
  else if (event.code === "KeyP") view.tool = { kind: "ping" };
  else if (!session.table.gm) return false;
  else if (event.code === "KeyF") view.tool = { kind: "fog" };
  else if (event.code === "KeyN") view.tool = { kind: "notes" };
  else if (event.code === "KeyG") view.tool = { kind: "regions" };
  else if (event.code === "KeyL" && grid().kind !== "zones") view.tool = { kind: "lights" };
  else return false;
  return true;
}

function creature(event: KeyboardEvent, context: ToolContext): boolean {
  const { session, view } = context;
  const [chosen] = view.selected;
  if (event.key === "Tab" && event.target instanceof HTMLCanvasElement) return cycle(context, event.shiftKey ? -1 : 1);
  if (event.key === "Home") {
    const own = chosen ?? ownCreatures(session.table)[0]?.id;
    if (own !== undefined) centerOn(context, own);
    return own !== undefined;
  }
  if (chosen === undefined) return false;
  if (event.code === "KeyC" || (event.key === "Enter" && event.target instanceof HTMLCanvasElement))
    view.sheetOf = chosen;
  else return false;
  return true;
}

/// Selects the next of my tokens on this map. After the last one Tab goes to the next control.
function cycle(context: ToolContext, by: 1 | -1): boolean {
  const { session, view } = context;
  const own = ownCreatures(session.table).filter(({ scene, cell }) => scene === context.scene() && cell !== null);
  const at = own.findIndex(({ id }) => view.selected.has(id));
  const next = own[at < 0 ? (by > 0 ? 0 : own.length - 1) : at + by];
  if (next === undefined) return false;
  view.select(next.id);
  const token = context.tokens().find(({ id }) => id === next.id);
  if (token !== undefined) context.canvas.bringIntoSight(token.at, token.width / 2);
  return true;
}
