// The sample fight on a map of zones: a castle with doors, walls and a well, two melees, a defence that all may read.
import { create } from "@bufbuild/protobuf";
import { NumberSchema as NumberEntrySchema } from "../generated/protocol/wire/v1/common_pb";
import { ReachableZonesSchema } from "../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind, type Schema, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { Snapshot } from "../generated/protocol/wire/v1/session_pb";
import {
  AreasSchema,
  ConditionSchema,
  RelationSchema,
  Scene_Grid,
  SceneSchema,
} from "../generated/protocol/wire/v1/state_pb";
import type { NameBook } from "./sample_schema";

type Ends = readonly [readonly [number, number], readonly [number, number]];

export function withZones(schema: Schema, book: NameBook): Schema {
  const key = (name: string) => book.key(name);
  const limit = { key: key("limit"), name: "limit", min: 0n, max: 9n };
  const crossing = { key: key("crossing"), name: "CR", min: 0n, max: 12n };
  const kinds: readonly [string, string, bigint | null, bigint | null][] = [
    ["wall", "Wall", null, null],
    ["door", "Door", 2n, null],
    ["double_door", "Double door", 4n, null],
    ["window", "Window", 1n, 5n],
    ["ladder", "Ladder", 1n, null],
    ["stairs", "Stairs", null, null],
    ["growth", "Thick growth", 2n, null],
    ["gap", "Gap", null, 6n],
    ["drop", "Drop", null, null],
    ["passage", "Passage", null, null],
  ];
  const zones = create(SchemaSchema, {
    relations: kinds.map(([line, name, most, cr]) => ({
      key: key(line),
      name,
      line,
      numbers: [
        ...(most === null ? [] : [{ ...limit, defaultValue: most }]),
        ...(cr === null ? [] : [{ ...crossing, defaultValue: cr }]),
      ],
    })),
    numbers: [{ key: key("melee"), name: "Melee", group: "Turn", kind: NumberSchema_Kind.GROUP }],
    conditions: [
      { key: key("block"), name: "Block", icon: "shield", badge: key("result"), text: "Stops what it beats." },
    ],
    terrain: [
      { key: key("darkness"), name: "darkness", min: 0n, max: 3n },
      { key: key("roof"), name: "roof", kind: NumberSchema_Kind.FLAG, max: 1n },
    ],
  });
  const { relations, numbers, conditions, terrain } = zones;
  return {
    ...schema,
    relations,
    terrain,
    numbers: [...schema.numbers, ...numbers],
    conditions: [...schema.conditions, ...conditions],
  };
}

