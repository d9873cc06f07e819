// The rulebook's actions of the GM, as the server offers them: in the panel, beside the turn order, in the palette.
import type { Param } from "../../generated/protocol/wire/v1/common_pb";
import type { ActionSchema } from "../../generated/protocol/wire/v1/schema_pb";
import type { Session } from "../../state/session.svelte";
import { type CommandGroup, commandGroupOf, fightStepOf } from "../../state/table/fight_actions";
import { refusalText } from "../../state/text/sentence";
import type { View } from "../../state/view.svelte";
import { showToast } from "../../ui/toast.svelte";

export interface GmCommand {
  readonly schema: ActionSchema;
  readonly group: CommandGroup;
  /// "" when it is legal.
  readonly disabledReason: string;
}

/// The names of the groups, in their order.
export const commandGroups: readonly (readonly [CommandGroup, string])[] = [
  ["fight", "Combat"],
  ["creatures", "Creatures"],
  ["time", "Time"],
  ["other", "Rules"],
];

export function gmCommands({ table, queries }: Pick<Session, "table" | "queries">): readonly GmCommand[] {
  return (queries.offers(0) ?? []).flatMap(({ action, whyNot }) => {
    const schema = table.schemaIndex.actions.get(action);
    if (schema === undefined) return [];
    const disabledReason = whyNot === undefined ? "" : refusalText(table, whyNot);
    return [{ schema, group: commandGroupOf(table.schemaIndex, schema), disabledReason }];
  });
}

/// Opens the form of an action, or sends one without fields. The end of a fight is sent after a question.
export function runCommand(session: Session, view: View, schema: ActionSchema, given: readonly Param[] = []): void {
  const { key, form, name } = schema;
  if (form.length > given.length) {
    view.form = { action: key, actor: 0, given };
    return;
  }
  const run = () => void session.command({ action: key, actor: 0, form: [...given] });
  if (fightStepOf(session.table.schemaIndex, schema) !== "end") return run();
  showToast(`${name}?`, "note", [{ name: "Confirm", run }]);
}
