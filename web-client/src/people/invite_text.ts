// An invite in words. Pure.
import type { InviteEntry, SeatEntry } from "../generated/protocol/wire/v1/lobby_pb";

/// Whether the invite still works.
export function isOpen(invite: InviteEntry, nowS: number): boolean {
  return !invite.revoked && invite.usesLeft > 0 && Number(invite.expiresAtS) > nowS;
}

/// "3 uses left, for 6 days", of a link to a seat "Sign-in link for Bea, for 6 days", or why it does not work.
/// seats: of the campaign.
export function inviteText(invite: InviteEntry, seats: readonly SeatEntry[], nowS: number): string {
  if (invite.revoked) return "revoked";
  if (invite.usesLeft === 0) return "used up";
  const left = Number(invite.expiresAtS) - nowS;
  if (left <= 0) return "expired";
  const opens = seats.find(({ seat }) => seat === invite.seat);
  if (opens) return `Sign-in link for ${opens.name}, for ${span(left)}`;
  return `${counted(invite.usesLeft, "use")} left, for ${span(left)}`;
}

/// "6 days": how long a link still works.
export function inviteEnd(expiresAtS: bigint, nowS: number): string {
  return span(Number(expiresAtS) - nowS);
}

function span(seconds: number): string {
  if (seconds < 7200) return counted(Math.ceil(seconds / 60), "minute");
  if (seconds < 172_800) return counted(Math.round(seconds / 3600), "hour");
  return counted(Math.round(seconds / 86_400), "day");
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
