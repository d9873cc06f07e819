// The view model of the map: confirmed state, optimistic moves, the current tool. Pure.
import {
  CELL,
  cellAt,
  center,
  fromMilliCells,
  type Grid,
  gridOf,
  type Point,
  shiftedPoint,
  tokenWidth,
} from "../canvas/grid";
import type {
  AreaView,
  BarView,
  MapView,
  PathView,
  PictureView,
  PingView,
  RulerView,
  TokenView,
  TurningView,
} from "../canvas/map_view";
import type { TilesView } from "../canvas/tiles/tiles_view";
import { outward } from "../canvas/turn_handle";
import { Ping_Kind } from "../generated/protocol/wire/v1/chat_pb";
import type { DragPreview, Sheet } from "../generated/protocol/wire/v1/play_pb";
import { type Scene, Scene_VisionMode } from "../generated/protocol/wire/v1/state_pb";
import { isGridless } from "../state/maps/cells";
import { facingOf } from "../state/maps/facing";
import { decodePath } from "../state/maps/path";
import { stepsAlong } from "../state/maps/ruler";
import { paintedCells } from "../state/maps/terrain";
import { isZones } from "../state/maps/zones";
import { type OptimisticMove, shownPlace } from "../state/requests/optimistic_moves";
import type { TimedPing } from "../state/requests/pointers.svelte";
import { disclosedHealth, portraitOf } from "../state/table/portraits";
import type { Key, SchemaIndex } from "../state/table/schema_index";
import {
  badgesOf,
  encounterOf,
  fullness,
  iconsOf,
  playerName,
  resourcesOf,
  withMaxima,
} from "../state/table/selectors";
import type { Cell, Creature, CreatureId, Table } from "../state/table/table";
import { type Area, areaLabel } from "../state/text/areas";
import { distanceText, lengthOn } from "../state/text/distance";
import { signedText } from "../state/text/figures";
import { lengthText, shownUnit, tenthMm } from "../state/text/length";
import { cellName, refusalText } from "../state/text/sentence";
import type { Tool } from "../state/view.svelte";
import type { DragDraft, GridDraft, TurnDraft } from "../tools/overlay.svelte";

const DEAREST = 2;

export function tokensOf(
  table: Table,
  scene: Scene,
  optimisticMoves: readonly OptimisticMove[],
  of: TokenLooks,
): readonly TokenView[] {
  const turn = encounterOf(table, scene.id)?.turn ?? 0;
  const on = { turn, grid: gridOf(scene), isGridless: isGridless(scene) };
  return [...table.creatures.values()]
    .filter((creature) => creature.scene === scene.id)
    .flatMap((creature) => {
      const { cell, shift } = shownPlace(optimisticMoves, creature);
      return cell === null ? [] : [tokenOf(table, { ...creature, cell, shift }, on, of)];
    })
    .map((token) => ({ ...token, unconfirmed: optimisticMoves.some(({ creature }) => creature === token.id) }))
    .sort((a, b) => Number(a.selected) - Number(b.selected) || Number(b.down) - Number(a.down) || b.size - a.size);
}

export interface TokenLooks {
  readonly selected: ReadonlySet<CreatureId>;
  readonly tool: Tool;
  /// Creatures that an action under the pointer could be aimed at.
  readonly aims: ReadonlySet<CreatureId>;
  /// The target under the pointer in a list; 0: none.
  readonly marked: CreatureId;
  /// Null: not requested.
  readonly sheets: (creature: CreatureId) => Sheet | null;
}

function tokenOf(
  table: Table,
  creature: Creature & { cell: Cell },
  { turn, grid, isGridless }: { turn: CreatureId; grid: Grid; isGridless: boolean },
  looks: TokenLooks,
): TokenView {
  const { cell } = creature;
  const middle = center(cell, creature.size, grid);
  const disclosed = disclosedHealth(table, creature);
  return {
    id: creature.id,
    cell,
    at: isGridless ? shiftedPoint(middle, creature.shift, grid) : middle,
    width: tokenWidth(creature.size, grid),
    size: creature.size,
    facing: facingOf(table, creature),
    ...portraitOf(table, creature),
    bars: barsOf(table, creature, looks.sheets(creature.id)),
    health: disclosed?.part === null && disclosed.grade > 0 ? disclosed : null,
    icons: iconsOf(table, creature),
    badges: badgesOf(table, creature).map(({ figure }) => figure),
    level: grid.kind === "zones" && creature.height !== 0 ? signedText(creature.height) : "",
    hidden: creature.hidden,
    turn: creature.id === turn,
    selected: looks.selected.has(creature.id),
    aim: aimAt(looks, creature.id),
    key: looks.tool.kind === "target" ? (looks.tool.keys.get(creature.id) ?? 0) : 0,
    unconfirmed: false,
  };
}

