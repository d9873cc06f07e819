// The log and chat lines that this person has not seen. Pure.
import type { Table } from "./table";

type Lines = Pick<Table, "log" | "chat" | "seat">;

export interface Unread {
  /// Cards of the log and chat lines of others.
  readonly lines: number;
  /// Private messages to me among them.
  readonly whispers: number;
}

/// The lines that are newer than `readAtMs`, by the server's clock.
export function unreadOf({ log, chat, seat }: Lines, readAtMs: bigint): Unread {
  const cards = new Set(log.filter(({ atMs }) => atMs > readAtMs).map(({ group }) => group));
  const talk = chat.filter((line) => line.atMs > readAtMs && line.seat !== seat);
  return { lines: cards.size + talk.length, whispers: talk.filter(({ to }) => to.includes(seat)).length };
}

/// The time of the newest line; 0 without any.
export function newestAtMs({ log, chat }: Pick<Table, "log" | "chat">): bigint {
  const logged = log.at(-1)?.atMs ?? 0n;
  const said = chat.at(-1)?.atMs ?? 0n;
  return logged > said ? logged : said;
}
