// A hero being made: the server's report as the sheet and the form show it. Pure.
import { create } from "@bufbuild/protobuf";
import type { Allowance, HeroReport } from "../generated/protocol/wire/v1/content_pb";
import { type Sheet, SheetSchema } from "../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { type Section, sections } from "../sheet/sections";
import { ruleBehind } from "../state/table/selectors";
import type { Creature, Table } from "../state/table/table";
import { numberText } from "../state/text/figures";
import { refusalText, sentence } from "../state/text/sentence";
import { byField, type Problems, problemsOf } from "./problems";

/// The problems of the hero: of its spelling, else of the rules.
export function heroProblems(table: Table, report: HeroReport): Problems {
  if (report.problems.length > 0) return problemsOf(report.problems);
  return byField(
    report.refusals.flatMap(({ field, refusal }) =>
      refusal ? [{ field, text: refusalText(table, refusal), rule: ruleBehind(table, refusal) }] : [],
    ),
  );
}

/// The creature that would be made, as far as the report describes it. It has no id yet.
export function heroCreature(table: Table, name: string, report: HeroReport): Creature {
  return {
    id: 0,
    name,
    record: 0,
    side: 0,
    seats: [table.seat],
    picture: "",
    hidden: false,
    scene: 0,
    cell: null,
    shift: { x: 0, y: 0 },
    height: 0,
    size: 1,
    facing: 0,
    encounter: 0,
    numbers: new Map(report.numbers.map(({ key, value }) => [key, Number(value)])),
    conditions: [],
    features: [],
    items: [],
  };
}

/// What of the allowances is left: "Points 12, Hours 300"; "" if nothing is.
export function unspentText(table: Table, allowances: readonly Allowance[]): string {
  return allowances
    .filter(({ spent, of }) => spent < of)
    .map(({ name, spent, of }) => `${sentence(table, name)} ${numberText(of - spent)}`)
    .join(", ");
}

/// The numbers of the hero, without those of a turn and without zeros.
export function heroSections(table: Table, creature: Creature, report: HeroReport): readonly Section[] {
  const sheet: Sheet = create(SheetSchema, { lines: report.sheet });
  const quiet = [NumberSchema_Kind.FLAG, NumberSchema_Kind.PIP];
  return sections(table, creature, sheet)
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(
        ({ number, value, sum }) => !quiet.includes(number.kind) && (value !== 0 || (sum?.parts.length ?? 0) > 0),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}
