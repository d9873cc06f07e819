// The actions, conditions, refusals and house rules that cite a rule. Pure.

import type { Key } from "../state/table/schema_index";
import { isMemory } from "../state/table/selectors";
import type { Table } from "../state/table/table";
import { fill, sentence } from "../state/text/sentence";
import { texts } from "../ui/texts";

export interface Citing {
  readonly what: string;
  readonly names: readonly string[];
}

export function citedBy(table: Table, rule: Key): readonly Citing[] {
  const { schema } = table.schemaIndex;
  const houseRules = schema.houseRules.filter((entry) => entry.rule === rule);
  const all: readonly Citing[] = [
    { what: "Actions", names: schema.actions.filter(({ rules }) => rules.includes(rule)).map(({ name }) => name) },
    {
      what: "Conditions",
      names: schema.conditions.filter((entry) => entry.rule === rule && !isMemory(entry)).map(({ name }) => name),
    },
    {
      what: texts.houseRules,
      names: houseRules.map(({ key, name, values, defaultValue }) => {
        const value = table.houseRules.get(key) ?? Number(defaultValue);
        const word = values[value];
        return `${name}: ${word === undefined ? value : sentence(table, word)}`;
      }),
    },
    {
      what: "Restrictions",
      names: schema.refusals
        .filter((entry) => entry.rule === rule)
        .map(({ text }) => fill(table, text).replace(/\.$/, "")),
    },
  ];
  return all.filter(({ names }) => names.length > 0);
}
