// A table in the browser: answers frames like a server whose rulebook allows almost everything.

import { create, fromBinary, type MessageInitShape, toBinary } from "@bufbuild/protobuf";
import { assertNever } from "../assert_never";
import {
  type ClientFrame,
  ClientFrameSchema,
  type DeltaSchema,
  ServerFrameSchema,
} from "../generated/protocol/wire/v1/envelope_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import type { Socket, SocketEnvironment, SocketListener } from "../net/socket";
import { gridKind } from "../state/maps/cells";
import { decodePath, encodePath } from "../state/maps/path";
import type { Cell } from "../state/table/table";
import { DeclaredPlay, declareIn, withoutTurns } from "./sample_declared";
import { inFog } from "./sample_fog";
import { inHexes, stepToward } from "./sample_hexes";
import { sampleDraft, sampleReport, sampleSheet } from "./sample_records";
import { NameBook, sampleSchema } from "./sample_schema";
import { sampleQuestion, sampleSnapshot } from "./sample_state";
import { inZones, sampleReach, withZones } from "./sample_zones";

type Is = MessageInitShape<typeof DeltaSchema>["is"];

export interface Setting {
  readonly gm: boolean;
  readonly questions: readonly ("yes_no" | "one_of")[];
  readonly map: string;
  readonly zones: boolean;
  /// Whether players see a part of the map alone.
  readonly fog: boolean;
  /// The number of declared actions of an encounter without turns; 0: an encounter with turns.
  readonly declared: number;
  /// "rows", "columns", or "" for squares.
  readonly hex: string;
}

export class FakeServer implements SocketEnvironment {
  private readonly book = new NameBook();
  private readonly schema;
  private listener: SocketListener | null = null;
  private answered = 0;
  private readonly declared: DeclaredPlay;

  constructor(private readonly setting: Setting) {
    const plain = sampleSchema(this.book);
    const zoned = setting.zones ? withZones(plain, this.book) : plain;
    this.schema = setting.declared > 0 ? withoutTurns(zoned, this.book) : zoned;
    this.declared = new DeclaredPlay((...deltas) => this.tell(...deltas), this.book, setting);
  }

  private snapshot() {
    const snapshot = sampleSnapshot(this.book, this.setting.map);
    if (this.setting.zones) inZones(snapshot, this.book, this.setting.map);
    if (this.setting.declared > 0) declareIn(snapshot, this.book, this.setting);
    if (this.setting.hex !== "") inHexes(snapshot, this.setting.hex === "rows" ? "hex_rows" : "hex_columns");
    if (this.setting.fog) inFog(snapshot);
    return snapshot;
  }

