// Everything that the command palette finds at this table.
import { create } from "@bufbuild/protobuf";
import { type Param, ParamSchema, RefSchema, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { type ActionSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { addRecordAt, freeMiddle } from "../gm/creatures/add_creature";
import { commandGroups, gmCommands, runCommand } from "../gm/rulings/gm_commands";
import { creatureRecords } from "../gm/search/record_search";
import { seenAs } from "../net/watched_seat";
import { mayDraw } from "../state/maps/drawings";
import { isZones } from "../state/maps/zones";
import type { Session } from "../state/session.svelte";
import { listedCreatures, sceneOf } from "../state/table/selectors";
import type { CreatureId } from "../state/table/table";
import { fill } from "../state/text/sentence";
import { nextRedoName, nextUndoName } from "../state/text/undo_text";
import type { Panel, View } from "../state/view.svelte";
import { redoText, seeAsText, texts, undoText } from "../ui/texts";
import type { Entry } from "./entries";

/// The pages of the table screen that only it can open.
export interface Pages {
  readonly players: () => void;
  readonly help: () => void;
  readonly centerOn: (creature: CreatureId) => void;
}

/// about: the creature that the GM's commands concern; 0: everything is found.
export function allEntries(session: Session, view: View, pages: Pages, about: CreatureId): readonly Entry[] {
  const commands = session.table.gm ? commandEntries(session, view, about) : [];
  if (about !== 0) return commands;
  return [
    ...commands,
    ...creatureEntries(session, view, pages),
    ...pageEntries(session, view, pages),
    ...(session.table.gm ? recordEntries(session) : []),
    ...ruleEntries(session, view),
  ];
}

function commandEntries(session: Session, view: View, about: CreatureId): readonly Entry[] {
  const { table } = session;
  return commandGroups.flatMap(([group, groupName]) =>
    gmCommands(session).flatMap(({ schema, disabledReason, group: own }) => {
      const given = about === 0 ? [] : creatureOf(schema, about);
      if (own !== group || (about !== 0 && given.length === 0)) return [];
      const detail = [groupName, fill(table, schema.text)].filter((words) => words !== "").join(": ");
      const run = () => runCommand(session, view, schema, given);
      return [{ id: `c${schema.key}`, group: "Commands", name: schema.name, detail, disabledReason, run }];
    }),
  );
}

/// The first creature field of an action, filled in.
function creatureOf({ form }: ActionSchema, creature: CreatureId): readonly Param[] {
  const field = form.find(({ kind }) => kind === FieldSchema_Kind.CREATURE);
  if (field === undefined) return [];
  const ref = create(RefSchema, { of: { case: "creature", value: creature } });
  return [create(ParamSchema, { name: field.key, value: create(ValueSchema, { is: { case: "ref", value: ref } }) })];
}

function creatureEntries({ table }: Session, view: View, { centerOn }: Pages): readonly Entry[] {
  return listedCreatures(table).map(({ id, name, side, scene }) => {
    const where = table.scenes.get(scene)?.name ?? "";
    const detail = [side === 0 ? "" : table.schemaIndex.label(side), where].filter((words) => words !== "").join(", ");
    const run = () => {
      if (table.gm && scene !== 0) view.lookAt(scene === table.shown ? 0 : scene);
      view.select(id);
      requestAnimationFrame(() => centerOn(id));
    };
    return { id: `t${id}`, group: "Creatures", name, detail, run };
  });
}

function pageEntries(session: Session, view: View, { players, help }: Pages): readonly Entry[] {
  const page = (name: string, detail: string, run: () => void): Entry => ({
    id: `p${name}`,
    group: "Pages",
    name,
    detail,
    run,
  });
  const panel = (name: string, id: Panel) =>
    page(name, "Panel", () => {
      view.panel = id;
      view.panelOpen = true;
    });
  const gm = [
    panel("Game", "table"),
    page(undoText(nextUndoName(session.table)), "Ctrl+Z", () => session.undo()),
    ...(session.table.nextRedo === null
      ? []
      : [page(redoText(nextRedoName(session.table)), "Ctrl+Shift+Z", () => session.redo())]),
    page("Pause or resume game", "Shift+Space", () => session.toggleStop()),
    page(texts.wallsAndDoors, "Shift+W", () => (view.tool = { kind: "walls" })),
    page(texts.lights, "L", () => (view.tool = { kind: "lights" })),
    page(texts.notes, "N", () => (view.tool = { kind: "notes" })),
    page(texts.regions, "G", () => (view.tool = { kind: "regions" })),
    page(texts.fogOfWar, "F", () => (view.tool = { kind: "fog" })),
    page("Edit compendium", "Content of this campaign", () => (view.page = "content")),
    ...[...session.table.participants.values()]
      .filter((person) => !person.gm)
      .map(({ name, seat }) => ({
        ...page(seeAsText(name), "Opens a new tab", () => open(seenAs(location.pathname, seat), "_blank", "noopener")),
        id: `s${seat}`,
      })),
  ];
  const onCells = isZones(sceneOf(session.table, view.scene))
    ? []
    : [page("Template", "Circle, cone, line, square", () => (view.tool = { kind: "template" }))];
  const drawing = page(texts.drawings, "Shift+D", () => (view.tool = { kind: "draw" }));
  return [
    panel("Log", "log"),
    panel("Creatures", "creatures"),
    ...(session.table.gm ? gm : []),
    ...(mayDraw(session.table) ? [drawing] : []),
    ...onCells,
    page("Rules", "B", () => (view.rule = 0)),
    page("Players", "Invites and seats", players),
    page(texts.controls, "?", help),
  ];
}

/// Creatures of the book, added in the middle of the map.
function recordEntries(session: Session): readonly Entry[] {
  return creatureRecords(session.table).map(({ id, name, summary }) => {
    const run = () => {
      const scene = session.viewed;
      const cell = freeMiddle(session.table, scene);
      if (cell !== null) void addRecordAt(session, id, cell, scene);
    };
    return { id: `b${id}`, group: "Add from the bestiary", name, detail: summary, run };
  });
}

function ruleEntries({ table }: Session, view: View): readonly Entry[] {
  return table.schemaIndex.schema.rules.map(({ id, title, text }) => {
    const run = () => {
      view.rule = id;
    };
    return { id: `r${id}`, group: "Rules", name: title, detail: fill(table, text), run };
  });
}