function barsOf(table: Table, creature: Creature, sheet: Sheet | null): readonly BarView[] {
  const onToken = resourcesOf(table, creature).filter(({ schema }) => schema.onToken);
  const bars = withMaxima(onToken, sheet).flatMap((resource, rank) => {
    const part = fullness(resource);
    return part === null ? [] : [{ part, rank, eighths: false }];
  });
  const part = disclosedHealth(table, creature)?.part ?? null;
  return part === null ? bars : [{ part, rank: 0, eighths: true }, ...bars];
}

function aimAt({ tool, aims, marked }: TokenLooks, creature: CreatureId): TokenView["aim"] {
  if (creature === marked) return "marked";
  if (tool.kind !== "target") return aims.has(creature) ? "legal" : "none";
  return tool.creatures.get(creature) === null ? "legal" : "illegal";
}

/// tokens: as shown; they give the width of the dragged one.
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
  const ranks = ranksOf(table, known?.band ?? []);
  const rolls = new Set(known?.rolls.map((roll) => roll.cell));
  const steps = cells.map((cell, index) => ({ cell, band: ranks[index] ?? 0, rolls: rolls.has(index) }));
  return {
    creature: creature.id,
    size: isZones(table.scenes.get(creature.scene)) ? 1 : creature.size,
    start: creature.cell,
    steps,
    wayPoints: drag.wayPoints,
    stopsAt: known?.stopsAt ?? 0,
    label: drag.free ? "GM placement (no rules)" : known === null ? "" : pathLabel(table, known),
    refused: known?.refusal !== undefined,
    heldWidth: tokens.find(({ id }) => id === creature.id)?.width ?? CELL,
    held: drag.held,
  };
}

/// The rank of each cell's cost on a path. Costs never fall along a path, so a rulebook's bands rank in order of
/// appearance. `beyond` is always the dearest.
function ranksOf({ schemaIndex }: Table, bands: readonly Key[]): readonly number[] {
  const met = [...new Set(bands)];
  return bands.map((band) => (schemaIndex.name(band) === "beyond" ? DEAREST : Math.min(met.indexOf(band), DEAREST)));
}

function pathLabel(table: Table, preview: DragPreview): string {
  const length = (milli: bigint) => lengthText(table, Number(milli) / 1000, table.schemaIndex.schema.unit);
  const cost = preview.cost.at(-1);
  const band = table.schemaIndex.label(preview.band.at(-1) ?? 0);
  const words = cost === undefined ? [] : [[length(cost), band].filter((word) => word !== "").join(" · ")];
  if (preview.left > 0n) words.push(`${length(preview.left)} left`);
  for (const { text } of preview.rolls) words.push(`Roll: ${table.schemaIndex.label(text)}`);
  if (preview.refusal !== undefined) words.push(refusalText(table, preview.refusal));
  return words.join("\n");
}

/// The ruler of another person. xy: its points as they travel: x, y, x, y ...
export function sharedRuler(table: Table, scene: Scene, xy: readonly number[], color: number): RulerView {
  const grid = gridOf(scene);
  const points = xy.flatMap((x, at) => (at % 2 === 0 ? [fromMilliCells({ x, y: xy[at + 1] ?? 0 }, grid)] : []));
  return rulerView(table, scene, points, color);
}

export function rulerView(table: Table, scene: Scene, points: readonly Point[], color: number): RulerView {
  const grid = gridOf(scene);
  const [origin, tip] = points;
  if (origin !== undefined && tip !== undefined && isOutline(points)) {
    const cells = Math.round((Math.hypot(tip.x - origin.x, tip.y - origin.y) * 10) / grid.width) / 10;
    const length = (cells * Number(scene.cell)) / tenthMm(table.schemaIndex.schema.unit);
    return { points, ends: [origin, tip], label: lengthLabel(table, scene, cells, length), color };
  }
  const cells = points.map((point) => cellAt(point, grid));
  return { points, ends: points, label: measured(table, scene, cells), color };
}

/// Whether it is the outline of a template, whose first part is its size: after that it goes around.
function isOutline(points: readonly Point[]): boolean {
  const [tip, last] = [points[1], points.at(-1)];
  return points.length > 5 && tip?.x === last?.x && tip?.y === last?.y;
}

function measured(table: Table, scene: Scene, cells: readonly Cell[]): string {
  const { kind } = gridOf(scene);
  const steps = stepsAlong(kind, cells);
  if (isZones(scene)) return counted(steps, "zone");
  return lengthLabel(table, scene, steps, lengthOn(table, scene, cells));
}

