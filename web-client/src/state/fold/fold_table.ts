// The fold of one delta into the confirmed state. Pure; a Table changes only here and in fold_frame.ts.
import { assertNever } from "../../assert_never";
import type { Ref, Number as WireNumber } from "../../generated/protocol/wire/v1/common_pb";
import type { Delta } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Snapshot } from "../../generated/protocol/wire/v1/session_pb";
import type { Areas, Encounter, Item, Scene } from "../../generated/protocol/wire/v1/state_pb";
import { plain, terrainAt } from "../maps/terrain";
import type { Creature, CreatureId, Table } from "../table/table";
import { withNames } from "../text/log_names";
import {
  mergeNumbers,
  patchCreature,
  readCreature,
  readNumbers,
  withCondition,
  withFeature,
  withItem,
  withoutCondition,
  withoutFeature,
  withoutItem,
} from "./fold_creature";
import {
  changeItem,
  editedScene,
  foldDoor,
  foldGhost,
  foldLights,
  foldNotes,
  foldRegions,
  foldRevealed,
  foldSeen,
  foldTerrain,
  foldWalls,
  sceneWithArea,
  sceneWithoutArea,
} from "./fold_scene";

/// Log entries and chat lines kept on screen.
const KEPT_LINES = 2000;

/// `table` after `delta`. Deltas that answer one person (refusals, offers, previews) change nothing; records are
/// folded per frame.
export function foldDelta(table: Table, delta: Delta): Table {
  const { is } = delta;
  switch (is.case) {
    case "snapshot":
      return foldSnapshot(table, is.value);
    case "creature":
      return { ...table, creatures: withEntry(table.creatures, is.value.id, readCreature(is.value)) };
    case "creaturePatch": {
      const patch = is.value;
      return changeCreature(table, patch.creature, (creature) => patchCreature(creature, patch));
    }
    case "creatureRemoved":
      return { ...table, creatures: withoutEntry(table.creatures, is.value) };
    case "condition": {
      const { on, condition } = is.value;
      if (condition === undefined) return table;
      return onOwner(table, on, {
        creature: (it) => withCondition(it, condition),
        scene: (it) => sceneWithArea(it, condition),
      });
    }
    case "conditionEnded": {
      const { on, condition } = is.value;
      return onOwner(table, on, {
        creature: (it) => withoutCondition(it, condition),
        scene: (it) => sceneWithoutArea(it, condition),
      });
    }
    case "feature": {
      const { creature, feature, lost } = is.value;
      if (feature === undefined) return table;
      return changeCreature(table, creature, (it) =>
        lost ? withoutFeature(it, feature.key) : withFeature(it, feature),
      );
    }
    case "item": {
      const { owner, item } = is.value;
      if (item === undefined) return table;
      return onOwner(table, owner, { creature: (it) => withItem(it, item), scene: (it) => changeItem(it, item) });
    }
    case "itemLost": {
      const { owner, item } = is.value;
      return onOwner(table, owner, {
        creature: (it) => withoutItem(it, item),
        scene: (it) => ({ ...it, items: it.items.filter(({ id }) => id !== item) }),
      });
    }
    case "number": {
      const { owner, number } = is.value;
      if (number === undefined) return table;
      if (owner?.of.case === "cell") {
        const cell = owner.of.value;
        return changeScene(table, owner.within, (it) =>
          foldTerrain(it, [{ ...withNumber(terrainAt(it, cell) ?? plain, number), first: cell, cells: 1 }]),
        );
      }
      return onOwner(table, owner, {
        creature: (it) => ({ ...it, numbers: mergeNumbers(it.numbers, [number]) }),
        encounter: (it) => withNumber(it, number),
        scene: (it) => withNumber(it, number),
        item: (it) => withNumber(it, number),
      });
    }
    case "areas":
      return { ...table, areas: readAreas(is.value) };
    case "relation":
      return { ...table, relations: withEntry(table.relations, is.value.id, is.value) };
    case "relationEnded":
      return { ...table, relations: withoutEntry(table.relations, is.value) };
    case "encounter":
      return withMembers({ ...table, encounters: withEntry(table.encounters, is.value.id, is.value) }, is.value);
    case "encounterEnded": {
      const ended = { ...table, encounters: withoutEntry(table.encounters, is.value) };
      return withMembers(ended, { id: is.value, order: [] });
    }
    case "encounterPatch": {
      const { encounter, turn, round, order, phase } = is.value;
      const changed = changeEncounter(table, encounter, (it) => ({
        ...it,
        turn: turn ?? it.turn,
        round: round ?? it.round,
        order: order?.creatures ?? it.order,
        phase: phase ?? it.phase,
      }));
      return order === undefined ? changed : withMembers(changed, { id: encounter, order: order.creatures });
    }
    case "scene":
      return { ...table, scenes: withEntry(table.scenes, is.value.id, is.value) };
    case "sceneEdited": {
      const edited = is.value;
      return changeScene(table, edited.id, (it) => editedScene(it, edited));
    }
    case "sceneRemoved":
      return { ...table, scenes: withoutEntry(table.scenes, is.value) };
    case "sceneShown":
      return { ...table, shown: is.value };
    case "terrain": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldTerrain(it, patch.runs));
    }
    case "walls": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldWalls(it, patch));
    }
    case "door": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldDoor(it, patch));
    }
    case "revealed": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldRevealed(it, patch));
    }
    case "seen": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldSeen(it, patch));
    }
    case "ghost": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldGhost(it, patch));
    }
    case "lights": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldLights(it, patch));
    }
    case "notes": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldNotes(it, patch));
    }
    case "regions": {
      const patch = is.value;
      return changeScene(table, patch.scene, (it) => foldRegions(it, patch));
    }
    case "clock": {
      const { encounter, passedS } = is.value;
      if (encounter === 0) return { ...table, clockS: table.clockS + Number(passedS) };
      return changeEncounter(table, encounter, (it) => ({ ...it, clockS: it.clockS + passedS }));
    }
    case "campaign": {
      const { shown, clockS, houseRules, strictness } = is.value;
      return {
        ...table,
        shown,
        clockS: Number(clockS),
        houseRules: readNumbers(houseRules),
        strictness: readNumbers(strictness),
      };
    }
    case "houseRule":
      return { ...table, houseRules: mergeNumbers(table.houseRules, [is.value]) };
    case "strictness":
      return { ...table, strictness: mergeNumbers(table.strictness, [is.value]) };
    case "log":
      return { ...table, log: [...table.log, withNames(table, is.value)].slice(-KEPT_LINES) };
    case "voided": {
      const groups = new Set(is.value.groups);
      return {
        ...table,
        log: table.log.map((entry) => (groups.has(entry.group) ? { ...entry, voided: true } : entry)),
      };
    }
    case "chat":
      return { ...table, chat: [...table.chat, is.value].slice(-KEPT_LINES) };
    case "lineErased": {
      const { id } = is.value;
      return { ...table, chat: table.chat.filter((line) => line.id !== id) };
    }
    case "question": {
      const question = is.value;
      const known = table.questions.some(({ id }) => id === question.id);
      const questions = known
        ? table.questions.map((other) => (other.id === question.id ? question : other))
        : [...table.questions, question];
      return { ...table, questions };
    }
    case "questionClosed": {
      const { question } = is.value;
      return {
        ...table,
        questions: table.questions.filter(({ id }) => id !== question),
        waiting: table.waiting.filter((other) => other.question !== question),
      };
    }
    case "waiting": {
      const waiting = is.value;
      const others = table.waiting.filter(({ question }) => question !== waiting.question);
      return { ...table, waiting: [...others, waiting] };
    }
    case "declarations":
      return { ...table, declarations: is.value.open, queue: is.value.queue };
    case "offersStale":
      return { ...table, offersAge: table.offersAge + 1 };
    case "participant":
      return { ...table, participants: withEntry(table.participants, is.value.seat, is.value) };
    case "names":
      return { ...table, schemaIndex: table.schemaIndex.withNames(is.value.first, is.value.names) };
    case "nextUndo":
      return { ...table, nextUndo: is.value.seat === 0 ? null : is.value };
    case "nextRedo":
      return { ...table, nextRedo: is.value.seat === 0 ? null : is.value };
    case "status":
      return { ...table, status: is.value };
    // Answers to one person, pointers and content: session.svelte.ts and fold_frame.ts apply them.
    case "accepted":
    case "refused":
    case "offers":
    case "choices":
    case "sheet":
    case "reachableZones":
    case "dragPreview":
    case "ping":
    case "measure":
    case "welcome":
    case "resumed":
    case "closing":
    case "echo":
    case "record":
    case "recordGone":
    case "recordDraft":
    case "contentFile":
    case "contentProblems":
    case "heroReport":
    case undefined: // a delta of a newer server
      return table;
    default:
      return assertNever(is);
  }
}