/// The snapshot's scene as a map of zones, with all creatures in one.
export function inZones(snapshot: Snapshot, book: NameBook, map: string): void {
  const key = (name: string) => book.key(name);
  const { state } = snapshot;
  if (state === undefined) return;
  const closed = [
    [0, 0],
    [4, 0],
    [4, 3],
  ] as const;
  state.scenes = [
    create(SceneSchema, {
      id: 1,
      name: "The keep",
      grid: Scene_Grid.ZONES,
      columns: 5,
      rows: 4,
      cell: 10000n,
      ...(map === "" ? {} : { picture: { asset: map, widthPx: 1664, heightPx: 1152, cellMilliPx: 288000 } }),
      terrain: [
        ...closed.map(([column, row]) => ({ first: { column, row }, cells: 1, blocksMove: true })),
        { first: { column: 1, row: 3 }, cells: 1, name: "Gatehouse", numbers: [{ key: key("roof"), value: 1n }] },
        { first: { column: 2, row: 2 }, cells: 1, name: "Courtyard with the old well" },
        { first: { column: 2, row: 1 }, cells: 1, difficult: true, name: "Herb garden" },
        { first: { column: 3, row: 0 }, cells: 1, name: "Tower", numbers: [{ key: key("darkness"), value: 2n }] },
      ],
      areas: [
        {
          id: "80",
          key: key("smoke"),
          sourceKey: key("smoke_bomb"),
          ends: { unit: key("rounds"), left: 4n },
        },
      ],
    }),
  ];
  const runs = [1, 1, 1, 0, 2, 3, 1, 3, 1];
  snapshot.areas = create(AreasSchema, { areas: [{ area: "80", center: { column: 1, row: 2 }, radius: 1n, runs }] });
  const borders: readonly [string, Ends, Record<string, bigint>][] = [
    [
      "door",
      [
        [1, 3],
        [2, 3],
      ],
      { limit: 2n },
    ],
    [
      "double_door",
      [
        [1, 2],
        [1, 3],
      ],
      { limit: 4n },
    ],
    [
      "wall",
      [
        [2, 2],
        [2, 3],
      ],
      {},
    ],
    [
      "window",
      [
        [0, 2],
        [1, 2],
      ],
      { limit: 1n, crossing: 5n },
    ],
    [
      "growth",
      [
        [2, 1],
        [3, 1],
      ],
      { limit: 2n },
    ],
    [
      "gap",
      [
        [1, 1],
        [2, 1],
      ],
      { crossing: 6n },
    ],
    [
      "ladder",
      [
        [3, 0],
        [3, 1],
      ],
      { limit: 1n },
    ],
    [
      "drop",
      [
        [3, 1],
        [3, 2],
      ],
      {},
    ],
    [
      "stairs",
      [
        [3, 2],
        [3, 3],
      ],
      {},
    ],
    [
      "window",
      [
        [2, 0],
        [3, 0],
      ],
      { limit: 1n, crossing: 5n },
    ],
    [
      "wall",
      [
        [2, 0],
        [3, 0],
      ],
      {},
    ],
    [
      "passage",
      [
        [0, 3],
        [3, 0],
      ],
      {},
    ],
  ];
  const cell = ([column, row]: readonly [number, number]) => ({
    of: { case: "cell" as const, value: { column, row } },
    within: 1,
  });
  state.relations = borders.map(([kind, [from, to], data], index) =>
    create(RelationSchema, {
      id: String(100 + index),
      key: key(kind),
      from: cell(from),
      to: cell(to),
      data: Object.entries(data).map(([name, value]) => ({ key: key(name), value })),
      gmOnly: kind === "passage",
    }),
  );
  const places = [
    [2, 2],
    [2, 2],
    [2, 2],
    [2, 2],
    [3, 0],
    [3, 3],
    [1, 3],
  ] as const;
  for (const [index, creature] of state.creatures.entries()) {
    const [column, row] = places[index] ?? [1, 1];
    Object.assign(creature.place ?? {}, { kind: 3, column, row, height: creature.id === 5 ? 2n : 0n });
    const melee = creature.id === 1 || creature.id === 3 ? 7n : creature.id === 2 || creature.id === 4 ? 9n : 0n;
    creature.numbers.push(create(NumberEntrySchema, { key: key("melee"), value: melee }));
  }
  state.creatures[0]?.conditions.push(
    create(ConditionSchema, { id: "90", key: key("block"), data: [{ key: key("result"), value: 11n }] }),
  );
}

/// One zone a turn, as the crow flies; the wall is a wall.
export function sampleReach(creature: number, book: NameBook, snapshot: Snapshot) {
  const place = snapshot.state?.creatures.find(({ id }) => id === creature)?.place;
  const from = { column: place?.column ?? 0, row: place?.row ?? 0 };
  const closed = new Set(["0,0", "4,0", "4,3"]);
  const zones = Array.from({ length: 20 }, (_, at) => ({ column: at % 5, row: Math.floor(at / 5) }))
    .filter(({ column, row }) => !closed.has(`${column},${row}`) && (column !== from.column || row !== from.row))
    .map((cell) => {
      const turns = Math.abs(cell.column - from.column) + Math.abs(cell.row - from.row);
      const walled = cell.column === 2 && cell.row === 3 && from.column === 2 && from.row === 2;
      return { cell, turns: walled ? 3 : turns, ...(walled ? { refusal: { code: book.key("E_REACH") } } : {}) };
    });
  return create(ReachableZonesSchema, { creature, zones });
}
