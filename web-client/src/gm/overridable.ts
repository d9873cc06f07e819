// Which refusals a GM may set aside.
import type { Refusal } from "../generated/protocol/wire/v1/common_pb";
import type { ClientFrame } from "../generated/protocol/wire/v1/envelope_pb";
import type { Command } from "../generated/protocol/wire/v1/play_pb";
import { canOverride } from "../state/selectors";
import type { Table } from "../state/table";

/// The command that may be sent again with `refusal` set aside; null where it was none, or a fact stands against it.
export function overridable(table: Table, refusal: Refusal, sent: ClientFrame): Command | null {
  if (sent.is.case !== "command" || !canOverride(table, refusal)) return null;
  if (sent.is.value.overrides.includes(refusal.code)) return null;
  return sent.is.value;
}