/// The change of each kind of owner; an absent kind stays unchanged.
interface OwnerChange {
  readonly creature?: (creature: Creature) => Creature;
  readonly scene?: (scene: Scene) => Scene;
  readonly encounter?: (encounter: Encounter) => Encounter;
  readonly item?: (item: Item) => Item;
}

/// `table` with the owner that `ref` names changed.
function onOwner(table: Table, ref: Ref | undefined, change: OwnerChange): Table {
  const of = ref?.of;
  switch (of?.case) {
    case "creature":
      return change.creature === undefined ? table : changeCreature(table, of.value, change.creature);
    case "scene":
      return change.scene === undefined ? table : changeScene(table, of.value, change.scene);
    case "encounter":
      return change.encounter === undefined ? table : changeEncounter(table, of.value, change.encounter);
    case "item":
      return change.item === undefined ? table : changeItemAnywhere(table, of.value, change.item);
    case "cell":
    case "fixture":
    case "campaign":
    case undefined:
      return table;
    default:
      return assertNever(of);
  }
}

function foldSnapshot(table: Table, snapshot: Snapshot): Table {
  const { state } = snapshot;
  const now = {
    ...table,
    shown: state?.campaign?.shown ?? 0,
    clockS: Number(state?.campaign?.clockS ?? 0n),
    houseRules: readNumbers(state?.campaign?.houseRules ?? []),
    strictness: readNumbers(state?.campaign?.strictness ?? []),
    creatures: new Map((state?.creatures ?? []).map((creature) => [creature.id, readCreature(creature)])),
    scenes: new Map((state?.scenes ?? []).map((scene) => [scene.id, scene])),
    encounters: new Map((state?.encounters ?? []).map((encounter) => [encounter.id, encounter])),
    relations: new Map((state?.relations ?? []).map((relation) => [relation.id, relation])),
    areas: readAreas(snapshot.areas),
    chat: snapshot.chat,
    questions: snapshot.questions,
    waiting: snapshot.waiting,
    declarations: snapshot.declarations?.open ?? [],
    queue: snapshot.declarations?.queue ?? [],
    participants: new Map(snapshot.participants.map((person) => [person.seat, person])),
    status: snapshot.status ?? null,
    offersAge: table.offersAge + 1,
  };
  return { ...now, log: snapshot.log.map((entry) => withNames(now, entry)) };
}

