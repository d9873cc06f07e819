// The view model of a map of zones: layout of tokens, zones, borders and reach. Pure.
import { ZONE } from "../../canvas/grid";
import type { BorderView, RingView, TokenView, ZoneView } from "../../canvas/map_view";
import type { ReachableZones } from "../../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { terrainAt } from "../../state/maps/terrain";
import { type Border, openZones, zoneName } from "../../state/maps/zones";
import type { Table } from "../../state/table/table";
import { schemaNumberText } from "../../state/text/number_text";
import { groupOf, numbersText } from "../../state/text/zone_text";
import { layOut } from "./zone_layout";

/// The tokens of a scene laid out in their zones, and the rings of groups.
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

type Book = Pick<Table, "schemaIndex" | "houseRules">;

/// reach: of the selected creature; null: not requested.
export function zoneViews(book: Book, scene: Scene, reach: ReachableZones | null): readonly ZoneView[] {
  const reached = new Map(reach?.zones.map((zone) => [`${zone.cell?.column},${zone.cell?.row}`, zone]));
  return openZones(scene).map((cell) => {
    const ground = terrainAt(scene, cell);
    const way = reached.get(`${cell.column},${cell.row}`);
    return {
      cell,
      name: zoneName(scene, cell),
      title: ground?.name ?? "",
      difficult: ground?.difficult ?? false,
      notes: numbersText(book, book.schemaIndex.schema.terrain, ground?.numbers ?? []),
      turns: way?.turns ?? null,
      barred: way?.refusal !== undefined,
    };
  });
}

/// Places borders with the same ends side by side.
export function borderViews(book: Book, borders: readonly Border[]): readonly BorderView[] {
  const edge = ({ from, to }: Border) => `${from.column},${from.row}-${to.column},${to.row}`;
  const among = new Map<string, number>();
  const ranks = borders.map((border) => {
    const rank = among.get(edge(border)) ?? 0;
    among.set(edge(border), rank + 1);
    return rank;
  });
  return borders.map((border, at) => ({
    id: border.relation.id,
    from: border.from,
    to: border.to,
    line: border.schema.line,
    figures: figuresOf(book, border),
    rank: ranks[at] ?? 0,
    among: among.get(edge(border)) ?? 1,
    secret: border.relation.gmOnly,
  }));
}

/// The figures of a border without names: "2", "2 · 5". Its text names them.
function figuresOf(book: Book, { schema, relation }: Border): string {
  return schema.numbers
    .flatMap((number) => {
      const value = Number(relation.data.find(({ key }) => key === number.key)?.value ?? 0n);
      return value === 0 || number.kind === NumberSchema_Kind.FLAG ? [] : [schemaNumberText(book, number, value)];
    })
    .slice(0, 2)
    .join(" · ");
}