  open(listener: SocketListener): Socket {
    this.listener = listener;
    queueMicrotask(() => listener.opened());
    return {
      send: (bytes) => queueMicrotask(() => this.receive(fromBinary(ClientFrameSchema, bytes))),
      close: () => undefined,
    };
  }
  reachable = () => Promise.resolve(true);
  nowMs = () => performance.now();
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }

  /// One frame to the client.
  tell(...deltas: Is[]): void {
    const frame = create(ServerFrameSchema, { deltas: deltas.map((is) => ({ is: is ?? { case: undefined } })) });
    this.listener?.received(toBinary(ServerFrameSchema, frame));
  }

  private key(name: string): number {
    return this.book.key(name);
  }

  private receive({ is }: ClientFrame): void {
    switch (is.case) {
      case "hello": {
        for (const shape of ["yes_no", "one_of"] as const) this.question(shape);
        for (const name of ["who", "budget", "target", "distance", "missing"]) this.key(name);
        const snapshot = this.snapshot();
        const [first] = this.setting.questions;
        if (first !== undefined) snapshot.questions.push(...this.question(first));
        const names = this.book.names;
        const gm = this.setting.gm;
        this.tell(
          {
            case: "welcome",
            value: create(WelcomeSchema, {
              seat: gm ? 1 : 2,
              gm,
              campaign: "The mill by the river",
              names,
              schema: this.schema,
            }),
          },
          { case: "snapshot", value: snapshot },
        );
        return;
      }
      case "echo":
        return this.tell({ case: "echo", value: is.value });
      case "askOffers":
        return this.tell({
          case: "offers",
          value: { creature: is.value.creature, offers: this.offers(is.value.creature) },
        });
      case "askChoices":
        return this.tell({ case: "choices", value: { clientId: is.value.clientId, choices: this.choices() } });
      case "askReachableZones":
        if (!this.setting.zones) return;
        return this.tell({ case: "reachableZones", value: sampleReach(is.value.creature, this.book, this.snapshot()) });
      case "drag":
        return this.preview(is.value.creature, decodePath(is.value.wayPoints ?? encodePath([])), is.value.count);
      case "command": {
        if (this.setting.declared > 0) return this.declared.command(is.value);
        const path = is.value.form.find(({ value }) => value?.is.case === "path")?.value?.is;
        const to = path?.case === "path" ? decodePath(path.value).at(-1) : undefined;
        const { clientId, actor } = is.value;
        const degrees = is.value.form.find(({ name }) => name === this.key("degrees"))?.value?.is;
        if (degrees?.case === "number")
          return this.tell(
            { case: "accepted", value: { clientId } },
            { case: "creaturePatch", value: { creature: actor, facing: Number(degrees.value) } },
          );
        if (to === undefined) return this.tell({ case: "refused", value: { clientId, refusal: this.notYourTurn() } });
        return this.tell(
          { case: "accepted", value: { clientId } },
          { case: "creaturePatch", value: { creature: actor, ...to } },
        );
      }
      case "edit": {
        const { clientId, what } = is.value;
        if (what.case === "putRecord" || what.case === "importContent") {
          const problem = {
            file: "mill.toml",
            line: 12,
            field: "on_success[1].m",
            expected: "a whole number from 0 to 99",
          };
          return this.tell({ case: "contentProblems", value: { clientId, problems: [problem] } });
        }
        this.tell({ case: "accepted", value: { clientId } });
        if (what.case === "placeCreature")
          this.tell({
            case: "creaturePatch",
            value: {
              creature: what.value.creature,
              column: what.value.place?.column ?? 0,
              row: what.value.place?.row ?? 0,
            },
          });
        if (what.case === "paintGround")
          this.tell({ case: "terrain", value: { scene: what.value.scene, runs: what.value.runs } });
        if (what.case === "putWalls") {
          const { scene, walls } = what.value;
          const named = walls.map((wall, at) => ({ ...wall, id: wall.id === "0" ? `${clientId}${at}` : wall.id }));
          this.tell({ case: "walls", value: { scene, walls: named, removed: [] } });
        }
        if (what.case === "removeWalls")
          this.tell({ case: "walls", value: { scene: what.value.scene, removed: what.value.walls } });
        if (what.case === "setDoor") {
          const { scene, wall, state } = what.value;
          this.tell({ case: "door", value: { scene, wall, state } });
        }
        if (what.case === "putLights") {
          const { scene, lights } = what.value;
          const named = lights.map((light, at) => ({ ...light, id: light.id === "0" ? `${clientId}${at}` : light.id }));
          this.tell({ case: "lights", value: { scene, lights: named, removed: [] } });
        }
        if (what.case === "removeLights")
          this.tell({ case: "lights", value: { scene: what.value.scene, removed: what.value.lights } });
        if (what.case === "putNotes") {
          const { scene, notes } = what.value;
          const named = notes.map((note, at) => ({ ...note, id: note.id === "0" ? `${clientId}${at}` : note.id }));
          this.tell({ case: "notes", value: { scene, notes: named, removed: [] } });
        }
        if (what.case === "putRegions") {
          const { scene, regions } = what.value;
          const named = regions.map((one, at) => ({ ...one, id: one.id === "0" ? `${clientId}${at}` : one.id }));
          this.tell({ case: "regions", value: { scene, regions: named, removed: [] } });
        }
        if (what.case === "removeRegions")
          this.tell({ case: "regions", value: { scene: what.value.scene, removed: what.value.regions } });
        if (what.case === "removeNotes")
          this.tell({ case: "notes", value: { scene: what.value.scene, removed: what.value.notes } });
        if (what.case === "revealArea") {
          const { scene, area, hide } = what.value;
          this.tell({ case: "revealed", value: { scene, hidden: hide, ...(area === undefined ? {} : { area }) } });
        }
        if (what.case === "putBorder") {
          const { scene, from, to, key, data, gmOnly } = what.value;
          const end = (cell: typeof from) => ({ of: { case: "cell" as const, value: cell ?? {} }, within: scene });
          const id = String(1000 + clientId);
          this.tell({ case: "relation", value: { id, key, from: end(from), to: end(to), data, gmOnly } });
        }
        if (what.case === "removeBorder") this.tell({ case: "relationEnded", value: what.value.border });
        if (what.case === "setSwitch")
          this.tell({ case: "houseRule", value: { key: what.value.key, value: what.value.value } });
        if (what.case === "editScene") this.tell({ case: "sceneEdited", value: what.value });
        if (what.case === "hideCreature")
          this.tell({ case: "creaturePatch", value: { creature: what.value.creature, hidden: what.value.hidden } });
        return;
      }
      case "cancelQueued":
        return this.declared.cancelQueued(is.value.clientId);
      case "autoAnswer":
        return this.tell({ case: "accepted", value: { clientId: is.value.clientId } });
      case "answer": {
        if (this.setting.declared > 0) return this.declared.answer(is.value);
        const next = this.setting.questions[++this.answered];
        this.tell(
          { case: "accepted", value: { clientId: is.value.clientId } },
          { case: "questionClosed", value: { question: is.value.question } },
        );
        if (next !== undefined)
          this.tell(...this.question(next).map((value) => ({ case: "question" as const, value })));
        return;
      }
      case "askRecord":
        return this.tell({ case: "recordDraft", value: { clientId: is.value.clientId, draft: sampleDraft } });
      case "tryHero": {
        const { clientId, hero } = is.value;
        return this.tell({ case: "heroReport", value: sampleReport(clientId, hero, (name) => this.key(name)) });
      }
      case "ping":
        return this.tell({ case: "ping", value: is.value });
      case "askSheet":
        return this.tell({ case: "sheet", value: sampleSheet(is.value.creature, (name) => this.key(name)) });
      case "say":
      case "eraseLine":
      case "measure":
      case "askExport":
      case "importChunk":
      case "seen":
      case undefined:
        return;
      default:
        assertNever(is);
    }
  }

  private question(shape: "yes_no" | "one_of") {
    const frame = create(ServerFrameSchema, {
      deltas: [{ is: { case: "question", value: sampleQuestion(this.book, shape) } }],
    });
    return frame.deltas.flatMap(({ is }) => (is.case === "question" ? [is.value] : []));
  }

  private notYourTurn() {
    const who = { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: 4 } } } };
    return {
      code: this.key("E_NOT_YOUR_TURN"),
      params: [{ name: this.key("who"), value: who }],
      rule: this.key("SAMPLE-01"),
    };
  }

  private offers(creature: number) {
    return this.schema.actions
      .filter(({ who }) => (creature === 0) === (who === 1))
      .map(({ key }) => {
        const spent = {
          code: this.key("E_SPENT"),
          params: [
            { name: this.key("budget"), value: { is: { case: "key" as const, value: this.key("spent_extra") } } },
          ],
        };
        return key === this.key("guard") || key === this.key("aim") ? { action: key, whyNot: spent } : { action: key };
      });
  }

  private choices() {
    const far = (id: number, distance: bigint) => ({
      value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
      whyNot: {
        code: this.key("E_REACH"),
        params: [
          {
            name: this.key("target"),
            value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
          },
          { name: this.key("distance"), value: { is: { case: "number" as const, value: distance } } },
        ],
      },
    });
    const near = (id: number) => ({
      value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
    });
    return [near(2), near(3), far(4, 6n), far(5, 11n)];
  }

  private preview(creature: number, wayPoints: readonly Cell[], count: number): void {
    const snapshot = this.snapshot();
    const place = snapshot.state?.creatures.find(({ id }) => id === creature)?.place;
    const path: Cell[] = [];
    let at: Cell = { column: place?.column ?? 0, row: place?.row ?? 0 };
    for (const goal of wayPoints) {
      while (at.column !== goal.column || at.row !== goal.row) {
        at = stepToward(gridKind(snapshot.state?.scenes[0]), at, goal);
        path.push(at);
      }
    }
    const band = (index: number) => this.key(index < 6 ? "within_move" : index < 12 ? "within_dash" : "beyond");
    const missing = { is: { case: "number" as const, value: BigInt(path.length - 12) } };
    this.tell({
      case: "dragPreview",
      value: {
        creature,
        count,
        path: encodePath(path),
        cost: path.map((_, index) => BigInt(index + 1) * 1000n),
        band: path.map((_, index) => band(index)),
        left: BigInt(Math.max(0, 12 - path.length)) * 1000n,
        stopsAt: path.length,
        rolls: path.length > 4 ? [{ cell: 4, text: this.key("difficult_ground") }] : [],
        ...(path.length > 12
          ? { refusal: { code: this.key("E_TOO_FAR"), params: [{ name: this.key("missing"), value: missing }] } }
          : {}),
      },
    });
  }
}