function readAreas(received: Areas | undefined): Table["areas"] {
  return new Map((received?.areas ?? []).map((seen) => [seen.area, seen]));
}

function changeCreature(table: Table, id: CreatureId, change: (creature: Creature) => Creature): Table {
  const creature = table.creatures.get(id);
  return creature === undefined ? table : { ...table, creatures: withEntry(table.creatures, id, change(creature)) };
}

function changeScene(table: Table, id: number, change: (scene: Scene) => Scene): Table {
  const scene = table.scenes.get(id);
  return scene === undefined ? table : { ...table, scenes: withEntry(table.scenes, id, change(scene)) };
}

function changeEncounter(table: Table, id: number, change: (encounter: Encounter) => Encounter): Table {
  const encounter = table.encounters.get(id);
  return encounter === undefined ? table : { ...table, encounters: withEntry(table.encounters, id, change(encounter)) };
}

/// The creatures of an encounter are those of its order: the server sends no change of their own.
function withMembers(table: Table, { id, order }: Pick<Encounter, "id" | "order">): Table {
  const members = new Set(order);
  const creatures = [...table.creatures].map(([key, creature]): [CreatureId, Creature] => {
    if (members.has(key) === (creature.encounter === id)) return [key, creature];
    return [key, { ...creature, encounter: members.has(key) ? id : 0 }];
  });
  return { ...table, creatures: new Map(creatures) };
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

function withoutEntry<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const left = new Map(map);
  left.delete(key);
  return left;
}

function withNumber<T extends { readonly numbers: readonly WireNumber[] }>(owner: T, number: WireNumber): T {
  return { ...owner, numbers: [...owner.numbers.filter(({ key }) => key !== number.key), number] };
}

/// An item is named without its owner: creatures and scenes are searched.
function changeItemAnywhere(table: Table, id: string, change: (item: Item) => Item): Table {
  const among = <T extends { readonly items: readonly Item[] }>(owner: T): T =>
    owner.items.some((item) => item.id === id)
      ? { ...owner, items: owner.items.map((item) => (item.id === id ? change(item) : item)) }
      : owner;
  return {
    ...table,
    creatures: new Map([...table.creatures].map(([key, creature]) => [key, among(creature)])),
    scenes: new Map([...table.scenes].map(([key, scene]) => [key, among(scene)])),
  };
}
