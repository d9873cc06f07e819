// The selection follows the turn: a creature is selected when its turn begins, and brought into sight.
import { untrack } from "svelte";
import type { Session } from "../state/session.svelte";
import { encounterOf, plays, sceneOf } from "../state/table/selectors";
import type { CreatureId } from "../state/table/table";
import type { View } from "../state/view.svelte";
import { previousTurn } from "./previous_turn";

/// A turn that began, and what was selected then.
interface Begun {
  readonly creature: CreatureId;
  readonly selected: CreatureId | undefined;
}

/// Call while the table screen is made. A person with several selected tokens is in the middle of something and keeps the
/// selection; with an open form it does until the form is closed, and longer where it selected something else meanwhile. A form
/// of the creature whose turn is over closes. A turn can end by itself while its person is about to press: then nothing is pressed.
export function followTurn(session: Session, view: View, see: (creature: CreatureId) => void): void {
  let before: { readonly scene: number; readonly turn: CreatureId } | null = null;
  let begun: Begun | null = null;
  const previousOf = previousTurn();
  const scene = $derived(session.ready ? (sceneOf(session.table, view.scene)?.id ?? 0) : 0);
  const encounter = $derived(scene === 0 ? null : encounterOf(session.table, scene));
  const isPlayed = (id: CreatureId) => {
    const creature = session.table.creatures.get(id);
    return creature !== undefined && plays(session.table, creature);
  };
  $effect(() => {
    const now = { scene, encounter: encounter?.id ?? 0, turn: encounter?.turn ?? 0 };
    const isFormOpen = view.form !== null;
    untrack(() => {
      const [selected, ...others] = view.selected;
      const previous = previousOf(now);
      if (before?.scene !== now.scene) begun = null;
      else if (before.turn !== now.turn) {
        if (before.turn !== 0 && view.form?.actor === before.turn && view.form.answers === undefined) view.form = null;
        if (previous !== now.turn && isPlayed(previous) && isPlayed(now.turn)) view.turnSettling.begin();
        begun = others.length > 0 ? null : { creature: now.turn, selected };
      }
      before = now;
      if (begun === null || isFormOpen) return;
      const { creature } = begun;
      const isKept = others.length > 0 || selected !== begun.selected;
      begun = null;
      if (isKept || !isPlayed(creature)) return;
      view.selectForTurn(creature);
      see(creature);
    });
  });
}
