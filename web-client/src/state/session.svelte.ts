// One person at one table: what screens read, and everything they may ask of the server.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Measure, Ping, PingSchema } from "../generated/protocol/wire/v1/chat_pb";
import {
  type Param,
  Place_Kind,
  type Refusal,
  RefusalSchema,
  type Value,
} from "../generated/protocol/wire/v1/common_pb";
import type {
  AskExport_Which,
  ContentFile,
  Draft,
  HeroReport,
  RecordDraft,
} from "../generated/protocol/wire/v1/content_pb";
import {
  type ClientFrame,
  ClientFrameSchema,
  type Delta,
  type ServerFrame,
} from "../generated/protocol/wire/v1/envelope_pb";
import type {
  Choice,
  CommandSchema,
  DragPreview,
  Offer,
  Question,
  Reach,
  Sheet,
  StandingOrder,
} from "../generated/protocol/wire/v1/play_pb";
import type { EditSchema } from "../generated/protocol/wire/v1/table_pb";
import { Connection } from "../net/connection";
import type { ConnectionState } from "../net/connection_state";
import type { Surroundings } from "../net/socket";
import type { Key } from "./dictionary";
import { Dictionary } from "./dictionary";
import { emptyTable } from "./empty_table";
import { foldDelta } from "./fold_table";
import type { Outcome, Written } from "./outcome";
import { encodePath } from "./path";
import { type Drop, stillUnanswered } from "./speculation";
import type { Cell, CreatureId, SceneId, Table } from "./table";

type CommandInit = Omit<MessageInitShape<typeof CommandSchema>, "clientId" | "$typeName">;
type FrameIs = NonNullable<MessageInitShape<typeof ClientFrameSchema>["is"]>;
type EditWhat = NonNullable<MessageInitShape<typeof EditSchema>["what"]>;
export type TimedPing = { readonly ping: Ping; readonly atMs: number };

export interface Order {
  readonly creature: CreatureId;
  readonly about: Key;
  readonly value: Value;
}

/// The last refusal of something I asked for, with what I sent.
export interface Refused {
  readonly refusal: Refusal;
  readonly sent: ClientFrame;
}

export class Session {
  /// The confirmed state; null until the table has greeted us.
  #table = $state.raw<Table | null>(null);
  connection = $state.raw<ConnectionState>({ kind: "connecting" });
  refused = $state.raw<Refused | null>(null);
  /// The server's answer to the drag in progress.
  preview = $state.raw<DragPreview | null>(null);
  drops = $state.raw<readonly Drop[]>([]);
  /// What I answer in advance, until I take it back.
  orders = $state.raw<readonly Order[]>([]);
  pings = $state.raw<readonly TimedPing[]>([]);
  readonly rulers = new SvelteMap<number, Measure>();
  readonly #offers = new SvelteMap<CreatureId, readonly Offer[]>();
  readonly #sheets = new SvelteMap<CreatureId, Sheet>();
  readonly #reaches = new SvelteMap<CreatureId, Reach>();
  readonly #outcomes = new Map<number, { sent: ClientFrame; settle: (outcome: Written) => void }>();
  readonly #receivedAtMs = new WeakMap<Question, number>();
  readonly #choices = new Map<number, (choices: readonly Choice[]) => void>();
  readonly #texts = new Map<number, (answer: RecordDraft | ContentFile | null) => void>();
  /// The last answer to a hero that was tried.
  heroReport = $state.raw<HeroReport | null>(null);
  readonly #wire: Connection;
  #nextId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  #dragCount = 0;
  #previewed: (preview: DragPreview) => void = () => undefined;
  /// Called with each delta after it was folded; the canvas moves tokens and eyes by it.
  readonly watchers = new Set<(delta: Delta) => void>();

