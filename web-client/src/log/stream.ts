// Log entries and talk as one stream: entries of one resolution in one card, in the order they began. Pure.
import type { ChatLine } from "../generated/protocol/wire/v1/chat_pb";
import type { LogEntry } from "../generated/protocol/wire/v1/log_pb";

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
