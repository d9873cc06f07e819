// Log entries and talk as one stream: entries of one resolution in one card, in the order they began. Pure.
import { equals } from "@bufbuild/protobuf";
import type { ChatLine } from "../generated/protocol/wire/v1/chat_pb";
import { type Ref, RefSchema } from "../generated/protocol/wire/v1/common_pb";
import { Change_Kind, type LogEntry } from "../generated/protocol/wire/v1/log_pb";
import { NumberSchema_Importance } from "../generated/protocol/wire/v1/schema_pb";
import type { Table } from "../state/table/table";

/// The purpose of the roll that decides whose turn is first, in every rulebook where turns go by a number.
const INITIATIVE_ROLL = "initiative_roll";

/// Up to this many creatures have lines of their own.
const FEW = 2;

export type StreamItem =
  | { readonly kind: "group"; readonly id: string; readonly entries: readonly LogEntry[] }
  | { readonly kind: "chat"; readonly id: string; readonly line: ChatLine };

export function streamOf(log: readonly LogEntry[], chat: readonly ChatLine[]): readonly StreamItem[] {
  const groups = new Map<string, LogEntry[]>();
  for (const entry of log) {
    const group = groups.get(entry.group);
    if (group === undefined) groups.set(entry.group, [entry]);
    else group.push(entry);
  }
  const items: { at: bigint; item: StreamItem }[] = [];
  for (const [group, entries] of groups)
    items.push({ at: entries[0]?.atMs ?? 0n, item: { kind: "group", id: `g${group}`, entries } });
  for (const line of chat) items.push({ at: line.atMs, item: { kind: "chat", id: `c${line.id}`, line } });
  items.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return items.map(({ item }) => item);
}

/// Removes the ends of conditions that the same resolution adds again: a repeated defence is no news.
export function withoutRefreshed(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter((entry, at) => {
    const { is } = entry;
    if (is.case !== "change" || is.value.kind !== Change_Kind.ENDED) return true;
    const { key, on, with: other } = is.value;
    return !entries
      .slice(at + 1)
      .some(
        ({ is: later }) =>
          later.case === "change" &&
          later.value.kind === Change_Kind.GAINED &&
          later.value.key === key &&
          sameRef(later.value.on, on) &&
          sameRef(later.value.with, other),
      );
  });
}

/// Lists rolls of initiative that follow each other as the turns come, the highest first, each with the changes of its
/// creature. Others keep their place, and all do in a rulebook where turns go by no number.
export function highestFirst(
  { schemaIndex }: Pick<Table, "schemaIndex">,
  entries: readonly LogEntry[],
): readonly LogEntry[] {
  if (schemaIndex.schema.turnNumber === 0) return entries;
  const rollIn = ([entry]: readonly LogEntry[]) => {
    const roll = entry?.is.case === "roll" ? entry.is.value : undefined;
    const isOne = roll?.purpose === schemaIndex.key(INITIATIVE_ROLL) && roll.against === undefined;
    return isOne ? roll : undefined;
  };
  const blocks: LogEntry[][] = [];
  for (const entry of entries) {
    const block = blocks.at(-1);
    const by = rollIn(block ?? [])?.by;
    if (block !== undefined && by !== undefined && sameRef(onOf(entry), by)) block.push(entry);
    else blocks.push([entry]);
  }
  const listed: LogEntry[][] = [];
  let first = 0;
  for (const block of blocks) {
    const total = rollIn(block)?.total?.total;
    const lower = (other: LogEntry[], at: number) =>
      at >= first && total !== undefined && (rollIn(other)?.total?.total ?? total) < total;
    const place = listed.findIndex(lower);
    listed.splice(place < 0 ? listed.length : place, 0, block);
    if (total === undefined) first = listed.length;
  }
  return listed.flat();
}

/// Whether the entry is a change of what the rules remember for themselves; a GM's own change is not.
export function isBookkeeping({ schemaIndex }: Pick<Table, "schemaIndex">, { is, byGm }: LogEntry): boolean {
  if (byGm || is.case !== "change" || is.value.kind !== Change_Kind.NUMBER) return false;
  return schemaIndex.numbers.get(is.value.key)?.importance === NumberSchema_Importance.HIDDEN;
}

/// How much of a resolution others do not see: all, some, or nothing.
export function secrecyOf(entries: readonly LogEntry[]): string {
  if (!entries.some(({ secret }) => secret)) return "";
  return entries.every(({ secret }) => secret) ? "hidden" : "partly hidden";
}

/// An entry of the log, and the other creatures with an equal change in its resolution.
export interface MergedEntry {
  readonly entry: LogEntry;
  readonly others: readonly Ref[];
}

/// Merges equal number changes of many creatures, such as at the start of a round, into one line. A change never
/// moves ahead of a roll or of another entry.
export function mergedChanges(entries: readonly LogEntry[]): readonly MergedEntry[] {
  const groupOf = new Map<LogEntry, LogEntry[]>();
  const alike = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    if (entry.is.case !== "change") alike.clear();
    const key = changeKey(entry);
    const begun = key === "" ? undefined : alike.get(key);
    const group = begun === undefined || begun.some((other) => sameRef(onOf(other), onOf(entry))) ? [] : begun;
    group.push(entry);
    alike.set(key, group);
    groupOf.set(entry, group);
  }
  return entries.flatMap((entry) => {
    const [first, ...others] = groupOf.get(entry) ?? [];
    if (others.length < FEW) return [{ entry, others: [] }];
    return first === entry ? [{ entry, others: others.flatMap((other) => onOf(other) ?? []) }] : [];
  });
}

function changeKey({ is }: LogEntry): string {
  if (is.case !== "change" || is.value.kind !== Change_Kind.NUMBER) return "";
  const { key, before, after, on } = is.value;
  return on?.of.case === "creature" ? `${key} ${before} ${after}` : "";
}

function onOf({ is }: LogEntry): Ref | undefined {
  return is.case === "change" ? is.value.on : undefined;
}

function sameRef(a: Ref | undefined, b: Ref | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equals(RefSchema, a, b);
}
