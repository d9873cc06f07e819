// The map as it is to be drawn: confirmed state, my unanswered drags, the tool in hand. Pure.
import { CELL, cellAt, centreOf, fromMilliCells, type Point, stepsBetween, ZONE } from "../canvas/grid";
import type {
  AreaView,
  BarView,
  MapView,
  PathView,
  PictureView,
  PingView,
  RulerView,
  TokenView,
} from "../canvas/map_view";
import { Ping_Kind } from "../generated/protocol/wire/v1/chat_pb";
import type { DragPreview } from "../generated/protocol/wire/v1/play_pb";
import type { MapPicture, Scene } from "../generated/protocol/wire/v1/state_pb";
import { type Area, areaLabel } from "../state/areas";
import { tenthMm } from "../state/length";
import { decodePath } from "../state/path";
import type { TimedPing } from "../state/pointers.svelte";
import { badgesOf, encounterOf, fullness, iconsOf, isDown, resourcesOf, sideIndex } from "../state/selectors";
import { numberText, refusalText, signedText } from "../state/sentence";
import { type Drop, shownCell } from "../state/speculation";
import type { Cell, Creature, CreatureId, Table } from "../state/table";
import type { Tool } from "../state/view.svelte";
import { isZones } from "../state/zones";
import type { DragDraft, GridDraft } from "../tools/overlay.svelte";

/// The bands of a preview as every rulebook names them.
const BANDS: Readonly<Record<string, number>> = { within_move: 0, within_dash: 1, beyond: 2 };

export function tokensOf(table: Table, scene: Scene, drops: readonly Drop[], of: TokenLooks): readonly TokenView[] {
  const turn = encounterOf(table, scene.id)?.turn ?? 0;
  return [...table.creatures.values()]
    .filter((creature) => creature.scene === scene.id)
    .flatMap((creature) => {
      const cell = shownCell(drops, creature);
      return cell === null ? [] : [tokenOf(table, creature, cell, turn, of)];
    })
    .map((token) => ({ ...token, unconfirmed: drops.some(({ creature }) => creature === token.id) }))
    .sort((a, b) => Number(a.selected) - Number(b.selected) || Number(b.down) - Number(a.down) || b.size - a.size);
}

export interface TokenLooks {
  readonly selected: ReadonlySet<CreatureId>;
  readonly tool: Tool;
}

function tokenOf(table: Table, creature: Creature, cell: Cell, turn: CreatureId, looks: TokenLooks): TokenView {
  return {
    id: creature.id,
    name: creature.name,
    cell,
    at: centreOf(cell, creature.size, CELL),
    width: creature.size * CELL,
    size: creature.size,
    facing: creature.facing,
    picture: creature.picture,
    side: sideIndex(table, creature.side),
    bars: barsOf(table, creature),
    icons: iconsOf(table, creature),
    badges: badgesOf(table, creature).map(({ figure }) => figure),
    level: isZones(table.scenes.get(creature.scene)) && creature.height !== 0 ? signedText(creature.height) : "",
    hidden: creature.hidden,
    down: isDown(table, creature),
    turn: creature.id === turn,
    selected: looks.selected.has(creature.id),
    aim: aimAt(looks.tool, creature.id),
    unconfirmed: false,
  };
}

function barsOf(table: Table, creature: Creature): readonly BarView[] {
  return resourcesOf(table, creature)
    .filter(({ schema }) => schema.onToken)
    .flatMap((resource, rank) => {
      const part = fullness(resource);
      return part === null ? [] : [{ part, rank }];
    });
}

function aimAt(tool: Tool, creature: CreatureId): TokenView["aim"] {
  if (tool.kind !== "target" || tool.what !== "creature") return "none";
  return tool.creatures.get(creature) === null ? "legal" : "illegal";
}

