// What portraits show of a creature besides its name: picture, side, a mark among its likes, its health as disclosed. Pure.
import { isDown, sideIndex } from "./selectors";
import type { Creature, Table } from "./table";

export interface PortraitView {
  readonly name: string;
  readonly picture: string;
  readonly side: number;
  readonly down: boolean;
  /// A number or letter among creatures of the scene with the same picture: "2", "S"; or "".
  readonly mark: string;
}

export function portraitOf(table: Table, creature: Creature): PortraitView {
  const { name, picture, side } = creature;
  return {
    name,
    picture,
    side: sideIndex(table, side),
    down: isDown(table, creature),
    mark: markOf(table, creature),
  };
}

/// The number at the end of its name, else the initial of its last word that none of its likes has.
export function markOf(table: Table, { id, scene, picture, name }: Creature): string {
  if (picture === "") return "";
  const likes = [...table.creatures.values()].filter((it) => it.picture === picture && it.scene === scene);
  if (likes.length < 2) return "";
  const number = /\d{1,2}$/.exec(name)?.[0];
  if (number !== undefined) return number;
  const others = new Set(likes.flatMap((it) => (it.id === id ? [] : wordsOf(it.name))));
  return (
    wordsOf(name)
      .findLast((word) => !others.has(word))
      ?.slice(0, 1)
      .toUpperCase() ?? ""
  );
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/// The health of a creature whose numbers this person may not read, as the table tells it.
export interface DisclosedHealth {
  /// 0 to 1; null: disclosed in a word.
  readonly part: number | null;
  /// "Hurt", "Health 3/8".
  readonly words: string;
  /// 0: nothing is missing; 1, 2: the worse.
  readonly grade: number;
}

/// The kernel's numbers for it, in every rulebook.
const STATE = "health_state";
const EIGHTHS = "health_eighths";

/// Null: its numbers may be read, or the table tells nothing.
export function disclosedHealth({ schemaIndex }: Table, { numbers }: Creature): DisclosedHealth | null {
  const state = schemaIndex.numbers.get(schemaIndex.key(STATE));
  const word = numbers.get(state?.key ?? 0);
  if (state !== undefined && word !== undefined)
    return { part: null, words: schemaIndex.label(word), grade: Math.max(0, state.symbols.indexOf(word)) };
  const eighths = numbers.get(schemaIndex.key(EIGHTHS));
  if (eighths === undefined) return null;
  return { part: eighths / 8, words: `Health ${eighths}/8`, grade: eighths >= 8 ? 0 : eighths >= 4 ? 1 : 2 };
}