/// "3 cells · 4.5 m", or just "3 m" if a cell is one shown unit.
function lengthLabel(table: Table, scene: Scene, cells: number, length: number): string {
  const { unit } = table.schemaIndex.schema;
  const words = distanceText(table, scene, length);
  const isUnit = Number(scene.cell) === tenthMm(unit) && shownUnit(table, unit) === unit;
  return isUnit ? words : `${counted(cells, "cell")} · ${words}`;
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

export function pingViews(
  pings: readonly TimedPing[],
  scene: Scene,
  colors: (seat: number) => number,
): readonly PingView[] {
  return pings
    .filter(({ ping }) => ping.scene === scene.id)
    .map(({ ping, atMs }) => ({
      at: fromMilliCells(ping, gridOf(scene)),
      atMs,
      alert: ping.kind === Ping_Kind.ALERT,
      color: colors(ping.seat),
    }));
}

/// What a screen reader says of them.
export function pingTexts(table: Table, scene: Scene, pings: readonly TimedPing[]): readonly string[] {
  const grid = gridOf(scene);
  const place = isZones(scene) ? "zone" : "cell";
  return pings
    .filter(({ ping }) => ping.scene === scene.id)
    .map(({ ping }) => {
      const cell = cellName(table, scene.id, cellAt(fromMilliCells(ping, grid), grid));
      return `${playerName(table, ping.seat)} pinged ${place} ${cell}.`;
    });
}

/// The picture as a whole; null: none, or it comes in tiles and the GM does not fit the grid.
export function pictureOf({ picture, tiles }: Scene, draft: GridDraft | null): PictureView | null {
  if (picture === undefined || picture.asset === "" || (tiles !== "" && draft === null)) return null;
  return {
    asset: picture.asset,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    cellPx: draft?.cellPx ?? Math.max(1, picture.cellMilliPx / 1000),
    offsetXPx: draft?.offsetXPx ?? picture.offsetXMilliPx / 1000,
    offsetYPx: draft?.offsetYPx ?? picture.offsetYMilliPx / 1000,
  };
}

/// campaign: of the table. A GM sees what fog covers too. fits: the GM fits the grid, for which the picture is drawn whole.
export function tilesOf(
  campaign: string,
  scene: Scene,
  { gm, fits }: { gm: boolean; fits: boolean },
): TilesView | null {
  if (scene.tiles === "" || fits) return null;
  const { kind, width } = gridOf(scene);
  return {
    address: `/tiles/${campaign}/${scene.id}/${scene.tiles}`,
    kind,
    counts: { columns: scene.columns, rows: scene.rows },
    cellWidth: width,
    cellPx: Math.max(1, (scene.picture?.cellMilliPx ?? 64_000) / 1000),
    chunks: gm || scene.visionMode === Scene_VisionMode.OPEN ? null : scene.revealed.flatMap(({ chunks }) => chunks),
  };
}

export function groundOf({ schema }: SchemaIndex, scene: Scene): MapView["ground"] {
  return scene.terrain.flatMap((run) => {
    const kind = schema.terrain.findIndex(({ key }) =>
      run.numbers.some((number) => number.key === key && number.value !== 0n),
    );
    const drawn = {
      blocks: run.blocksMove || run.blocksSight,
      difficult: run.difficult,
      kind: kind < 0 ? null : kind,
    };
    return paintedCells([run]).map(({ cell }) => ({ cell, ...drawn }));
  });
}

export function areaViews(areas: readonly Area[]): readonly AreaView[] {
  return areas.map((area) => ({
    id: area.id,
    label: areaLabel(area),
    icon: area.icon,
    harmful: area.harmful,
    center: area.center,
    cells: area.cells,
  }));
}

/// The handle of the selected token, if this person may turn it.
export function turningOf(
  tokens: readonly TokenView[],
  chosen: CreatureId,
  draft: TurnDraft | null,
): TurningView | null {
  const token = tokens.find(({ id }) => id === chosen);
  if (token === undefined || token.facing === null) return null;
  const { at, width, facing } = token;
  const toward = draft?.creature === chosen ? draft.degrees : null;
  const others = tokens.filter((other) => other !== token);
  const faced = tokenAt(others, outward(at, toward ?? facing, (width + CELL) / 2)) !== 0;
  return { at, width, facing, toward, faced };
}

/// The topmost token under `world`; 0 for none.
export function tokenAt(tokens: readonly TokenView[], world: Point): CreatureId {
  const hit = tokens.findLast(({ at, width }) => {
    const reach = width * 0.45;
    return Math.abs(world.x - at.x) <= reach && Math.abs(world.y - at.y) <= reach;
  });
  return hit?.id ?? 0;
}
