// One person at one table: what screens read, and everything they may ask of the server.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { getContext, setContext } from "svelte";
import { Place_Kind, type Value } from "../generated/protocol/wire/v1/common_pb";
import type { Delta, ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";
import type { CommandSchema, Question, StandingOrder } from "../generated/protocol/wire/v1/play_pb";
import type { EditSchema } from "../generated/protocol/wire/v1/table_pb";
import type { Surroundings } from "../net/socket";
import { Answers } from "./answers.svelte";
import { ContentDesk } from "./content_desk.svelte";
import type { Key } from "./dictionary";
import { Drags } from "./drags.svelte";
import { foldFrame } from "./fold_frame";
import type { Outcome } from "./outcome";
import { Pointers } from "./pointers.svelte";
import type { Cell, CreatureId, SceneId, Table } from "./table";
import { Wire } from "./wire.svelte";

type CommandInit = Omit<MessageInitShape<typeof CommandSchema>, "clientId" | "$typeName">;
type EditWhat = NonNullable<MessageInitShape<typeof EditSchema>["what"]>;

export interface Order {
  readonly creature: CreatureId;
  readonly about: Key;
  readonly value: Value;
}

export class Session {
  /// The confirmed state; null until the table has greeted us.
  #table = $state.raw<Table | null>(null);
  /// What I answer in advance, until I take it back.
  orders = $state.raw<readonly Order[]>([]);
  readonly wire: Wire;
  readonly answers: Answers;
  readonly drags: Drags;
  readonly pointers: Pointers;
  readonly content: ContentDesk;
  readonly #receivedAtMs = new WeakMap<Question, number>();
  /// Called with each delta after it was folded; the canvas moves tokens and eyes by it.
  readonly watchers = new Set<(delta: Delta) => void>();

  constructor(surroundings: Surroundings) {
    this.wire = new Wire(
      surroundings,
      (frame) => this.#receive(frame),
      () => this.table.dictionary.key("E_OFFLINE"),
    );
    this.answers = new Answers(this.wire);
    this.drags = new Drags(this.wire);
    this.pointers = new Pointers(this.wire);
    this.content = new ContentDesk(this.wire);
  }

  /// Whether the table has greeted us: only then may `table` be read.
  get ready(): boolean {
    return this.#table !== null;
  }

  get table(): Table {
    if (this.#table === null) throw new Error("the table is read before its Welcome");
    return this.#table;
  }

  /// When the server said how long `question` has left, on performance.now()'s clock.
  receivedAtMs(question: Question): number {
    return this.#receivedAtMs.get(question) ?? performance.now();
  }

  command(command: CommandInit): Promise<Outcome> {
    const clientId = this.wire.newId();
    return this.wire.ask(clientId, { case: "command", value: { clientId, ...command } });
  }

  /// The movement action of a dropped token; the token is shown at the end of `path` until the table answers.
  drop(command: CommandInit & { actor: CreatureId }, path: readonly Cell[]): Promise<Outcome> {
    const clientId = this.wire.newId();
    this.drags.drop(clientId, command.actor, path.at(-1));
    return this.wire.ask(clientId, { case: "command", value: { clientId, ...command } });
  }

  answer(question: string, value: Value): Promise<Outcome> {
    const clientId = this.wire.newId();
    return this.wire.insist(clientId, { case: "answer", value: { clientId, question, value } });
  }

  /// Answers questions `about` that for `creature` in advance; null: ask me again.
  standingOrder(creature: CreatureId, about: Key, value: Value | null): void {
    const others = this.orders.filter((order) => order.creature !== creature || order.about !== about);
    this.orders = value === null ? others : [...others, { creature, about, value }];
    this.wire.send({ case: "standingOrder", value: { creature, about, ...(value === null ? {} : { value }) } });
  }

  edit(what: EditWhat): Promise<Outcome> {
    const clientId = this.wire.newId();
    return this.wire.ask(clientId, { case: "edit", value: { clientId, what } });
  }

  /// A GM's drop of a token anywhere; shown there until the table answers.
  place(creature: CreatureId, scene: SceneId, cell: Cell, height: bigint): Promise<Outcome> {
    const clientId = this.wire.newId();
    this.drags.drop(clientId, creature, cell);
    const place = { kind: Place_Kind.CELL, column: cell.column, row: cell.row, height }; // of a zone, as the scene has it
    const what = { case: "placeCreature", value: { creature, scene, place } } as const;
    return this.wire.ask(clientId, { case: "edit", value: { clientId, what } });
  }

  say(text: string, as: CreatureId): Promise<Outcome> {
    const clientId = this.wire.newId();
    return this.wire.ask(clientId, { case: "say", value: { clientId, text, as } });
  }

  eraseLine(id: string): Promise<Outcome> {
    const clientId = this.wire.newId();
    return this.wire.ask(clientId, { case: "eraseLine", value: { clientId, id } });
  }

  #receive(frame: ServerFrame): void {
    for (const delta of frame.deltas) this.#remember(delta);
    this.drags.received(frame);
    this.#table = foldFrame(this.#table, frame);
    for (const delta of frame.deltas) {
      for (const part of [this.wire, this.answers, this.drags, this.pointers, this.content]) part.hear(delta);
      for (const watch of this.watchers) watch(delta);
    }
  }

  #remember({ is }: Delta): void {
    if (is.case === "snapshot") this.orders = is.value.orders.flatMap(orderOf);
    const questions = is.case === "snapshot" ? is.value.questions : is.case === "question" ? [is.value] : [];
    for (const question of questions) this.#receivedAtMs.set(question, performance.now());
  }
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
