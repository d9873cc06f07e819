// A fight under way: five heroes and foes, a log, a question.
import { create, type Message, type MessageInitShape } from "@bufbuild/protobuf";
import { LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import { type Snapshot, SnapshotSchema } from "../generated/protocol/wire/v1/session_pb";
import type {
  AreasSchema,
  ConditionSchema,
  CreatureSchema,
  TerrainRunSchema,
} from "../generated/protocol/wire/v1/state_pb";
import type { NameBook } from "./sample_schema";
import { sampleWalls } from "./sample_walls";

type CreatureInit = Exclude<MessageInitShape<typeof CreatureSchema>, Message>;
type GroundInit = Exclude<MessageInitShape<typeof TerrainRunSchema>, Message>;

export function sampleSnapshot(book: NameBook, map: string): Snapshot {
  const key = (name: string) => book.key(name);
  const creature = (
    id: number,
    name: string,
    side: string,
    at: [number, number],
    rest: CreatureInit = {},
  ): CreatureInit => ({
    id,
    name,
    side: key(side),
    scene: 1,
    size: 1,
    encounter: 1,
    place: { kind: 1, column: at[0], row: at[1] },
    numbers: Object.entries({
      health: 14,
      health_max: 20,
      focus: 5,
      focus_max: 8,
      spent_action: 0,
      spent_move: 0,
      spent_extra: 1,
      arrows: 2,
      arrows_most: 3,
      luck_die: id % 2,
      load: 1,
      stance: id === 1 ? 0 : key(id % 2 === 0 ? "guard" : "shoot"),
      strength: 3,
      agility: 2,
      armour: 4,
      presence: -1,
      pace: 6,
      level: 3,
    }).map(([number, value]) => ({ key: key(number), value: BigInt(value) })),
    features: [{ key: key("riposte") }],
    items: [{ id: `${id}1`, kind: key("sword"), placement: key("held") }],
    ...rest,
  });
  const low = [
    { key: key("health"), value: 3n },
    { key: key("health_max"), value: 16n },
  ];
  const ground = (cells: [number, number][], kind: GroundInit) =>
    cells.map(([column, row]) => ({ first: { column, row }, cells: 1, ...kind }));
  const by = (id: number) => ({ of: { case: "creature" as const, value: id } });
  return create(SnapshotSchema, {
    state: {
      campaign: { shown: 1 },
      scenes: [
        {
          id: 1,
          name: "The old mill",
          columns: 26,
          rows: 18,
          cell: 10000n,
          ...(map === "" ? {} : { picture: { asset: map, widthPx: 1664, heightPx: 1152, cellMilliPx: 64000 } }),
          walls: sampleWalls,
          terrain: [
            ...ground(
              [
                [9, 5],
                [9, 6],
                [9, 7],
                [10, 5],
              ],
              { blocksMove: true, blocksSight: true },
            ),
            ...ground(
              [
                [14, 9],
                [15, 9],
                [14, 10],
                [15, 10],
                [16, 10],
              ],
              { difficult: true },
            ),
          ],
          areas: sampleAreas(book),
        },
      ],
      creatures: [
        creature(1, "Ada", "heroes", [6, 8], { seats: [2], facing: 90 }),
        creature(2, "Bertram the Long-Named", "heroes", [7, 10], {
          seats: [3],
          conditions: [
            { id: "1", key: key("prone"), source: by(4), ends: { unit: key("rounds"), left: 2n } },
            {
              id: "2",
              key: key("guarded"),
              source: by(1),
              ends: { unit: key("end_of_turn") },
              data: [{ key: key("points"), value: 3n }],
            },
          ],
        }),
        creature(3, "Bandit", "foes", [8, 8], {
          picture: "bandit",
          numbers: low,
          conditions: [{ id: "3", key: key("bleeding"), ends: { unit: key("rounds"), left: 3n } }],
        }),
        creature(4, "Ogre", "foes", [12, 7], {
          size: 2,
          facing: 270,
          picture: "ogre",
          numbers: [{ key: key("health_eighths"), value: 5n }],
        }),
        creature(5, "Archer", "foes", [17, 12], { picture: "bowman" }),
        creature(8, "Bandit with a scar", "foes", [10, 11], {
          picture: "bandit",
          numbers: [{ key: key("health_state"), value: BigInt(key("wounded_badly")) }],
          conditions: ["prone", "bleeding", "guarded", "dazed"].map((name, at) => ({
            id: `8${at}`,
            key: key(name),
            ends: { unit: key("rounds"), left: 2n },
          })),
        }),
        creature(6, "Scout", "foes", [19, 4], { hidden: true }),
        creature(7, "Old Maud", "heroes", [4, 12], {
          numbers: [
            { key: key("health"), value: 0n },
            { key: key("health_max"), value: 12n },
          ],
          conditions: [{ id: "4", key: key("dying") }],
        }),
      ],
      encounters: [{ id: 1, scene: 1, round: 2, order: [4, 1, 3, 8, 2, 5, 7], turn: 1, clockS: 12n }],
    },
    areas: samplePlaces(),
    log: sampleLog(book),
    chat: [
      { id: "1", seat: 2, as: 1, text: "Behind the wheel, quickly!", atMs: 1000n },
      { id: "2", seat: 1, to: [2], text: "You hear something in the loft.", atMs: 2000n },
    ],
    participants: [
      { seat: 1, name: "Gwen", gm: true, online: true },
      { seat: 2, name: "Bea", online: true },
      { seat: 3, name: "Cal", online: false },
    ],
    status: { kind: 0 },
  });
}

/// Smoke and fire that lie into each other.
function sampleAreas(book: NameBook): MessageInitShape<typeof ConditionSchema>[] {
  const key = (name: string) => book.key(name);
  const area = (id: string, kind: string, source: string, by: number, left: bigint) => ({
    id,
    key: key(kind),
    source: { of: { case: "creature" as const, value: by } },
    sourceKey: key(source),
    ends: { unit: key("start_of_turn"), left, countsTurnsOf: { of: { case: "creature" as const, value: by } } },
  });
  return [area("80", "smoke", "smoke_bomb", 1, 3n), area("81", "fire", "fire_bottle", 4, 1n)];
}

/// Where they lie: squares of cells.
function samplePlaces(): MessageInitShape<typeof AreasSchema> {
  const square = (column: number, row: number, radius: number) => ({
    center: { column, row },
    radius: BigInt(radius),
    runs: Array.from({ length: 2 * radius + 1 }, (_, at) => [
      column - radius,
      row - radius + at,
      2 * radius + 1,
    ]).flat(),
  });
  return {
    areas: [
      { area: "80", ...square(17, 11, 3), within: [5] },
      { area: "81", ...square(12, 8, 2), dice: 1, sides: 6, within: [4] },
    ],
  };
}

function sampleLog(book: NameBook) {
  const key = (name: string) => book.key(name);
  const creature = (id: number) => ({ of: { case: "creature" as const, value: id } });
  const rule = key("SAMPLE-01");
  return [
    create(LogEntrySchema, {
      group: "1",
      action: key("strike"),
      actor: 4,
      is: {
        case: "roll",
        value: {
          by: creature(4),
          purpose: key("attack"),
          against: creature(2),
          dice: [{ sides: 20, face: 15 }],
          total: {
            total: 19n,
            parts: [
              { source: key("strength"), value: 3n, rule },
              { source: key("flanked"), value: 1n, rule },
            ],
          },
          target: {
            total: 14n,
            parts: [
              { source: key("agility"), value: 12n, rule },
              { source: key("cover"), value: 2n, rule },
            ],
          },
          outcome: key("hit"),
          rule,
        },
      },
    }),
    create(LogEntrySchema, {
      group: "1",
      is: {
        case: "calculated",
        value: {
          on: creature(2),
          what: key("damage"),
          sum: {
            total: 6n,
            parts: [
              { source: key("weapon"), value: 10n, rule },
              { source: key("armour"), value: -4n, rule },
            ],
          },
          rule,
        },
      },
    }),
    create(LogEntrySchema, {
      group: "1",
      is: { case: "change", value: { on: creature(2), key: key("health"), before: 20n, after: 14n } },
    }),
    create(LogEntrySchema, {
      group: "1",
      is: { case: "change", value: { on: creature(2), key: key("prone"), kind: 1 } },
    }),
    create(LogEntrySchema, {
      group: "2",
      byGm: true,
      is: { case: "change", value: { on: creature(3), key: key("health"), before: 9n, after: 3n } },
    }),
    create(LogEntrySchema, {
      group: "3",
      action: key("shoot"),
      actor: 5,
      voided: true,
      is: {
        case: "logLine",
        value: {
          text: key("went_down"),
          params: [{ name: key("who"), value: { is: { case: "ref", value: creature(7) } } }],
        },
      },
    }),
    create(LogEntrySchema, {
      group: "4",
      is: {
        case: "dice",
        value: {
          seat: 2,
          expression: "2d6 + 3",
          dice: [
            { sides: 6, face: 4 },
            { sides: 6, face: 2 },
          ],
          total: 9n,
          comment: "luck",
        },
      },
    }),
  ];
}

/// The question the fake server asks soon after the start.
export function sampleQuestion(
  book: NameBook,
  shape: "yes_no" | "one_of",
): MessageInitShape<typeof import("../generated/protocol/wire/v1/play_pb").QuestionSchema> {
  const key = (name: string) => book.key(name);
  const param = (name: string, id: number) => ({
    name: key(name),
    value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
  });
  if (shape === "yes_no")
    return {
      id: "q1",
      asked: 1,
      mine: true,
      prompt: key("ask_shield"),
      params: [param("by", 4), param("ally", 2), param("asked", 1)],
      rule: key("SAMPLE-01"),
      shape: Question_Shape.YES_NO,
      defaultAnswer: { is: { case: "yes", value: false } },
      options: [
        { value: { is: { case: "yes", value: true } }, text: key("yes_shield"), params: [param("asked", 1)] },
        { value: { is: { case: "yes", value: false } }, text: key("no_shield") },
      ],
      totalMs: 60000,
      leftMs: 45000,
      running: true,
    };
  return {
    id: "q2",
    asked: 1,
    mine: true,
    prompt: key("ask_part"),
    params: [param("asked", 1), param("target", 3)],
    shape: Question_Shape.ONE_OF,
    options: ["arm", "leg", "body"].map((part) => ({
      value: { is: { case: "key", value: key(part) } },
      text: key(part),
    })),
    defaultAnswer: { is: { case: "key", value: key("body") } },
  };
}
