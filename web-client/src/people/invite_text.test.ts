import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { InviteEntrySchema, SeatEntrySchema } from "../generated/protocol/wire/v1/lobby_pb";
import { inviteText, isOpen } from "./invite_text";

const now = 1_000_000;
const invite = (lasts: number, usesLeft: number, revoked = false) =>
  create(InviteEntrySchema, { expiresAtS: BigInt(now + lasts), usesLeft, revoked });

test("An open invite has the rest of its uses and its days", () => {
  expect(inviteText(invite(7 * 86_400, 10), [], now)).toBe("10 uses left, for 7 days");
  expect(inviteText(invite(60, 1), [], now)).toBe("1 use left, for 1 minute");
  expect(isOpen(invite(1, 1), now)).toBe(true);
});

test("An invite that no longer works has the reason", () => {
  expect(inviteText(invite(60, 1, true), [], now)).toBe("revoked");
  expect(inviteText(invite(60, 0), [], now)).toBe("used up");
  expect(inviteText(invite(0, 1), [], now)).toBe("expired");
  expect([invite(60, 1, true), invite(60, 0), invite(0, 1)].some((one) => isOpen(one, now))).toBe(false);
});

test("A link to a seat names its person", () => {
  const bea = create(SeatEntrySchema, { seat: 3, name: "Bea" });
  const link = create(InviteEntrySchema, { seat: 3, usesLeft: 1, expiresAtS: BigInt(now + 7 * 86_400) });
  expect(inviteText(link, [bea], now)).toBe("Sign-in link for Bea, for 7 days");
});
