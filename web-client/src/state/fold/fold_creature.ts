// The fold of deltas about one creature. Pure.
import { type Number as NumberEntry, type Place, Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import type { CreaturePatch } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Condition, Feature, Item, Creature as WireCreature } from "../../generated/protocol/wire/v1/state_pb";
import type { Key } from "../table/schema_index";
import type { Cell, Creature, Numbers } from "../table/table";

/// Converts a whole creature.
export function readCreature(wire: WireCreature): Creature {
  return {
    id: wire.id,
    name: wire.name,
    record: wire.record,
    side: wire.side,
    seats: wire.seats,
    picture: wire.picture,
    hidden: wire.hidden,
    scene: wire.scene,
    cell: cellOf(wire.place),
    shift: { x: wire.place?.shiftX ?? 0, y: wire.place?.shiftY ?? 0 },
    height: Number(wire.place?.height ?? 0n),
    size: Math.max(1, wire.size),
    facing: wire.facing,
    encounter: wire.encounter,
    numbers: readNumbers(wire.numbers),
    conditions: wire.conditions,
    features: wire.features,
    items: wire.items,
  };
}

/// The creature after `patch`. Without a scene it has no place.
export function patchCreature(creature: Creature, patch: CreaturePatch): Creature {
  const scene = patch.scene ?? creature.scene;
  return {
    ...creature,
    name: patch.name ?? creature.name,
    side: patch.side ?? creature.side,
    seats: patch.seats?.seats ?? creature.seats,
    picture: patch.picture ?? creature.picture,
    hidden: patch.hidden ?? creature.hidden,
    scene,
    cell: scene === 0 ? null : patchedCell(creature.cell, patch),
    shift: { x: patch.shiftX ?? creature.shift.x, y: patch.shiftY ?? creature.shift.y },
    height: patch.height === undefined ? creature.height : Number(patch.height),
    size: patch.size ?? creature.size,
    facing: patch.facing ?? creature.facing,
    encounter: patch.encounter ?? creature.encounter,
    numbers: patch.numbers.length === 0 ? creature.numbers : mergeNumbers(creature.numbers, patch.numbers),
  };
}

export function readNumbers(entries: readonly NumberEntry[]): Numbers {
  return new Map(entries.map((entry) => [entry.key, Number(entry.value)]));
}

export function mergeNumbers(numbers: Numbers, entries: readonly NumberEntry[]): Numbers {
  return new Map<Key, number>([...numbers, ...readNumbers(entries)]);
}

export function withCondition(creature: Creature, condition: Condition): Creature {
  return { ...creature, conditions: upsert(creature.conditions, condition) };
}

export function withoutCondition(creature: Creature, id: string): Creature {
  return { ...creature, conditions: creature.conditions.filter((condition) => condition.id !== id) };
}

export function withFeature(creature: Creature, feature: Feature): Creature {
  const others = creature.features.filter((known) => known.key !== feature.key);
  return { ...creature, features: [...others, feature] };
}

export function withoutFeature(creature: Creature, key: Key): Creature {
  return { ...creature, features: creature.features.filter((known) => known.key !== key) };
}

export function withItem(creature: Creature, item: Item): Creature {
  return { ...creature, items: upsert(creature.items, item) };
}

export function withoutItem(creature: Creature, id: string): Creature {
  return { ...creature, items: creature.items.filter((item) => item.id !== id) };
}

/// `list` with the entry of the same id replaced, or with a new one at its end.
export function upsert<T extends { readonly id: string }>(list: readonly T[], entry: T): readonly T[] {
  const known = list.some((other) => other.id === entry.id);
  return known ? list.map((other) => (other.id === entry.id ? entry : other)) : [...list, entry];
}

export function cellOf(place: Place | undefined): Cell | null {
  const stands = place?.kind === Place_Kind.CELL || place?.kind === Place_Kind.ZONE;
  return stands ? { column: place.column, row: place.row } : null;
}

function patchedCell(before: Cell | null, patch: CreaturePatch): Cell | null {
  if (patch.column === undefined && patch.row === undefined) return before;
  return { column: patch.column ?? before?.column ?? 0, row: patch.row ?? before?.row ?? 0 };
}
