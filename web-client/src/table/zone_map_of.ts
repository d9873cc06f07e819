// A map of zones as it is to be drawn: who stands where in each zone, what is known of zones, borders and reach. Pure.
import { ZONE } from "../canvas/grid";
import type { BorderView, RingView, TokenView, ZoneMapView, ZoneView } from "../canvas/map_view";
import type { Reach } from "../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import { numberWords } from "../state/number_words";
import type { Cell, Table } from "../state/table";
import { groupOf, numbersText } from "../state/zone_words";
import { type Border, bordersOf, groundOfZone, openZones, zoneName } from "../state/zones";
import { layOut } from "./zone_layout";

/// The tokens of a scene where they stand inside their zones, and the rings of those that stand together.
export function standingOf(
  table: Table,
  tokens: readonly TokenView[],
): { readonly tokens: readonly TokenView[]; readonly rings: readonly RingView[] } {
  const zones = new Map<string, TokenView[]>();
  for (const token of tokens) {
    const zone = `${token.cell.column},${token.cell.row}`;
    zones.set(zone, [...(zones.get(zone) ?? []), token]);
  }
  const rings: RingView[] = [];
  const laid = new Map<number, Pick<TokenView, "at" | "width">>();
  for (const inZone of zones.values()) {
    const { cell } = inZone[0] ?? { cell: { column: 0, row: 0 } };
    const standing = inZone.map(({ id }) => ({ id, group: groupOf(table, table.creatures.get(id)) }));
    const layout = layOut(standing, { x: cell.column * ZONE, y: cell.row * ZONE }, ZONE);
    rings.push(...layout.rings);
    for (const [id, at] of layout.at) laid.set(id, { at, width: layout.width });
  }
  return { tokens: tokens.map((token) => ({ ...token, size: 1, ...laid.get(token.id) })), rings };
}

export function zoneMapOf(
  table: Table,
  scene: Scene,
  rings: readonly RingView[],
  reach: Reach | null,
  picked: readonly Cell[],
): ZoneMapView {
  return {
    zones: openZones(scene).map((cell) => zoneOf(table, scene, cell, reach)),
    rings,
    borders: borderViews(table, bordersOf(table, scene.id)),
    picked,
  };
}

function zoneOf(table: Table, scene: Scene, cell: Cell, reach: Reach | null): ZoneView {
  const ground = groundOfZone(scene, cell);
  const reached = reach?.zones.find((zone) => zone.cell?.column === cell.column && zone.cell.row === cell.row);
  return {
    cell,
    name: zoneName(scene, cell),
    title: ground?.name ?? "",
    difficult: ground?.difficult ?? false,
    notes: numbersText(table, table.dictionary.schema.ground, ground?.numbers ?? []),
    turns: reached?.turns ?? null,
    barred: reached?.refusal !== undefined,
  };
}

function borderViews(table: Table, borders: readonly Border[]): readonly BorderView[] {
  const edge = ({ from, to }: Border) => `${from.column},${from.row}-${to.column},${to.row}`;
  const seen = new Map<string, number>();
  return borders.map((border) => {
    const rank = seen.get(edge(border)) ?? 0;
    seen.set(edge(border), rank + 1);
    return {
      id: border.relation.id,
      from: border.from,
      to: border.to,
      line: border.schema.line,
      figures: figuresOf(table, border),
      rank,
      among: borders.filter((other) => edge(other) === edge(border)).length,
      secret: border.relation.gmOnly,
    };
  });
}

/// The figures of a border without their names: "2", "2 · 5". Its text has them in words.
function figuresOf(table: Table, { schema, relation }: Border): string {
  return schema.numbers
    .flatMap((number) => {
      const value = Number(relation.data.find(({ key }) => key === number.key)?.value ?? 0n);
      return value === 0 || number.kind === NumberSchema_Kind.FLAG ? [] : [numberWords(table, number, value)];
    })
    .slice(0, 2)
    .join(" · ");
}
