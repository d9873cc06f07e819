// The choices of a form field, as the server sends them, with texts. Pure except for the request.
import { create, equals } from "@bufbuild/protobuf";
import {
  type Param,
  ParamSchema,
  Place_Kind,
  type Value,
  ValueListSchema,
  ValueSchema,
} from "../generated/protocol/wire/v1/common_pb";
import type { Choice } from "../generated/protocol/wire/v1/play_pb";
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import { encodePath } from "../state/maps/path";
import { isZones } from "../state/maps/zones";
import type { Key } from "../state/table/schema_index";
import { canOverride, ruleBehind } from "../state/table/selectors";
import type { Cell, CreatureId, SceneId, Table } from "../state/table/table";
import { refusalText, valueText } from "../state/text/sentence";

export interface FieldChoice {
  readonly value: Value;
  readonly name: string;
  /// The fields that the choice adds to the form, such as the payment.
  readonly autofilled: readonly Param[];
  /// What it does or costs.
  readonly hint?: string;
  /// "" when it is legal.
  readonly why: string;
  /// The rule behind it; 0: none.
  readonly rule: Key;
  /// Whether this person may override the reason against it.
  readonly overridable: boolean;
}

/// scene: the scene of the places among the choices.
export function worded(table: Table, scene: SceneId, choices: readonly Choice[]): readonly FieldChoice[] {
  return choices.flatMap(({ value, whyNot, added }) =>
    value === undefined
      ? []
      : [
          {
            value,
            name: valueText(table, value, scene),
            autofilled: added,
            why: whyNot === undefined ? "" : refusalText(table, whyNot),
            rule: whyNot === undefined ? 0 : ruleBehind(table, whyNot),
            overridable: whyNot !== undefined && canOverride(table, whyNot),
          },
        ],
  );
}

/// Legal choices first, then those that this person may override.
export function choosable(choices: readonly FieldChoice[]): readonly FieldChoice[] {
  return [...choices.filter(({ why }) => why === ""), ...choices.filter(({ overridable }) => overridable)];
}

/// The fields that choosing `value` adds to the form.
export function autofilledBy(choices: readonly FieldChoice[], value: Value | undefined): readonly Param[] {
  if (value === undefined) return [];
  return choices.find((choice) => equals(ValueSchema, choice.value, value))?.autofilled ?? [];
}

/// The creature a value names; 0 for other values.
export function creatureIn(value: Value | undefined): CreatureId {
  return value?.is.case === "ref" && value.is.value.of.case === "creature" ? value.is.value.of.value : 0;
}

export function creatureValue(creature: CreatureId): Value {
  return create(ValueSchema, { is: { case: "ref", value: { of: { case: "creature", value: creature } } } });
}

/// A cell of `scene`, or a zone where that has zones.
export function placeValue(scene: Scene | null, { column, row }: Cell): Value {
  const kind = isZones(scene) ? Place_Kind.ZONE : Place_Kind.CELL;
  return create(ValueSchema, { is: { case: "place", value: { kind, column, row } } });
}

/// path: the cells entered, in order.
export function pathValue(path: readonly Cell[]): Value {
  return create(ValueSchema, { is: { case: "path", value: encodePath(path) } });
}

export function keyValue(key: number): Value {
  return create(ValueSchema, { is: { case: "key", value: key } });
}

export function listOf(values: readonly Value[]): Value {
  return create(ValueSchema, { is: { case: "list", value: create(ValueListSchema, { values: [...values] }) } });
}

export function numberValue(number: number): Value {
  return create(ValueSchema, { is: { case: "number", value: BigInt(number) } });
}

export function yesValue(yes: boolean): Value {
  return create(ValueSchema, { is: { case: "yes", value: yes } });
}

export function textValue(text: string): Value {
  return create(ValueSchema, { is: { case: "text", value: text } });
}

export function param(name: number, value: Value): Param {
  return create(ParamSchema, { name, value });
}
