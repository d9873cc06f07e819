import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RefusalSchema } from "../../../generated/protocol/wire/v1/common_pb";
import { SchemaSchema } from "../../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../../generated/protocol/wire/v1/session_pb";
import { Note_Audience, Note_Shape, Region_Kind, SceneSchema } from "../../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../../state/fold/empty_table";
import { fieldsOfKind } from "../../../state/maps/walls";
import type { Outcome } from "../../../state/requests/outcome";
import type { Session } from "../../../state/session.svelte";
import { SchemaIndex } from "../../../state/table/schema_index";
import type { SceneDraft } from "../import/scene_draft";
import { importMap } from "./import_map";

const wall = {
  fromX: 0,
  fromY: 0,
  toX: 720,
  toY: 0,
  blocksFrom: 0,
  state: 0,
  heightSquares: 0,
  ...fieldsOfKind("wall"),
};
const draft: SceneDraft = {
  ...{
    name: "",
    grid: "square",
    columns: 4,
    rows: 3,
    cell: null,
    cellPx: 64,
    tokens: [],
    notes: [],
    regions: [],
    lights: [],
    darkness: 0,
  },
  walls: Array.from({ length: 2500 }, () => wall),
  image: { kind: "missing" },
  imageArea: { x: 0, y: 0, width: 4, height: 3 },
};

/// accepts: how many edits the server accepts; the first adds scene 7.
function tableThat(accepts: number) {
  const sent: string[] = [];
  const schema = create(SchemaSchema, { cell: 15_000n });
  const session = {
    table: emptyTable(create(WelcomeSchema, { seat: 1, gm: true }), new SchemaIndex([""], schema)),
    edit: (what: Parameters<Session["edit"]>[0]): Promise<Outcome> => {
      sent.push(what.case ?? "");
      if (sent.length > accepts) return Promise.resolve({ kind: "refused", refusal: create(RefusalSchema) });
      const scenes = new Map([[7, create(SceneSchema, { id: 7 })]]);
      session.table = { ...session.table, scenes };
      return Promise.resolve({ kind: "accepted" });
    },
  };
  return { session, sent };
}

test("The scene is added first, then its walls, as many in an edit as a server takes", async () => {
  const { session, sent } = tableThat(3);

  const done = await importMap(session, draft, { name: "Mill", image: null });

  expect(done).toEqual({ scene: 7, problem: "" });
  expect(sent).toEqual(["addScene", "putWalls", "putWalls"]);
});

test("What is there after a refusal is said", async () => {
  const none = await importMap(tableThat(0).session, draft, { name: "Mill", image: null });
  expect(none).toMatchObject({ scene: 0, problem: expect.stringContaining("No scene was added.") });

  const half = await importMap(tableThat(2).session, draft, { name: "Mill", image: null });
  expect(half.scene).toBe(7);
  expect(half.problem).toContain("The scene Mill has only 1500 of its 2500 walls.");
});

const pin = {
  ...{ x: 0, y: 0, color: 0, title: "Well", text: "", audience: Note_Audience.GM, shape: Note_Shape.A_PIN },
  ...{ corners: [], width: 0, filled: false },
};

test("Pins and drawings follow the walls, and a scene that lacks some is named", async () => {
  const withPin = { ...draft, walls: [wall], notes: [pin] };
  const { session, sent } = tableThat(3);

  expect(await importMap(session, withPin, { name: "Mill", image: null })).toEqual({ scene: 7, problem: "" });

  expect(sent).toEqual(["addScene", "putWalls", "putNotes"]);
  const lacking = await importMap(tableThat(2).session, withPin, { name: "Mill", image: null });
  expect(lacking.problem).toContain("The scene Mill lacks some of its pins and drawings.");
});

const stairs = {
  ...{ kind: Region_Kind.PASSAGE, name: "Up", corners: [0, 0, 720, 0, 720, 720], darkness: 0, off: false },
  leadsTo: 0,
};

test("Regions come last, and a scene that lacks some is named", async () => {
  const withRegion = { ...draft, walls: [], notes: [pin], regions: [stairs] };
  const { session, sent } = tableThat(9);

  expect(await importMap(session, withRegion, { name: "Mill", image: null })).toEqual({ scene: 7, problem: "" });

  expect(sent).toEqual(["addScene", "putNotes", "putRegions"]);
  const lacking = await importMap(tableThat(2).session, withRegion, { name: "Mill", image: null });
  expect(lacking.problem).toContain("The scene Mill lacks some of its regions or where they lead.");
});