  constructor(surroundings: Surroundings) {
    this.#wire = new Connection(surroundings, {
      frame: (frame) => this.#receive(frame),
      state: (state) => {
        this.connection = state;
      },
    });
  }

  start(): void {
    this.#wire.start();
  }

  stop(): void {
    this.#wire.stop();
  }

  retryNow(): void {
    this.#wire.retryNow();
  }

  /// Whether the table has greeted us: only then may `table` be read.
  get ready(): boolean {
    return this.#table !== null;
  }

  get table(): Table {
    if (this.#table === null) throw new Error("the table is read before its Welcome");
    return this.#table;
  }

  /// What `creature` (0: the GM) could do, as last answered; null until asked for.
  offers(creature: CreatureId): readonly Offer[] | null {
    return this.#offers.get(creature) ?? null;
  }

  sheet(creature: CreatureId): Sheet | null {
    return this.#sheets.get(creature) ?? null;
  }

  /// Which zones `creature` could reach, as last answered; null until asked for.
  reach(creature: CreatureId): Reach | null {
    return this.#reaches.get(creature) ?? null;
  }

  askReach(creature: CreatureId): void {
    this.#wire.send({ case: "askReach", value: { creature } });
  }

  askOffers(creature: CreatureId): void {
    this.#wire.send({ case: "askOffers", value: { creature } });
  }

  askSheet(creature: CreatureId): void {
    this.#wire.send({ case: "askSheet", value: { creature } });
  }

  /// When the server said how long `question` has left, on performance.now()'s clock.
  receivedAtMs(question: Question): number {
    return this.#receivedAtMs.get(question) ?? performance.now();
  }

  askChoices(of: { action: Key; actor: CreatureId; form: Param[]; field: Key }): Promise<readonly Choice[]> {
    const clientId = this.#newId();
    this.#wire.send({ case: "askChoices", value: { clientId, ...of } });
    return new Promise((settle) => this.#choices.set(clientId, settle));
  }

  command(command: CommandInit): Promise<Outcome> {
    const clientId = this.#newId();
    return this.#ask(clientId, { case: "command", value: { clientId, ...command } });
  }

  /// The movement action of a dropped token; the token is shown at the end of `path` until the table answers.
  drop(command: CommandInit & { actor: CreatureId }, path: readonly Cell[]): Promise<Outcome> {
    const to = path.at(-1);
    const clientId = this.#newId();
    if (to !== undefined && this.#live) this.drops = [...this.drops, { creature: command.actor, to, clientId }];
    return this.#ask(clientId, { case: "command", value: { clientId, ...command } });
  }

  answer(question: string, value: Value): Promise<Outcome> {
    const clientId = this.#newId();
    return this.#outcome(clientId, this.#wire.send({ case: "answer", value: { clientId, question, value } }));
  }

  /// Answers questions `about` that for `creature` in advance; null: ask me again.
  standingOrder(creature: CreatureId, about: Key, value: Value | null): void {
    const others = this.orders.filter((order) => order.creature !== creature || order.about !== about);
    this.orders = value === null ? others : [...others, { creature, about, value }];
    this.#wire.send({ case: "standingOrder", value: { creature, about, ...(value === null ? {} : { value }) } });
  }

  edit(what: EditWhat): Promise<Outcome> {
    const clientId = this.#newId();
    return this.#ask(clientId, { case: "edit", value: { clientId, what } });
  }

  /// An edit that may be written wrongly: a record, a file, a hero.
  write(what: EditWhat): Promise<Written> {
    const clientId = this.#newId();
    return this.#askWritten(clientId, { case: "edit", value: { clientId, what } });
  }

  /// A file of content, in as many frames as it takes.
  importContent(file: string, text: string): Promise<Written> {
    const chunks = text.match(/[\s\S]{1,15000}/gu) ?? [""];
    if (this.#live)
      for (const [at, part] of ["", ...chunks.slice(0, -1)].entries())
        this.#wire.send({ case: "importPart", value: { first: at === 0, text: part } });
    return this.write({ case: "importContent", value: { file, text: chunks.at(-1) ?? "" } });
  }

  /// A record as its form holds it; null where it may not be read.
  askRecord(record: { kind: Key; id: Key }): Promise<RecordDraft | null> {
    const clientId = this.#newId();
    this.#wire.send({ case: "askRecord", value: { clientId, record } });
    return new Promise((settle) => this.#texts.set(clientId, (answer) => settle(answer as RecordDraft | null)));
  }

  /// The campaign's content as a file.
  exportContent(which: AskExport_Which): Promise<ContentFile | null> {
    const clientId = this.#newId();
    this.#wire.send({ case: "askExport", value: { clientId, which } });
    return new Promise((settle) => this.#texts.set(clientId, (answer) => settle(answer as ContentFile | null)));
  }

  /// Asks what the rules say of a hero so far: the answer comes as `heroReport`.
  tryHero(hero: Draft): void {
    if (this.#live) this.#wire.send({ case: "tryHero", value: { clientId: this.#newId(), hero } });
  }

  /// A GM's drop of a token anywhere; shown there until the table answers.
  place(creature: CreatureId, scene: SceneId, cell: Cell, height: bigint): Promise<Outcome> {
    const clientId = this.#newId();
    if (this.#live) this.drops = [...this.drops, { creature, to: cell, clientId }];
    const place = { kind: Place_Kind.CELL, column: cell.column, row: cell.row, height }; // of a zone, as the scene has it
    const what = { case: "placeCreature", value: { creature, scene, place } } as const;
    return this.#ask(clientId, { case: "edit", value: { clientId, what } });
  }

  say(text: string, as: CreatureId): Promise<Outcome> {
    const clientId = this.#newId();
    return this.#ask(clientId, { case: "say", value: { clientId, text, as } });
  }

  eraseLine(id: string): Promise<Outcome> {
    const clientId = this.#newId();
    return this.#ask(clientId, { case: "eraseLine", value: { clientId, id } });
  }

  /// Way-points of a drag in progress: the answer comes as `preview`.
  drag(creature: CreatureId, wayPoints: readonly Cell[]): void {
    this.#wire.send({ case: "drag", value: { creature, wayPoints: encodePath(wayPoints), count: ++this.#dragCount } });
  }

  /// The answer to the newest way-points, or null when it does not come in time.
  dragAnswered(): Promise<DragPreview | null> {
    return new Promise((settle) => {
      this.#previewed = settle;
      setTimeout(() => settle(null), 2000);
    });
  }

  endDrag(): void {
    this.#dragCount++;
    this.preview = null;
  }

  ping(ping: Omit<MessageInitShape<typeof PingSchema>, "$typeName">): void {
    this.#wire.send({ case: "ping", value: ping });
  }

  /// Holds a ruler out for all; no points put it away. Points alternate x and y in 1/1000 cell.
  measure(scene: SceneId, xy: number[]): void {
    this.#wire.send({ case: "measure", value: { scene, xy } });
  }

  dismissRefusal(): void {
    this.refused = null;
  }

  #newId(): number {
    this.#nextId = this.#nextId >= 0xffffffff ? 1 : this.#nextId + 1;
    return this.#nextId;
  }

  get #live(): boolean {
    return this.connection.kind === "live";
  }

  #ask(clientId: number, is: FrameIs): Promise<Outcome> {
    return this.#askWritten(clientId, is).then(plain);
  }

  /// Something new: only while the table listens, for it would happen in another situation later. Answers wait instead.
  #askWritten(clientId: number, is: FrameIs): Promise<Written> {
    if (this.#live) return this.#written(clientId, this.#wire.send(is));
    const refusal = create(RefusalSchema, { code: this.table.dictionary.key("E_OFFLINE") });
    this.refused = { refusal, sent: create(ClientFrameSchema, { is }) };
    return Promise.resolve({ kind: "refused", refusal });
  }

  #outcome(clientId: number, sent: ClientFrame): Promise<Outcome> {
    return this.#written(clientId, sent).then(plain);
  }

  #written(clientId: number, sent: ClientFrame): Promise<Written> {
    return new Promise((settle) => this.#outcomes.set(clientId, { sent, settle }));
  }

  #receive(frame: ServerFrame): void {
    let table = this.#table;
    for (const delta of frame.deltas) {
      const { is } = delta;
      this.#remember(delta);
      if (is.case === "welcome") {
        const { names, schema } = is.value;
        const dictionary = schema === undefined ? table?.dictionary : new Dictionary(names, schema);
        if (dictionary === undefined) throw new Error("the first Welcome must bring the schema");
        table = emptyTable(is.value, dictionary);
        this.#offers.clear();
        this.#sheets.clear();
        this.#reaches.clear();
        this.rulers.clear();
      } else if (is.case === "resumed" && table !== null) {
        table = { ...table, offersAge: table.offersAge + 1 };
      } else if (table !== null) {
        table = foldDelta(table, delta);
      }
    }
    this.drops = stillUnanswered(this.drops, frame);
    this.#table = table;
    for (const delta of frame.deltas) {
      this.#answered(delta);
      for (const watch of this.watchers) watch(delta);
    }
  }

  #answered({ is }: Delta): void {
    switch (is.case) {
      case "accepted":
        this.#settle(is.value.clientId, { kind: "accepted" });
        break;
      case "refused":
        this.#settle(is.value.clientId, { kind: "refused", refusal: is.value.refusal ?? create(RefusalSchema) });
        this.#settleText(is.value.clientId, null);
        break;
      case "contentProblems":
        this.#settle(is.value.clientId, { kind: "problems", problems: is.value.problems });
        break;
      case "recordDraft":
      case "contentFile":
        this.#settleText(is.value.clientId, is.value);
        break;
      case "heroReport":
        this.heroReport = is.value;
        break;
      case "choices":
        this.#choices.get(is.value.clientId)?.(is.value.choices);
        this.#choices.delete(is.value.clientId);
        break;
      case "offers":
        this.#offers.set(is.value.creature, is.value.offers);
        break;
      case "sheet":
        this.#sheets.set(is.value.creature, is.value);
        break;
      case "reach":
        this.#reaches.set(is.value.creature, is.value);
        break;
      case "dragPreview":
        if (is.value.count !== this.#dragCount) break;
        this.preview = is.value;
        this.#previewed(is.value);
        break;
      case "ping":
        this.#pinged(is.value);
        break;
      case "measure":
        if (is.value.xy.length === 0) this.rulers.delete(is.value.seat);
        else this.rulers.set(is.value.seat, is.value);
        break;
      default:
    }
  }

  #remember({ is }: Delta): void {
    if (is.case === "snapshot") this.orders = is.value.orders.flatMap(orderOf);
    const questions = is.case === "snapshot" ? is.value.questions : is.case === "question" ? [is.value] : [];
    for (const question of questions) this.#receivedAtMs.set(question, performance.now());
  }

  #pinged(ping: Ping): void {
    const now = performance.now();
    this.pings = [...this.pings.filter(({ atMs }) => now - atMs < 5000), { ping, atMs: now }];
  }

  #settleText(clientId: number, answer: RecordDraft | ContentFile | null): void {
    this.#texts.get(clientId)?.(answer);
    this.#texts.delete(clientId);
  }

  #settle(clientId: number, outcome: Written): void {
    const waiting = this.#outcomes.get(clientId);
    if (waiting === undefined) return;
    this.#outcomes.delete(clientId);
    if (outcome.kind === "refused") this.refused = { refusal: outcome.refusal, sent: waiting.sent };
    waiting.settle(outcome);
  }
}

/// Where nothing can be written wrongly.
function plain(written: Written): Outcome {
  return written.kind === "problems" ? { kind: "refused", refusal: create(RefusalSchema) } : written;
}

function orderOf({ creature, about, value }: StandingOrder): Order[] {
  return value === undefined ? [] : [{ creature, about, value }];
}

const context = Symbol("session");

export function provideSession(session: Session): void {
  setContext(context, session);
}

/// The session of the table this component belongs to.
export function useSession(): Session {
  return getContext<Session>(context);
}
