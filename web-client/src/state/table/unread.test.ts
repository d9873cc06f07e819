// Log and chat lines that were not shown yet.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ChatLineSchema } from "../../generated/protocol/wire/v1/chat_pb";
import { LogEntrySchema } from "../../generated/protocol/wire/v1/log_pb";
import { newestAtMs, unreadOf } from "./unread";

const log = [
  { group: "1", atMs: 100n },
  { group: "2", atMs: 200n },
  { group: "2", atMs: 210n },
].map((entry) => create(LogEntrySchema, entry));
const chat = [
  { id: "1", seat: 3, to: [], atMs: 150n },
  { id: "2", seat: 3, to: [2], atMs: 220n },
  { id: "3", seat: 2, to: [3], atMs: 230n },
].map((line) => create(ChatLineSchema, line));
const table = { log, chat, seat: 2 };

test("A card counts once, and my own lines never", () => {
  expect(unreadOf(table, 0n)).toEqual({ lines: 4, whispers: 1 });
  expect(unreadOf(table, 200n)).toEqual({ lines: 2, whispers: 1 });
});

test("Nothing is unread after the newest line", () => {
  expect(newestAtMs(table)).toBe(230n);
  expect(unreadOf(table, newestAtMs(table))).toEqual({ lines: 0, whispers: 0 });
});

test("A table without lines has nothing unread", () => {
  const empty = { log: [], chat: [], seat: 2 };

  expect(unreadOf(empty, newestAtMs(empty))).toEqual({ lines: 0, whispers: 0 });
});