/// tokens: as they are shown; the dragged one tells its width.
export function pathOf(
  table: Table,
  drag: DragDraft | null,
  preview: DragPreview | null,
  tokens: readonly TokenView[],
): PathView | null {
  const creature = drag === null ? undefined : table.creatures.get(drag.creature);
  if (drag === null || !creature?.cell) return null;
  const known = preview?.creature === drag.creature && !drag.free ? preview : null;
  const cells = known?.path === undefined ? [] : decodePath(known.path);
  const steps = cells.map((cell, index) => ({
    cell,
    band: BANDS[table.dictionary.name(known?.band[index] ?? 0)] ?? 0,
  }));
  return {
    creature: creature.id,
    size: isZones(table.scenes.get(creature.scene)) ? 1 : creature.size,
    start: creature.cell,
    steps,
    wayPoints: drag.wayPoints,
    stopsAt: known?.stopsAt ?? 0,
    label: drag.free ? "placed by the GM, no rule asked" : known === null ? "" : pathLabel(table, known),
    refused: known?.refusal !== undefined,
    heldWidth: tokens.find(({ id }) => id === creature.id)?.width ?? CELL,
    held: drag.held,
  };
}

function pathLabel(table: Table, preview: DragPreview): string {
  const { unit } = table.dictionary.schema;
  const cost = preview.cost.at(-1);
  const band = table.dictionary.label(preview.band.at(-1) ?? 0);
  const words =
    cost === undefined ? [] : [[`${inUnits(cost)} ${unit}`, band].filter((word) => word !== "").join(" · ")];
  if (preview.left > 0n) words.push(`${inUnits(preview.left)} ${unit} left`);
  if (preview.refusal !== undefined) words.push(refusalText(table, preview.refusal));
  return words.join("\n");
}

/// 1/1000 units as people write them.
export function inUnits(milli: bigint): string {
  return numberText(Math.round(Number(milli) / 10) / 100);
}

export function rulerView(table: Table, scene: Scene, points: readonly Point[], colour: number): RulerView {
  const width = cellWidthOf(scene);
  const cells = points.map((point) => cellAt(point, width));
  if (isZones(scene)) {
    const zones = cells.slice(1).reduce((sum, { column, row }, index) => {
      const before = cells[index] ?? { column, row };
      return sum + Math.abs(column - before.column) + Math.abs(row - before.row);
    }, 0);
    return { points, label: zones === 1 ? "1 zone" : `${zones} zones`, colour };
  }
  const steps = cells.slice(1).reduce((sum, cell, index) => sum + stepsBetween(cells[index] ?? cell, cell), 0);
  const units = (steps * Number(scene.cell)) / tenthMm(table.dictionary.schema.unit);
  return { points, label: `${Math.round(units * 10) / 10} ${table.dictionary.schema.unit}`, colour };
}

/// Width of a cell or zone of this scene in world pixels.
export function cellWidthOf(scene: Scene | null): number {
  return isZones(scene) ? ZONE : CELL;
}

export function pingViews(
  pings: readonly TimedPing[],
  scene: Scene,
  colours: (seat: number) => number,
): readonly PingView[] {
  return pings
    .filter(({ ping }) => ping.scene === scene.id)
    .map(({ ping, atMs }) => ({
      at: fromMilliCells(ping, cellWidthOf(scene)),
      atMs,
      alert: ping.kind === Ping_Kind.ALERT,
      colour: colours(ping.seat),
    }));
}

export function pictureOf(picture: MapPicture | undefined, draft: GridDraft | null): PictureView | null {
  if (picture === undefined || picture.asset === "") return null;
  return {
    asset: picture.asset,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    cellPx: draft?.cellPx ?? Math.max(1, picture.cellMilliPx / 1000),
    offsetXPx: draft?.offsetXPx ?? picture.offsetXMilliPx / 1000,
    offsetYPx: draft?.offsetYPx ?? picture.offsetYMilliPx / 1000,
  };
}

export function groundOf(scene: Scene): MapView["ground"] {
  return scene.ground.flatMap(({ cell, blocksMove, blocksSight, difficult }) =>
    cell === undefined ? [] : [{ cell, blocks: blocksMove || blocksSight, difficult }],
  );
}

export function areaViews(areas: readonly Area[]): readonly AreaView[] {
  return areas.map((area) => ({
    id: area.id,
    label: areaLabel(area),
    icon: area.icon,
    harmful: area.harmful,
    centre: area.centre,
    cells: area.cells,
  }));
}

/// The token under `world`, topmost first; 0 where there is none.
export function tokenAt(tokens: readonly TokenView[], world: Point): CreatureId {
  const hit = tokens.findLast(({ at, width }) => {
    const reach = width * 0.45;
    return Math.abs(world.x - at.x) <= reach && Math.abs(world.y - at.y) <= reach;
  });
  return hit?.id ?? 0;
}
