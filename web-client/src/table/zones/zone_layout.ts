// The layout of tokens in one zone: groups close together in a ring, the others spread. Pure.
import type { Point } from "../../canvas/grid";
import type { RingView } from "../../canvas/map_view";

export interface Standing {
  readonly id: number;
  /// Tokens of the same group other than 0 stand together.
  readonly group: number;
}

export interface Layout {
  readonly at: ReadonlyMap<number, Point>;
  /// Width of each token, in world pixels.
  readonly width: number;
  readonly rings: readonly RingView[];
}

/// Room for the zone's name above and its texts below.
const TOP = 46;
const EDGE = 14;
const WIDEST = 72;
const NARROWEST = 24;
/// Room for a token's name below it.
const NAME = 26;

interface Block {
  readonly members: readonly number[];
  readonly ring: boolean;
  readonly columns: number;
  readonly rows: number;
}

/// Lays out the tokens of a zone with the upper left `corner`, as wide as possible.
export function layOut(standing: readonly Standing[], corner: Point, zoneWidth: number): Layout {
  const blocks = blocksOf(standing);
  for (let width = WIDEST; ; width -= 4) {
    const laid = lay(blocks, corner, zoneWidth, width);
    if (laid !== null || width <= NARROWEST) return laid ?? lay(blocks, corner, zoneWidth, width, "overflow");
  }
}

/// Groups first, then single tokens, each by id.
function blocksOf(standing: readonly Standing[]): readonly Block[] {
  const sorted = [...standing].sort((a, b) => a.id - b.id);
  const groups = new Map<number, number[]>();
  for (const { id, group } of sorted) if (group !== 0) groups.set(group, [...(groups.get(group) ?? []), id]);
  const single = sorted.filter(({ group }) => group === 0).map(({ id }) => [id]);
  return [...groups.values(), ...single].map((members, index) => {
    const columns = Math.ceil(Math.sqrt(members.length));
    return { members, ring: index < groups.size, columns, rows: Math.ceil(members.length / columns) };
  });
}

function lay(blocks: readonly Block[], corner: Point, zone: number, width: number): Layout | null;
function lay(blocks: readonly Block[], corner: Point, zone: number, width: number, full: "overflow"): Layout;
function lay(blocks: readonly Block[], corner: Point, zone: number, width: number, full?: "overflow"): Layout | null {
  const [across, down] = [width + 10, width + NAME];
  const rim = 8;
  const at = new Map<number, Point>();
  const rings: RingView[] = [];
  const left = corner.x + EDGE;
  let [x, y, tall] = [left, corner.y + TOP, 0];
  for (const { members, ring, columns, rows } of blocks) {
    const pad = ring ? rim : 0;
    const [wide, high] = [columns * across + 2 * pad, rows * down + 2 * pad];
    if (x > left && x + wide > corner.x + zone - EDGE) [x, y, tall] = [left, y + tall + 4, 0];
    const fits = x + wide <= corner.x + zone - EDGE && y + high <= corner.y + zone - EDGE;
    if (!fits && full === undefined) return null;
    for (const [index, id] of members.entries())
      at.set(id, {
        x: x + pad + (index % columns) * across + across / 2,
        y: y + pad + Math.floor(index / columns) * down + width / 2,
      });
    if (ring) rings.push({ x, y, width: wide, height: high });
    x += wide + (ring ? 6 : 0);
    tall = Math.max(tall, high);
  }
  return centered({ at, width, rings }, { x: corner.x + zone / 2, y: corner.y + (TOP + zone - EDGE) / 2 });
}

/// Moves a layout to the middle of the zone's room.
function centered({ at, width, rings }: Layout, middle: Point): Layout {
  const half = width / 2;
  const boxes = [
    ...[...at.values()].map(({ x, y }) => ({ x: x - half, y: y - half, width, height: width + NAME })),
    ...rings,
  ];
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const [dx, dy] = [middle.x - (left + right) / 2, middle.y - (top + bottom) / 2];
  return {
    at: new Map([...at].map(([id, { x, y }]) => [id, { x: x + dx, y: y + dy }])),
    width,
    rings: rings.map((ring) => ({ ...ring, x: ring.x + dx, y: ring.y + dy })),
  };
}
