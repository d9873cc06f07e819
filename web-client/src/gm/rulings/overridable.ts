// The refusals that a GM may override.
import type { Refusal } from "../../generated/protocol/wire/v1/common_pb";
import type { ClientFrame } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Command } from "../../generated/protocol/wire/v1/play_pb";
import { canOverride } from "../../state/table/selectors";
import type { Table } from "../../state/table/table";

/// The command to send again with `refusal` overridden; null if it was no command or the refusal is absolute.
export function overridable(table: Table, refusal: Refusal, sent: ClientFrame): Command | null {
  if (sent.is.case !== "command" || !canOverride(table, refusal)) return null;
  if (sent.is.value.overrides.includes(refusal.code)) return null;
  return sent.is.value;
}
