// The refusals that a GM may override, and those that say nothing new.
import type { Refusal } from "../../generated/protocol/wire/v1/common_pb";
import type { ClientFrame } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Command } from "../../generated/protocol/wire/v1/play_pb";
import { canOverride, END_TURN } from "../../state/table/selectors";
import type { Table } from "../../state/table/table";

/// The command to send again with `refusal` overridden; null if it was no command or the refusal is absolute.
export function overridable(table: Table, refusal: Refusal, sent: ClientFrame): Command | null {
  if (sent.is.case !== "command" || !canOverride(table, refusal)) return null;
  if (sent.is.value.overrides.includes(refusal.code)) return null;
  return sent.is.value;
}

/// Whether `sent` ends a turn that is over: some actions end it themselves, another person may have been faster.
export function endsPastTurn(table: Table, { is }: ClientFrame): boolean {
  if (is.case !== "command" || table.schemaIndex.name(is.value.action) !== END_TURN) return false;
  return ![...table.encounters.values()].some(({ turn }) => turn === is.value.actor);
}
