// One person's session at one table: the state that screens read, and every request they send.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { getContext, setContext } from "svelte";
import { Place_Kind, type Value } from "../generated/protocol/wire/v1/common_pb";
import type { Delta, ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";
import type { LogEntry } from "../generated/protocol/wire/v1/log_pb";
import type {
  CommandSchema,
  Declaration,
  Question,
  AutoAnswer as WireAutoAnswer,
} from "../generated/protocol/wire/v1/play_pb";
import type { EditSchema } from "../generated/protocol/wire/v1/table_pb";
import type { SocketEnvironment } from "../net/socket";
import { foldFrame } from "./fold/fold_frame";
import { ContentRequests } from "./requests/content_requests.svelte";
import { Drags } from "./requests/drags.svelte";
import type { Outcome } from "./requests/outcome";
import { Pointers } from "./requests/pointers.svelte";
import { QueryCache } from "./requests/query_cache.svelte";
import { Transport } from "./requests/transport.svelte";
import type { Key } from "./table/schema_index";
import { encounterOf, isStopped, sceneOf } from "./table/selectors";
import type { Cell, CreatureId, SceneId, SeatId, Shift, Table } from "./table/table";

type CommandInit = Omit<MessageInitShape<typeof CommandSchema>, "clientId" | "$typeName">;
type EditWhat = NonNullable<MessageInitShape<typeof EditSchema>["what"]>;

export interface AutoAnswer {
  readonly creature: CreatureId;
  readonly prompt: Key;
  readonly value: Value;
  /// Ask anyway when the prompt's max damage exceeds this; null: never.
  readonly askAbove: bigint | null;
}

/// An accepted drop. before: the newest log entry when it was sent.
export interface Landing {
  readonly creature: CreatureId;
  readonly goal: Cell | undefined;
  readonly before: LogEntry | undefined;
}

/// Messages with a timer of their own.
type Timed = Question | Declaration;

export class Session {
  /// The confirmed state; null before the first Welcome.
  #table = $state.raw<Table | null>(null);
  /// The state before the newest frame; null: there was none.
  before: Table | null = null;
  /// My automatic answers.
  autoAnswers = $state.raw<readonly AutoAnswer[]>([]);
  readonly transport: Transport;
  readonly queries: QueryCache;
  readonly drags: Drags;
  readonly pointers: Pointers;
  readonly content: ContentRequests;
  readonly #receivedAtMs = new WeakMap<Timed, number>();
  /// Set by an open form that needs a path of its actor.
  wantsPath: { readonly actor: CreatureId; readonly take: (path: readonly Cell[]) => void } | null = null;
  /// The scene that the person chose to view (see `sceneOf`); set by the screen.
  chosenScene: () => SceneId = () => 0;
  /// Called when the table has accepted a drop, wherever the token is then.
  landed: (landing: Landing) => void = () => undefined;
  /// Called with each delta after its fold; the canvas animates by it.
  readonly watchers = new Set<(delta: Delta) => void>();

  /// watchedSeat: the seat whose eyes this page looks through; 0: the person's own.
  constructor(
    environment: SocketEnvironment,
    readonly watchedSeat: SeatId = 0,
  ) {
    this.transport = new Transport(
      environment,
      (frame) => this.#receive(frame),
      () => this.table.schemaIndex.key("E_OFFLINE"),
    );
    this.queries = new QueryCache(this.transport, () => this.viewed);
    this.drags = new Drags(this.transport);
    this.pointers = new Pointers(this.transport);
    this.content = new ContentRequests(this.transport);
  }

  /// Whether Welcome has arrived: only then may `table` be read.
  get ready(): boolean {
    return this.#table !== null;
  }

  get table(): Table {
    if (this.#table === null) throw new Error("the table is read before its Welcome");
    return this.#table;
  }

  /// The arrival of `timed`, which has the time left, on performance.now()'s clock.
  receivedAtMs(timed: Timed): number {
    return this.#receivedAtMs.get(timed) ?? performance.now();
  }

  /// The scene that this person views; 0: none.
  get viewed(): SceneId {
    return sceneOf(this.table, this.chosenScene())?.id ?? 0;
  }

  command(command: CommandInit): Promise<Outcome> {
    const clientId = this.transport.newId();
    return this.transport.ask(clientId, { case: "command", value: { clientId, ...this.#placed(command) } });
  }

  /// A command without an actor takes place in the viewed scene.
  #placed(command: CommandInit): CommandInit {
    return (command.actor ?? 0) === 0 ? { ...command, scene: this.viewed } : command;
  }

  /// Sends the movement action of a dropped token, which is shown at the end of `path` until the table answers. If an
  /// open form needs a path, the drop fills the form instead. shift: where in the last cell it is shown.
  drop(command: CommandInit & { actor: CreatureId }, path: readonly Cell[], shift?: Shift): Promise<Outcome> {
    if (this.wantsPath?.actor === command.actor) {
      this.wantsPath.take(path);
      return Promise.resolve({ kind: "accepted" });
    }
    const clientId = this.transport.newId();
    this.drags.drop(clientId, command.actor, path.at(-1), shift);
    const outcome = this.transport.ask(clientId, { case: "command", value: { clientId, ...command } });
    const landing = { creature: command.actor, goal: path.at(-1), before: this.table.log.at(-1) };
    void outcome.then(({ kind }) => kind === "accepted" && this.landed(landing));
    return outcome;
  }

  answer(question: string, value: Value): Promise<Outcome> {
    const clientId = this.transport.newId();
    return this.transport.sendUntilAnswered(clientId, { case: "answer", value: { clientId, question, value } });
  }

  /// Tells that my prompt is on screen: its timer may start. Another's prompt starts on their screen alone.
  seen(question: string): void {
    if (this.watchedSeat === 0) this.transport.send({ case: "seen", value: { question } });
  }

  /// Cancels my queued command.
  cancelQueued(clientId: number): void {
    this.transport.send({ case: "cancelQueued", value: { clientId } });
  }

  /// Sets the automatic answer to a kind of question.
  async setAutoAnswer(autoAnswer: AutoAnswer): Promise<void> {
    await this.#autoAnswer(autoAnswer, [...this.#autoAnswersBut(autoAnswer), autoAnswer], {
      value: autoAnswer.value,
      ...(autoAnswer.askAbove === null ? {} : { askAbove: autoAnswer.askAbove }),
    });
  }

  /// Removes an automatic answer.
  async endAutoAnswer(autoAnswer: Pick<AutoAnswer, "creature" | "prompt">): Promise<void> {
    await this.#autoAnswer(autoAnswer, this.#autoAnswersBut(autoAnswer), {});
  }

  /// Shows `autoAnswers` at once, and the former ones again if the table refuses.
  async #autoAnswer(
    { creature, prompt }: Pick<AutoAnswer, "creature" | "prompt">,
    autoAnswers: readonly AutoAnswer[],
    what: { value?: Value; askAbove?: bigint },
  ): Promise<void> {
    const before = this.autoAnswers;
    this.autoAnswers = autoAnswers;
    const clientId = this.transport.newId();
    const outcome = await this.transport.ask(clientId, {
      case: "autoAnswer",
      value: { clientId, creature, prompt, ...what },
    });
    if (outcome.kind === "refused" && this.autoAnswers === autoAnswers) this.autoAnswers = before;
  }

  #autoAnswersBut({ creature, prompt }: Pick<AutoAnswer, "creature" | "prompt">): readonly AutoAnswer[] {
    return this.autoAnswers.filter((autoAnswer) => autoAnswer.creature !== creature || autoAnswer.prompt !== prompt);
  }

  edit(what: EditWhat): Promise<Outcome> {
    const clientId = this.transport.newId();
    return this.transport.ask(clientId, { case: "edit", value: { clientId, what } });
  }

  /// Undoes the newest step: a GM's of the table, a player's of the encounter of the viewed scene.
  undo(): void {
    const encounter = this.table.gm ? 0 : (encounterOf(this.table, this.viewed)?.id ?? 0);
    void this.edit({ case: "undo", value: { encounter } });
  }

  /// Does what was undone last again (GM).
  redo(): void {
    void this.edit({ case: "redo", value: true });
  }

  /// Stops the game, or resumes one that is paused or read-only (GM).
  toggleStop(): void {
    void this.edit({ case: "stop", value: !isStopped(this.table) });
  }

  /// Places a token anywhere (GM); shown there until the table answers.
  place(creature: CreatureId, scene: SceneId, cell: Cell, height: bigint, shift?: Shift): Promise<Outcome> {
    const clientId = this.transport.newId();
    this.drags.drop(clientId, creature, cell, shift);
    const aside = { shiftX: shift?.x ?? 0, shiftY: shift?.y ?? 0 };
    const place = { kind: Place_Kind.CELL, column: cell.column, row: cell.row, height, ...aside }; // the cell of a zone too
    const what = { case: "placeCreature", value: { creature, scene, place } } as const;
    return this.transport.ask(clientId, { case: "edit", value: { clientId, what } });
  }

  say(text: string, as: CreatureId): Promise<Outcome> {
    const clientId = this.transport.newId();
    return this.transport.ask(clientId, { case: "say", value: { clientId, text, as } });
  }

  eraseLine(id: string): Promise<Outcome> {
    const clientId = this.transport.newId();
    return this.transport.ask(clientId, { case: "eraseLine", value: { clientId, id } });
  }

  #receive(frame: ServerFrame): void {
    for (const delta of frame.deltas) this.#remember(delta);
    this.drags.received(frame);
    this.before = this.#table;
    this.#table = foldFrame(this.#table, frame);
    for (const delta of frame.deltas) {
      for (const part of [this.transport, this.queries, this.drags, this.pointers, this.content]) part.onDelta(delta);
      for (const watch of this.watchers) watch(delta);
    }
  }

  #remember({ is }: Delta): void {
    if (is.case === "snapshot") this.autoAnswers = is.value.autoAnswers.flatMap(autoAnswerOf);
    for (const timed of timedIn(is)) this.#receivedAtMs.set(timed, performance.now());
  }
}

function timedIn(is: Delta["is"]): readonly Timed[] {
  if (is.case === "question") return [is.value];
  if (is.case === "declarations") return is.value.open;
  return is.case === "snapshot" ? [...is.value.questions, ...(is.value.declarations?.open ?? [])] : [];
}

function autoAnswerOf({ creature, prompt, value, askAbove }: WireAutoAnswer): AutoAnswer[] {
  return value === undefined ? [] : [{ creature, prompt, value, askAbove: askAbove ?? null }];
}

const context = Symbol("session");

export function provideSession(session: Session): void {
  setContext(context, session);
}

/// The session of this component's table.
export function useSession(): Session {
  return getContext<Session>(context);
}
