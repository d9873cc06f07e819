// Requests for content and heroes: records and files in and out, and the rules' reports.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { SvelteMap } from "svelte/reactivity";
import type {
  AskExport_Which,
  ContentFile,
  Draft,
  HeroReport,
  RecordDraft,
} from "../../generated/protocol/wire/v1/content_pb";
import type { Delta } from "../../generated/protocol/wire/v1/envelope_pb";
import type { EditSchema } from "../../generated/protocol/wire/v1/table_pb";
import type { FrameIs } from "../../net/connection";
import type { Key } from "../table/schema_index";
import { chunksOf, markOf } from "./file_chunks";
import type { Written } from "./outcome";
import type { Transport } from "./transport.svelte";

type EditWhat = NonNullable<MessageInitShape<typeof EditSchema>["what"]>;

/// Pause after a record: the server accepts 20 requests a second.
const PAUSE_MS = 60;
/// A dropped connection may lose requests.
const RENEWS_RECORDS: ReadonlySet<Delta["is"]["case"]> = new Set(["record", "recordGone", "welcome", "resumed"]);

export class ContentRequests {
  /// The report on the last tried hero; null before the first.
  heroReport = $state.raw<HeroReport | null>(null);
  #tried = 0;
  /// The records that were read, by their id; null: asked for, or not for this person.
  readonly #records = new SvelteMap<Key, Draft | null>();
  /// Records are read one after the other: a sheet names dozens.
  #reading: Promise<unknown> = Promise.resolve();
  readonly #texts = new Map<number, (answer: RecordDraft | ContentFile | null) => void>();

  constructor(private readonly transport: Pick<Transport, "live" | "newId" | "send" | "write">) {}

  /// Sends an edit that can have problems: a record, a hero.
  write(what: EditWhat): Promise<Written> {
    const clientId = this.transport.newId();
    return this.transport.write(clientId, { case: "edit", value: { clientId, what } });
  }

  /// Sends a content file in as many frames as needed; after a lost connection all of them are sent again.
  importContent(file: string, text: string): Promise<Written> {
    const chunks = chunksOf(text);
    const parts = ["", ...chunks.slice(0, -1)].map(
      (part, at): FrameIs => ({ case: "importChunk", value: { first: at === 0, text: part } }),
    );
    const clientId = this.transport.newId();
    const what = { case: "importContent" as const, value: { file, text: chunks.at(-1) ?? "", ...markOf(text) } };
    return this.transport.write(clientId, { case: "edit", value: { clientId, what } }, parts);
  }

  /// Requests a record as its form holds it; null if this person may not read it.
  askRecord(record: { kind: Key; id: Key }): Promise<RecordDraft | null> {
    return this.#read((clientId) => ({ case: "askRecord", value: { clientId, record } }));
  }

  /// What a record says, requested once until content changes; null before the answer.
  recordOf(id: Key): Draft | null {
    return this.#records.get(id) ?? null;
  }

  /// Requests a record for `recordOf`, unless it was.
  wantRecord(record: { kind: Key; id: Key }): void {
    if (this.#records.has(record.id)) return;
    this.#records.set(record.id, null);
    this.#reading = this.#reading.then(async () => {
      const read = await this.askRecord(record);
      if (read?.draft !== undefined) this.#records.set(record.id, read.draft);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    });
  }

  /// Requests the campaign's content as a file.
  exportContent(which: AskExport_Which): Promise<ContentFile | null> {
    return this.#read((clientId) => ({ case: "askExport", value: { clientId, which } }));
  }

  /// Requests a report on a hero: the answer arrives as `heroReport`.
  tryHero(hero: Draft): void {
    if (!this.transport.live) return;
    this.#tried = this.transport.newId();
    this.transport.send({ case: "tryHero", value: { clientId: this.#tried, hero } });
  }

  /// Forgets the tried hero: later reports on it are ignored.
  forgetHero(): void {
    this.#tried = 0;
    this.heroReport = null;
  }

  onDelta({ is }: Delta): void {
    if (is.case === "heroReport" && is.value.clientId === this.#tried) this.heroReport = is.value;
    if (is.case === "recordDraft" || is.case === "contentFile") this.#resolve(is.value.clientId, is.value);
    if (is.case === "refused") this.#resolve(is.value.clientId, null);
    if (RENEWS_RECORDS.has(is.case)) this.#records.clear();
    if (is.case === "welcome" || is.case === "resumed") this.#reading = Promise.resolve();
  }

  #read<T extends RecordDraft | ContentFile>(ask: (clientId: number) => FrameIs): Promise<T | null> {
    const clientId = this.transport.newId();
    this.transport.send(ask(clientId));
    return new Promise((resolve) => this.#texts.set(clientId, (answer) => resolve(answer as T | null)));
  }

  #resolve(clientId: number, answer: RecordDraft | ContentFile | null): void {
    this.#texts.get(clientId)?.(answer);
    this.#texts.delete(clientId);
  }
}
