// The selection follows the turn: a creature is selected when its turn begins, and brought into sight.
import { untrack } from "svelte";
import type { Session } from "../state/session.svelte";
import { encounterOf, plays, sceneOf } from "../state/table/selectors";
import type { CreatureId } from "../state/table/table";
import type { View } from "../state/view.svelte";

/// Call while the table screen is made. A person with an open form or several selected tokens is in the middle of
/// something and keeps the selection.
export function followTurn(session: Session, view: View, see: (creature: CreatureId) => void): void {
  let before: { readonly scene: number; readonly turn: CreatureId } | null = null;
  const scene = $derived(session.ready ? (sceneOf(session.table, view.scene)?.id ?? 0) : 0);
  const turn = $derived(scene === 0 ? 0 : (encounterOf(session.table, scene)?.turn ?? 0));
  $effect(() => {
    const now = { scene, turn };
    untrack(() => {
      const begins = before?.scene === now.scene && before.turn !== now.turn;
      before = now;
      const creature = session.ready ? session.table.creatures.get(now.turn) : undefined;
      if (!begins || creature === undefined || !plays(session.table, creature)) return;
      if (view.form !== null || view.selected.size > 1) return;
      view.select(creature.id);
      see(creature.id);
    });
  });
}
